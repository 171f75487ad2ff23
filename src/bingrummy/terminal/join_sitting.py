"""A sitting at a server's table: the waiting room, games, and all that comes between.

What may live here: the loop of a screen to which a server tells things while somebody types.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, final

from bingrummy.errors import BingError
from bingrummy.moves import Agree, Resign, Seat
from bingrummy.shuffle import deepest_cut
from bingrummy.speech import commands as said
from bingrummy.speech.language import Speaker
from bingrummy.speech.problems import CommandError
from bingrummy.speech.sentences import problem
from bingrummy.speech.table_words import find_act
from bingrummy.speech.vocabulary import Verb, find_verb
from bingrummy.tabletalk import as_typed, word_help
from bingrummy.terminal import dialogues
from bingrummy.terminal.asides import aside, show_rules
from bingrummy.terminal.console import Console, EndOfInputError
from bingrummy.terminal.desk import Desk, QuitError
from bingrummy.terminal.join_acts import act_words, do_act, show_acts, suggest
from bingrummy.terminal.join_keys import Keys, Paper
from bingrummy.terminal.join_told import Clocks, news_line, plain, show_link, show_who
from bingrummy.terminal.remote import RemoteTable
from bingrummy.terminal.session import show_end
from bingrummy.terminal.table import Ask, Asks

_NO_CUT: Final = 1.5  # seconds before the end in which a nonce is put in without a cut


@final
class MovedOnError(Exception):
    """What was asked isn't asked any more."""


