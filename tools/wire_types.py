"""Make the page's types of messages, and what fills in the fields that messages leave out.

`python -m tools.wire_types` writes `wire.d.ts` and `wire.js` from the message types; `--check` says
whether they are up to date.

What may live here: reading message types and writing TypeScript of them.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any, Final

import msgspec
from msgspec import inspect

from bingrummy.wire import commands as c
from bingrummy.wire import events as e
from bingrummy.wire import messages as m
from bingrummy.wire import notes as n
from bingrummy.wire.basic import Asked

FOLDER: Final = Path(__file__).parent.parent / "src/bingrummy/web/static/js"
ROOTS: Final = (
    m.FromServer, m.FromClient, c.What, c.Ask, m.Seated, m.Made, m.Tables, m.NewTable, m.Join,
    m.Games, m.HandTold, m.Checked, m.Fault, m.Events, m.Drafted, m.Suggested, m.Understood,
)  # fmt: skip
_UNIONS: Final = {
    "FromServer": m.FromServer, "FromClient": m.FromClient, "What": c.What, "Play": c.Play,
    "Ask": c.Ask, "Happening": e.Happening, "Note": n.Note,
}  # fmt: skip
_PLAIN: Final[dict[type[inspect.Type], str]] = {
    inspect.StrType: "string",
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
}


class _Types:
    """The struct types that messages are made of, by name."""

    def __init__(self) -> None:
        self.found: dict[str, inspect.StructType] = {}
        self.unions = {
            frozenset(kind.cls.__name__ for kind in _kinds(inspect.type_info(union))): name
            for name, union in _UNIONS.items()
        }
        for root in ROOTS:
            self.text(inspect.type_info(root))

    def text(self, kind: inspect.Type) -> str:
        """Return a type as TypeScript writes it."""
        match kind:
            case inspect.Metadata():
                return self.text(kind.type)
            case inspect.StructType():
                self._add(kind)
                return kind.cls.__name__
            case inspect.UnionType():
                return self._union(kind)
            case inspect.ListType():
                inner = self.text(kind.item_type)
                return f"({inner})[]" if " " in inner else f"{inner}[]"
            case inspect.DictType():
                return f"Record<{self.text(kind.key_type)}, {self.text(kind.value_type)}>"
            case inspect.LiteralType():
                return " | ".join(f'"{value}"' for value in kind.values)
            case _:
                return _PLAIN[type(kind)]

    def _union(self, kind: inspect.UnionType) -> str:
        texts = [self.text(inner) for inner in kind.types]
        names = frozenset(inner.cls.__name__ for inner in _kinds(kind))
        if names in self.unions and len(names) > 1:
            rest = [text for text in texts if text not in names]
            return " | ".join([self.unions[names], *rest])
        return " | ".join(texts)

    def _add(self, kind: inspect.StructType) -> None:
        name = kind.cls.__name__
        if name in self.found:
            return
        self.found[name] = kind
        for field in kind.fields:
            self.text(field.type)


def _kinds(kind: inspect.Type) -> list[inspect.StructType]:
    if isinstance(kind, inspect.Metadata):
        return _kinds(kind.type)
    if isinstance(kind, inspect.UnionType):
        return [found for inner in kind.types for found in _kinds(inner)]
    return [kind] if isinstance(kind, inspect.StructType) else []


def types() -> str:
    """Return the text of `wire.d.ts`."""
    made = _Types()
    parts = ["// The messages of the server. Made by `python -m tools.wire_types`: don't edit."]
    for name, kind in sorted(made.found.items()):
        about = (kind.cls.__doc__ or "").strip().split("\n")[0]
        lines = [f"/** {about} */", f"export interface {name} {{"]
        if kind.tag_field is not None:
            lines.append(f'  {kind.tag_field}: "{kind.tag}";')
        for field in kind.fields:
            # What is sent may leave out what has a default; what was told has been filled in.
            mark = "?" if issubclass(kind.cls, Asked) and not field.required else ""
            lines.append(f"  {field.encode_name}{mark}: {made.text(field.type)};")
        parts.append("\n".join([*lines, "}"]))
    for name, union in _UNIONS.items():
        names = " | ".join(kind.cls.__name__ for kind in _kinds(inspect.type_info(union)))
        parts.append(f"export type {name} = {names};")
    names = ", ".join(f"{name}: {name}" for name in sorted(made.found))
    parts.append(f"export interface Shapes {{ {names} }}")
    parts.append(_FUNCTIONS)
    return "\n\n".join(parts) + "\n"


def script() -> str:
    """Return the text of `wire.js`: what each message looks like where fields are left out."""
    made = _Types()
    shapes = {}
    for name, kind in sorted(made.found.items()):
        if not issubclass(kind.cls, Asked):
            shapes[name] = {
                field.encode_name: shape
                for field in kind.fields
                if (shape := _shape(field)) != [None] or not field.required
            }
    needed = {name: shape for name, shape in shapes.items() if shape}
    tags = {
        f"{kind.tag_field}:{kind.tag}": name
        for name, kind in sorted(made.found.items())
        if kind.tag_field is not None and name in needed
    }
    return _SCRIPT.format(shapes=_js(needed), tags=_js(tags))


def _shape(field: inspect.Field) -> list[Any]:
    """Return a field's default, and the type of what is in it where that has a shape."""
    if field.default is not msgspec.NODEFAULT:
        default: Any = field.default
    elif field.default_factory is not msgspec.NODEFAULT:
        default = field.default_factory()
    else:
        default = None
    if isinstance(default, msgspec.Struct):
        default = {}
    inner = field.type
    while isinstance(inner, inspect.ListType | inspect.Metadata):
        inner = inner.type if isinstance(inner, inspect.Metadata) else inner.item_type
    kinds = _kinds(inner)
    if isinstance(inner, inspect.UnionType) and len(kinds) > 1:
        return [default, "*"]
    if kinds and not issubclass(kinds[0].cls, Asked):
        return [default, kinds[0].cls.__name__]
    return [default]


