"""The command `bing`: its sub-commands, and nothing of what they do.

What may live here: which sub-command there is and which module runs it; each is imported only when
it is called.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, Final, NoReturn

import bingrummy
from bingrummy.interrupts import INTERRUPTED
from bingrummy.speech.language import Language, Speaker
from bingrummy.terminal.files import why

COMMANDS: Final[Mapping[str, str]] = {
    "play": "bingrummy.terminal.play",
    "join": "bingrummy.terminal.join",
    "serve": "bingrummy.web.serve",
    "check": "bingrummy.terminal.check",
    "show": "bingrummy.terminal.show",
    "solve": "bingrummy.terminal.solve",
    "arena": "bingrummy.lab.arena",
}

TROUBLE: Final = 1
BAD_USAGE: Final = 2
BROKEN_PIPE: Final = 141  # what a shell reports of a program whose reader went away


# What argparse says in English, and the sentence that says it in the user's language.
_SENTENCES: Final[tuple[tuple[str, str], ...]] = (
    (r"unrecognized arguments: (?P<words>.*)", "cli-unknown"),
    (r"argument (?P<option>\S+): expected .*", "cli-value"),
    (r"argument (?P<option>\S+): ignored explicit argument .*", "cli-novalue"),
    (
        r"argument (?P<option>\S+): invalid choice: '(?P<given>.*)' \(choose from (?P<choices>.*)"
        r"\)",
        "cli-choice",
    ),
    (r"the following arguments are required: (?P<names>.*)", "cli-missing"),
    (r"argument (?P<option>\S+): (?P<why>.*)", "cli-wrong"),  # what a command says of a value
)


class _Parser(argparse.ArgumentParser):
    """An argument parser that speaks the user's language."""

    say: Callable[..., str]

    def __init__(self, **more: Any) -> None:  # noqa: ANN401 - argparse's own
        super().__init__(**more, add_help=False, allow_abbrev=False)
        self._positionals.title = self.say("cli-positionals")
        self._optionals.title = self.say("cli-optionals")
        self.add_argument("-h", "--help", action="help", help=self.say("cli-help"))

    def format_usage(self) -> str:
        return self._translated(super().format_usage())

    def format_help(self) -> str:
        return self._translated(super().format_help())

    def _translated(self, text: str) -> str:
        return text.replace("usage:", self.say("cli-usage"), 1)

    def error(self, message: str) -> NoReturn:
        why = message
        for form, key in _SENTENCES:
            if found := re.fullmatch(form, message):
                why = self.say(key, **found.groupdict())
                break
        print(self.say("cli-bad-option", why=why, command=self.prog), file=sys.stderr)
        self.exit(BAD_USAGE)


def language_of(arguments: Sequence[str], environment: Mapping[str, str]) -> Language:
    """Return the language asked for by ``--lang``, else by the locale.

    >>> language_of(["play", "--lang", "sv"], {}), language_of([], {"LANG": "ru_RU.UTF-8"})
    (<Language.SV: 'sv'>, <Language.RU: 'ru'>)
    """
    for at, word in enumerate(arguments):
        name, equals, value = word.partition("=")
        if name == "--lang":
            asked = value if equals else "".join(arguments[at + 1 : at + 2])
            return Language.of_locale(asked)
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            return Language.of_locale(environment[name])
    return Language.EN


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit code."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    _open_closed_streams()
    try:
        return _run(words)
    except KeyboardInterrupt:
        return INTERRUPTED


def _run(words: Sequence[str]) -> int:
    """Do what the words ask; what takes long is all in here, where Ctrl-C is met."""
    speaker = Speaker(language_of(words, os.environ))
    parser = _parser(speaker, words)
    options = parser.parse_args(words)
    if options.command is None:
        parser.print_help()
        return 0
    try:
        code: int = import_module(COMMANDS[options.command]).run(options, speaker)
        sys.stdout.flush()
    except BrokenPipeError:  # the reader of a pipe has gone: not an error of ours
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except OSError as error:  # what is written has no room
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        print(f"bing: {why(error, speaker)}", file=sys.stderr)
        return TROUBLE
    return code


def _open_closed_streams() -> None:
    """Put the null device where a standard stream is closed: Python has None there."""
    # They stay open as long as the program runs, as the real ones would.
    sys.stdin = sys.stdin or Path(os.devnull).open()  # noqa: SIM115
    sys.stdout = sys.stdout or Path(os.devnull).open("w")  # noqa: SIM115
    sys.stderr = sys.stderr or Path(os.devnull).open("w")  # noqa: SIM115


def _parser(speaker: Speaker, words: Sequence[str]) -> argparse.ArgumentParser:
    """Build the parser; only the options of the command that is named are worked out."""
    say = speaker.say
    _Parser.say = staticmethod(say)
    parser = _Parser(prog="bing", description=say("cli-about"))
    version = f"bing {bingrummy.__version__} ({bingrummy.form()})"
    parser.add_argument("--version", action="version", version=version, help=say("cli-version"))
    _add_language(parser, say)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    for name, module in COMMANDS.items():
        text = say(f"cli-{name}")
        command = commands.add_parser(name, help=text, description=text)
        _add_language(command, say)
        if name in words:
            import_module(module).add_arguments(command, say)
    return parser


def _add_language(parser: argparse.ArgumentParser, say: Callable[..., str]) -> None:
    choices = [language.value for language in Language]
    parser.add_argument("--lang", choices=choices, default=argparse.SUPPRESS, help=say("cli-lang"))


if __name__ == "__main__":
    sys.exit(main())
