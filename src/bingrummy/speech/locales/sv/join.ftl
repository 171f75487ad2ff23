# `bing join`: spelet i terminalen, vid en servers bord.

cli-join = Spela vid en servers bord, i terminalen.
join-option-url = Bordets länk, eller din personliga för att komma tillbaka till din plats.
join-option-name = Ditt namn vid bordet; med en personlig länk behövs inget.
join-option-seat = Platsen du vill ha; annars får du en ledig.
join-option-watch = Bara titta på.

join-bad-link = ”{ $link }” är ingen länk till ett bord; en sådan ser ut som https://cards.example/t/abc.
join-no-name = Ange ditt namn med --name, eller använd din personliga länk.
join-bad-seat = --seat: ”{ $given }” går inte: ange ett tal från 1 till { $most }.
join-no-answer = Ingen svarar på { $server }: kontrollera länken eller försök senare.
join-no-table-there = Det finns inget bord för bing rummy på { $server }.

# Komma och gå.

join-at-table = Bordet ”{ $table }”.
join-your-seat = Du är { $name }, på plats { $seat }.
join-wait-to-enter = Du är { $name }. Du kommer in i partiet mellan två givar.
join-watching = Du tittar på vid det här bordet.
join-link-keep = Den här länken är bara din. Med den kommer du tillbaka till din plats från vilken apparat som helst; skicka den till dig själv och till ingen annan:
join-link-others = För andra som vill vara med:
join-link-own = Bara för dig, för att komma tillbaka:
join-left = Din plats är kvar. För att komma tillbaka till den:
join-closed = Bordet är stängt.
join-lost = Förbindelsen med servern är bruten; försöker igen …
join-found = Förbindelsen är tillbaka.
join-meanwhile = Medan du var borta:
join-still-away = Du står som borta; med ”{ $do_back }” spelar du själv igen.

# Vänta på ett parti.

join-room = Värden börjar partiet. Under tiden: ”{ $do_say } …” för att prata, ”{ $do_who }” för att se vilka som är här, ”{ $quit }” för att gå.
join-room-host = Du är värd: ”{ $do_start }” börjar när alla platser är tagna, ”{ $do_fill }” sätter botar på de lediga och börjar.
join-room-again = Partiet är slut. ”{ $do_ready }”: ett till, när alla som är här vill; med ”{ $quit }” går du.
join-room-watch = Partiet har inte börjat.
join-room-how = Inte nu. ”{ $do_who }” visar vilka som är här, ”{ $help }” vad du kan skriva.
join-ask-room = Vid bordet:
join-you-host = Du är värd nu.

# Vilka som är här, och klockan.

join-who-bot = bot ({ $style })
join-who-free = ledig
join-who-you = { $name }, du
join-who-waits = { $name } väntar på att komma in.
join-who-watches = { $name } tittar på.
join-mark-host = värd
join-mark-absent = ingen förbindelse
join-mark-away = borta
join-mark-ready = redo
join-mark-out = ute ur partiet
join-mark-offered = platsen erbjuds en ny spelare
join-mark-balance = marker { $sign }{ $chips }
join-paused = Partiet är pausat: ingen klocka går och botarna väntar, men det går att spela vidare.
join-clock-free = Ta god tid på dig: ingen klocka går för dig nu.
join-clock-you = { $seconds ->
    [one] Du har 1 sekund kvar.
   *[other] Du har { $seconds } sekunder kvar.
}
join-clock = { $seconds ->
    [one] { $name } har 1 sekund kvar, sedan spelar bordet vidare.
   *[other] { $name } har { $seconds } sekunder kvar, sedan spelar bordet vidare.
}

# Vad man kan göra.

join-done = Klart.
join-hint = Tips: { $hint }
join-help = Vid det här bordet också, när som helst:
join-help-host = Och som värd:
join-act-say = { $word } hej: säg något till alla
join-act-sign = { $word }: lista på korta fraser; { $word } 3: säg den tredje
join-act-who = { $word }: vilka som är här, och klockan
join-act-away = { $word }: var borta, varje tur dras ett kort och kastas; { $word } bot: en bot spelar; { $word } bot 2: och köper in sig igen högst två gånger
join-act-back = { $word }: spela själv igen
join-act-pause = { $word }: ta paus (värden, eller två spelare)
join-act-resume = { $word }: avsluta pausen
join-act-nudge = { $word }: be den som dröjer att spela
join-act-ready = { $word }: var redo för nästa giv eller parti
join-act-seat = { $word } 3: byt till plats 3 före starten
join-act-link = { $word }: länkarna, för andra och din egen
join-act-mute = { $word } Ben: slipp se vad Ben skriver
join-act-unmute = { $word } Ben: se det igen
join-act-consent = { $word } 3: gå med på att en ny spelare får plats 3
join-act-name = { $word } Bea: byt namn till Bea
join-act-forget = { $word } för gott: radera ditt namn och allt du har sagt från bordet; det går inte att ångra
join-act-start = { $word }: börja partiet
join-act-fill = { $word }, eller { $word } och en stil: botar på de lediga platserna, och börja ({ $styles })
join-act-remove = { $word } Ben: ta bort Ben före starten
join-act-longer = { $word } Ben 30: 30 sekunder mer för var och en av Bens turer
join-act-offer = { $word } 3: fråga de andra om en ny spelare får plats 3, vars spelare är borta
join-act-mute-all = { $word } Ben: ingen ser vad Ben skriver
join-act-unmute-all = { $word } Ben: alla ser det igen
join-act-chat-off = { $word }: stäng av chatten för alla
join-act-chat-on = { $word }: slå på den igen

# Varför det som följer på ett ord inte går att läsa.

join-why-nobody = Ingen vid bordet heter ”{ $name }”.
join-why-several = Det kan vara flera: { $names }. Skriv hela namnet, eller platsens nummer.
join-why-bot = På plats { $seat } sitter en bot; ”{ $word }” gäller bara människor.
join-why-free = Ingen sitter på plats { $seat }.
join-why-you = Det är du själv; ”{ $word }” gäller de andra.
join-why-no-seat = { $name } har ingen plats.
join-why-own-turn = Det är din egen tur: de andra väntar på dig.
join-why-no-turn = Just nu är det ingens tur.
join-why-seconds = Det måste vara ett tal från 0 till { $most } sekunder.
join-why-no-phrase = Fraserna har nummer 1 till { $count }; ”{ $word }” visar dem.
