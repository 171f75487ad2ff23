"""`bing join` where something can't be: what is typed wrongly, bad links, refusals."""

from __future__ import annotations

import time

from bingrummy.speech.language import Language
from join_tools import LONG, Opener, table_of
from join_tools import opened as opened  # noqa: PLC0414 - a fixture
from join_tools import server as server  # noqa: PLC0414 - a fixture
from servers import Person, Running, answer_decision


def test_what_is_typed_wrongly_is_explained_and_refusals_are_sentences(
    server: Running, opened: Opener
) -> None:
    table = table_of(server, hints=[], bots=[{"seat": 3}, {"seat": 4}])
    host = Person.joining(server.base, table, "Ben")
    ada = opened(f"{server.base}/t/{table}", "--name", "Ada")
    ada.playing = False
    ada.said("join-ask-room")
    for typed, answer in (
        ("start", "Only the host can do that."),
        ("sign", "sign 2: Good luck!"),
        ("sign 99", "The phrases are numbered 1 to 8"),
        ("say", "say something to all"),
        ("seat 3", "That seat is taken."),
        ("mute Nobody", "There is nobody called “Nobody” at this table."),
        ("mute 3", "At seat 3 there is a bot"),
        ("help mute", "hide Ben’s chat from you"),
        ("mute Ben", "Done."),
        ("back", "You aren’t away."),
        ("draw", "Not now."),
        ("rules R18", "R18"),
        ("suggest", "There is nothing for you to decide now."),
        ("help", "At this table also"),
    ):
        since = len(ada.text)
        ada.type(typed)
        ada.until(answer, since=since)
        ada.said("join-ask-room", since=since)
    assert host.do("start")["accepted"]
    end = time.monotonic() + LONG
    while not ada.text.endswith(f"{ada.robot.say('play-ask-turn-learning')} "):
        assert time.monotonic() < end, ada.text[-3000:]
        answer_decision(host, host.view()["own"])
        if ada.text.endswith(f"{ada.robot.say('play-ask-cut')} "):
            ada.type("20")
        time.sleep(0.1)
    for typed, answer in (
        ("suggest", "Hints aren’t allowed at your seat."),
        ("discard 2c", "(R8)"),
        ("pass", "(R11)"),
        ("nudge", "It is your own turn"),
        ("nudge Ada", "That is you"),
        ("who", "1: Ben"),
    ):
        since = len(ada.text)
        ada.type(typed)
        ada.until(answer, since=since)
        ada.said("play-ask-turn-learning", since=since)
    ada.type("quit")
    assert ada.end() == 0, ada.errors()


# What can't be: one clear sentence each.


def refused(opened: Opener, *options: str, language: Language = Language.EN) -> tuple[int, str]:
    terminal = opened(*options, language=language)
    code = terminal.end()
    said = terminal.errors()
    assert "Traceback" not in said
    assert len(said.strip().splitlines()) == 1, said
    assert terminal.text == ""
    return code, said.strip()


def test_links_that_lead_nowhere(server: Running, opened: Opener) -> None:
    table = table_of(server)
    code, said = refused(opened, "http://127.0.0.1:1/nowhere#secretsecretsecret", "--name", "Ada")
    assert code == 2
    assert "is no link to a table" in said
    assert "secret" not in said
    code, said = refused(opened, "http://127.0.0.1:1/t/abc", "--name", "Ada")
    assert (code, said) == (1, "Nobody answers at http://127.0.0.1:1: "
                            "check the link, or try again later.")  # fmt: skip
    code, said = refused(opened, f"{server.base}/t/nosuchtable", "--name", "Ada")
    assert (code, said) == (1, "There is no such table.")
    code, said = refused(opened, f"{server.base}/t/{table}#{'x' * 32}", language=Language.SV)
    assert code == 1
    assert "x" * 32 not in said
    assert refused(opened, f"{server.base}/t/{table}")[0] == 2  # no name
    assert refused(opened, f"{server.base}/t/{table}", "--name", "Ada", "--seat", "9")[0] == 2


def test_a_full_table(server: Running, opened: Opener) -> None:
    table = table_of(server, seats=2, bots=[{"seat": 1}])
    Person.joining(server.base, table, "Ben")
    code, said = refused(opened, f"{server.base}/t/{table}", "--name", "Ada")
    assert (code, said) == (1, "The table is full.")


def test_who_is_removed_is_told_so(server: Running, opened: Opener) -> None:
    table = table_of(server)
    host = Person.joining(server.base, table, "Ben")
    ada = opened(f"{server.base}/t/{table}", "--name", "Ada")
    link = ada.link()
    ada.said("join-ask-room")
    person = next(seat["person"] for seat in host.view()["table"]["seats"] if
                  seat.get("name") == "Ada")  # fmt: skip
    assert host.do("remove", person=person)["accepted"]
    ada.said("server-refusal-removed")
    assert ada.end() == 1
    assert ada.errors() == ""
    assert "belongs to nobody" not in ada.text
    assert ada.text.count("removed") == 1  # told once
    code, said = refused(opened, link)
    assert (code, said) == (1, "The host has removed you from the table.")
