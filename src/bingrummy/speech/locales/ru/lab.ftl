# Команда лаборатории, `bing arena`.

cli-arena = свести ботов на одних и тех же картах и измерить, кто сильнее
arena-option-entrants = боты: early, common, sandbag, random или твоя функция в виде module:function
arena-option-seats = мест за столом, от 2 до 8; без указания столько, сколько ботов
arena-option-deals = сколько сдач сыграть, каждую с каждым ботом на каждом месте ({ $number })
arena-option-hands = играть отдельные сдачи вместо целых партий
arena-option-score = вместе с --hands: счёт, с которым бот начинает, например early=63
arena-option-rules = домашние правила: готовый вариант и слова вида имя=значение
arena-option-seed = зерно, из которого следуют все карты (1)
arena-option-clear = остановиться, как только каждая разница заметно отличается от нуля
arena-option-width = остановиться, как только каждая разница известна с точностью до W
arena-option-confirm = потом сыграть N сдач на новых картах для подтверждения
arena-option-workers = рабочих процессов; без указания по числу ядер
arena-option-ray = играть на кластере Ray по его адресу или "local"
arena-option-keep = сохранять результаты в файл и продолжать с него, если он уже есть
arena-option-records = сохранять записи целых партий в папку
arena-option-json = записать числа в формате JSON
arena-option-html = записать числа страницей с графиками
arena-no-extra = Арене нужно больше, чем самой игре: pip install 'bingrummy[lab]'
arena-stopping = Остановка после текущей сдачи. Ещё раз Ctrl-C — остановка сразу.
arena-stopped = Остановлено. Ничего не сохранено: с --keep ФАЙЛ можно будет продолжить.
arena-stopped-kept = Остановлено. Та же команда продолжит отсюда.