def _js(value: dict[str, Any]) -> str:
    lines = [
        f"  {msgspec.json.encode(name).decode()}: {msgspec.json.encode(inner).decode()},"
        for name, inner in value.items()
    ]
    return "{\n" + "\n".join(lines) + "\n}"


_FUNCTIONS: Final = """\
/** Return a message with all its fields. */
export function filled<Name extends keyof Shapes>(name: Name, message: object): Shapes[Name];

/** Return what came over the line with all its fields. */
export function received(message: object): FromServer;"""

_SCRIPT: Final = """\
// Fills in what the server's messages leave out: fields that have their default. Made by
// `python -m tools.wire_types`: don't edit.

/** Of each message its fields: the default, and the message that is in it (`*`: see its tag).
 * @type {{Record<string, Record<string, [unknown, string?]>>}} */
const SHAPES = {shapes};

/** @type {{Record<string, string>}} */
const TAGS = {tags};

const TAG_FIELDS = ["type", "event", "note"];

/** @param {{any}} message */
function named(message) {{
  const field = TAG_FIELDS.find((tag) => typeof message[tag] === "string");
  return field ? TAGS[`${{field}}:${{message[field]}}`] : undefined;
}}

/** Return a message with all its fields.
 * @template {{keyof import("./wire").Shapes}} Name
 * @param {{Name}} name @param {{any}} message
 * @returns {{import("./wire").Shapes[Name]}} */
export function filled(name, message) {{
  return fill(name, message);
}}

/** Return what came over the line with all its fields.
 * @param {{any}} message @returns {{import("./wire").FromServer}} */
export function received(message) {{
  return fill("*", message);
}}

/** @param {{string}} name @param {{any}} message @returns {{any}} */
function fill(name, message) {{
  if (message === null || typeof message !== "object") return message;
  if (Array.isArray(message)) return message.map((one) => fill(name, one));
  const shape = SHAPES[(name === "*" ? named(message) : name) ?? ""];
  if (!shape) return message;
  const made = {{ ...message }};
  for (const [field, [left, inner]] of Object.entries(shape)) {{
    const value = field in message ? message[field] : structuredClone(left);
    made[field] = inner ? fill(inner, value) : value;
  }}
  return made;
}}
"""


def main() -> int:
    """Write the files, or check them."""
    made = {FOLDER / "wire.d.ts": types(), FOLDER / "wire.js": script()}
    if "--check" in sys.argv:
        old = [path.name for path, text in made.items() if path.read_text("utf-8") != text]
        if old:
            print(f"Out of date: {', '.join(old)}. Run: python -m tools.wire_types")
        return 1 if old else 0
    for path, text in made.items():
        path.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