@final
class Sitting:
    """One screen at a server's table."""

    def __init__(  # noqa: PLR0913 - each is a thing of its own
        self,
        table: RemoteTable,
        console: Console,
        keys: Keys,
        paper: Paper,
        speaker: Speaker,
        *,
        hints: bool,
        link: str,
    ) -> None:
        """Sit down; what happened before is taken as told."""
        self._table: Final = table
        self._console: Final = console
        self._tty: Final = keys.isatty()
        self._paper: Final = paper
        self._speaker: Final = speaker
        self._hints: Final = hints
        self._link: Final = link
        self._begun: Final = table.told.table.seq  # news up to here are old
        self._clocks: Final = Clocks()
        self._still: Callable[[], bool] = _always  # what is asked is still asked
        self._desk = self._new_desk()
        self._key = self._players()
        keys.wait = self._read
        table.after_each = self._after_each

    # The desk: made anew whenever somebody else sits at the table.

    def _new_desk(self) -> Desk:
        table = self._table
        advised = table.seat in table.told.table.hints
        return Desk(table, self._console, self._speaker, hints=self._hints, advised=advised)

    def _players(self) -> tuple[object, ...]:
        return (self._table.game, self._table.players, self._table.seat)

    def _renew(self) -> None:
        """Make the desk anew where players have changed, keeping what each was told."""
        if self._key == self._players():
            return
        old, game = self._desk, self._key[0]
        self._key, self._desk = self._players(), self._new_desk()
        self._desk.sorted_by.update(old.sorted_by)
        self._desk.turns_met.update(old.turns_met)
        if game == self._table.game:
            self._desk.all_told()
            self._desk.turn, self._desk.out = old.turn, old.out

    def _say(self, key: str, **values: str | int) -> None:
        self._desk.say(key, **{**act_words(self._speaker.language), **values})

    # Reading while the server tells things.

    def _read(self) -> str:
        """Return the next line that is no act; raise `MovedOnError` when nothing is asked."""
        table = self._table
        while True:
            if not self._still():
                self._end_line()
                raise MovedOnError
            if table.typed:
                line = self._next()
                prompt = self._paper.unfinished
                if not self._act(line):
                    if self._tty:
                        self._paper.broken()
                    return f"{line}\n"
                if self._still():
                    self._paper.write(prompt)
                    self._paper.flush()
            elif table.ended:
                return ""
            else:
                table.pump()

    def _next(self) -> str:
        """Take the next line that was typed; a button's words are read as on the page."""
        line = self._table.typed.popleft()
        return as_typed(line, self._table.told, self._speaker.language)

    def _end_line(self) -> None:
        if self._paper.unfinished:
            self._paper.write("\n")
            self._paper.flush()

    def _act(self, line: str) -> bool:
        """Do what a line asks for besides play; return False where it is for somebody else."""
        found = find_act(line, self._speaker.language)
        verb = None if found is not None else self._verb(line)
        if found is None and verb is not Verb.SUGGEST:
            return self._help(line, verb)
        self._echo(line)
        if found is None:
            suggest(self._table, self._desk)
        else:
            do_act(*found, self._table, self._desk, self._show_link)
        return True

    def _help(self, line: str, verb: Verb | None) -> bool:
        """Show all commands, those of a server's table too."""
        helped = word_help(line, self._table.told, self._speaker.language)
        if helped is not None:
            self._echo(line)
            self._console.item(helped)
            return True
        found = self._found(line) if verb is Verb.HELP else None
        if found is None or found[1].strip(" .!"):
            return False
        self._echo(line)
        show_acts(self._table, self._desk)
        return True

    def _echo(self, line: str) -> None:
        """Finish the line in which something was typed."""
        if self._tty:
            self._paper.broken()
        elif self._paper.unfinished:
            self._paper.write(f"{plain(line)}\n")

    def _found(self, line: str) -> tuple[Verb, str] | None:
        try:
            return find_verb(line, self._speaker.language)
        except CommandError:
            return None

    def _verb(self, line: str) -> Verb | None:
        found = self._found(line)
        return None if found is None else found[0]

    def _show_link(self) -> None:
        show_link(self._link, self._desk, self._paper)

    # Telling.

    def _after_each(self) -> None:
        """Tell what has come, above the prompt where there is one."""
        table, lines = self._table, []
        while table.news:
            line = news_line(table.news.popleft(), table, self._begun, self._desk)
            if line is not None:
                lines.append(line)
        prompt = self._paper.unfinished
        lines += self._clocks.lines(table, self._desk, asked=bool(prompt) and self._still())
        if lines:
            self._end_line()
            for line in lines:
                self._console.say(line, "    ")
            if prompt and self._still():
                self._paper.write(prompt)
                self._paper.flush()
        self._no_cut()

    def _no_cut(self) -> None:
        """Put in a nonce without a cut where the time to cut runs out."""
        asked, seat = self._table.asked(), self._table.seat
        if asked is None or asked.what is not Asks.CUT or seat is None:
            return
        for deadline in self._table.told.table.waits:
            left = self._table.left(deadline)
            if deadline.decision == self._table.decision and left is not None and left < _NO_CUT:
                self._table.cut(seat, None)

    def _tell(self, *, held: bool = False) -> None:
        desk, seat = self._desk, self._table.seat
        desk.tell(seat, held=held)
        desk.skip_to(self._table.now, None)
        if seat is not None and not desk.out and not desk.people() and not self._over():
            desk.out = True
            desk.say("play-all-out")

    def _over(self) -> bool:
        return self._table.stage != "playing"

    # The sitting.

    def run(self) -> None:
        """Stay until the table is closed; raise `QuitError` or `EndOfInputError` on leaving."""
        self._arrive()
        while self._table.stage != "closed":
            if self._table.stage == "playing":
                self._play()
            else:
                self._room()
        self._say("join-closed")

    def _arrive(self) -> None:
        """Wait for the line, and tell what was done for this player meanwhile."""
        table = self._table
        while table.seq < self._begun:
            table.pump()
        self._renew()
        if table.stage == "playing":
            meanwhile = table.told.own.meanwhile
            start = table.first_after(meanwhile[0]) if meanwhile else table.now
            for seat in (None, table.seat):
                self._desk.skip_to(start, seat)
            if meanwhile:
                self._say("join-meanwhile")
                self._tell()
            show_who(table, self._desk)
        if table.away:
            self._say("join-still-away")

    def _room(self) -> None:
        """Wait for the start of a game."""
        table = self._table
        self._renew()
        show_who(table, self._desk)
        own = table.told.own
        if table.seat is None:
            self._say("join-room-watch")
        elif table.told.table.games:
            self._say("join-room-again")
        elif own.person == table.told.table.host:
            self._say("join-room-host")
        else:
            self._say("join-room")
        self._still = self._over
        try:
            while table.stage == "gathering":
                self._console.gap()
                self._room_line(self._console.ask(self._desk.text("join-ask-room")))
        except MovedOnError:
            pass
        finally:
            self._still = _always

    def _room_line(self, line: str) -> None:
        found = self._found(line)
        verb, rest = found if found is not None else (None, "")
        if verb is Verb.QUIT:
            raise QuitError
        if verb is Verb.RULES:
            number = rest.strip(" .!").lstrip("Rr")
            show_rules(int(number) if number.isascii() and number.isdigit() else None, self._desk)
        elif verb is Verb.SCORES and self._table.game:
            aside(said.Scores(), self._table.view(self._table.seat), self._desk)
        elif line:
            self._say("join-room-how")

    def _play(self) -> None:
        """Play a game to its end."""
        while True:
            self._renew()
            asked = self._table.asked()
            if asked is None:
                self._wait()
            elif asked.what is Asks.OVER:
                self._tell()
                if self._table.told.table.game is not None and self._table.stage != "closed":
                    show_end(self._desk)
                return
            else:
                self._answer(asked)

    def _answer(self, asked: Ask) -> None:
        """Let this person answer what is asked, as long as it is asked."""
        table, decision = self._table, self._table.decision
        self._still = lambda: table.asked() == asked and table.decision == decision
        try:
            self._dialogue(asked)
        except MovedOnError:
            pass
        finally:
            self._still = _always

    def _dialogue(self, asked: Ask) -> None:
        desk, seat = self._desk, asked.seat
        if asked.what is Asks.NEXT_HAND or seat is None:
            self._tell()
            dialogues.ask_next_hand(desk)
        elif asked.what is Asks.BUY_BACK:
            self._tell()
            dialogues.ask_buy_back(seat, desk)
        elif asked.what is Asks.CUT:
            dialogues.ask_cut(seat, deepest_cut(self._table.view(seat).table.packs), desk)
        else:
            dialogues.take_turn(asked, seat, desk)

    def _wait(self) -> None:
        """Let one thing happen: at the table, or at the keys."""
        table = self._table
        if table.typed:
            self._typed(self._next())
        elif table.ended:
            raise EndOfInputError
        else:
            before = table.now
            table.pump()
            if table.now > before and table.stage == "playing":
                self._renew()
                self._tell(held=True)

    def _typed(self, line: str) -> None:
        """Deal with a line while others play."""
        if not line.strip() or self._act(line):
            return
        table, desk = self._table, self._desk
        view = table.view(table.seat)
        try:
            command = said.parse(line, view, desk.language)
            if isinstance(command, said.Quit):
                raise QuitError
            if isinstance(command, said.AskResign | said.AgreeStop):
                self._leave_game(command, table.seat)
            elif not aside(command, view, desk):
                desk.say("play-on-your-turn")
        except BingError as error:
            self._console.say(plain(problem(error, desk.language)))

    def _leave_game(self, command: said.AskResign | said.AgreeStop, seat: Seat | None) -> None:
        """Resign, or agree to end the game with this hand, after a question."""
        table, desk = self._table, self._desk
        if seat is None:
            desk.say("play-on-your-turn")
            return
        move = Resign(seat) if isinstance(command, said.AskResign) else Agree(seat, command.yes)
        table.judge(move)
        key = "play-resign" if isinstance(move, Resign) else "play-agree"
        harmless = isinstance(move, Agree) and not move.yes
        if not harmless and not dialogues.confirmed(f"{key}-sure", seat, desk):
            desk.say(f"{key}-not")
            return
        table.do(move)
        self._tell(held=True)


def _always() -> bool:
    return True
