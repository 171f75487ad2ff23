"""What belongs to a page as one file each: its script's modules, and their styles.

Every file costs a phone a round trip, so a page's modules are joined: each becomes a function that
returns what the module exports, in the order in which they need each other.

What may live here: following imports and joining. A module's styles have its name, `css/NAME.css`.
"""

from __future__ import annotations

import posixpath
import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

_FIRST: Final = ("base", "screen")  # the styles that all pages have, before the parts'
_IMPORT: Final = re.compile(
    r'^import\s*\{([^}]*)\}\s*from\s*"(\.{1,2}/[^"]+)";[ \t]*(?://.*)?$', re.MULTILINE
)
_EXPORT: Final = re.compile(
    r"^export (?=(?:async )?(?:function\*?|class|const) ([A-Za-z_$][\w$]*))", re.MULTILINE
)
_EXPORTS: Final = re.compile(r"export\s*\{([^}]*)\};?\s*\Z")  # at the end, as in vendored modules
_ODD: Final = re.compile(r"^(?:import|export)\b.*|.*\bimport\(.*", re.MULTILINE)
_STYLE_COMMENT: Final = re.compile(r"/\*.*?\*/", re.DOTALL)
_FREE: Final = {"js/later.js"}  # which fetches the script that comes later
_CAST: Final = re.compile(r"/\*\*.*?\*/")  # types within a line
_COMMENT: Final = re.compile(r"^[ \t]*(?://.*|/\*\*(?:[^*]|\*(?!/))*\*/[ \t]*)\n", re.MULTILINE)


def modules_of(sources: Mapping[str, str], entry: str) -> list[str]:
    """Return the modules that a script needs, each after those that it imports, itself last.

    Raises `LookupError` for an import that isn't there, `ValueError` for modules that import each
    other.

    >>> modules_of({"js/a.js": 'import { b } from "./b.js";', "js/b.js": ""}, "js/a.js")
    ['js/b.js', 'js/a.js']
    """
    found: list[str] = []
    _follow(sources, entry, (), found)
    return found


def _follow(
    sources: Mapping[str, str], path: str, above: tuple[str, ...], found: list[str]
) -> None:
    if path in above:
        message = f"modules import each other: {' > '.join((*above, path))}"
        raise ValueError(message)
    if path in found:
        return
    if path not in sources:
        message = f"{above[-1] if above else 'a page'} imports {path}, which isn't there"
        raise LookupError(message)
    for _, name in _IMPORT.findall(sources[path]):
        _follow(sources, _target(path, name), (*above, path), found)
    found.append(path)


def _target(path: str, name: str) -> str:
    return posixpath.normpath(posixpath.join(posixpath.dirname(path), name))


def joined_styles(
    sources: Mapping[str, str], entry: str, before: Iterable[str] | None = None
) -> str:
    r"""Return the styles of a page as one: those of all pages, then each module's.

    For a script that comes later, `before` are the modules that are there already.

    >>> joined_styles({"js/a.js": "", "css/a.css": "b {}", "css/base.css": "i {}"}, "js/a.js")
    'i{}\nb{}'
    """
    names = [posixpath.basename(path)[:-3] for path in modules_of(sources, entry)]
    there = {*_FIRST, *(posixpath.basename(path)[:-3] for path in before or ())}
    wanted = (*_FIRST, *names) if before is None else [name for name in names if name not in there]
    paths = dict.fromkeys(f"css/{name}.css" for name in wanted)
    return "\n".join(_tight(sources[path]) for path in paths if path in sources)


def _tight(styles: str) -> str:
    """Return styles without comments, and without blanks that say nothing."""
    lines = (line.strip() for line in _STYLE_COMMENT.sub("", styles).splitlines())
    text = "".join(f"{line} " if line and line[-1] not in "{};," else line for line in lines)
    return re.sub(r" *([{};,]) *", r"\1", text).replace(";}", "}").strip()


def joined_scripts(sources: Mapping[str, str], page: str, laters: Sequence[str]) -> dict[str, str]:
    r"""Return a page's script, and those that it fetches later, each with what only it needs.

    >>> both = {
    ...     "js/a.js": "export const one = 1;",
    ...     "js/c.js": 'import { one } from "./a.js";\nexport const two = one + 1;',
    ... }
    >>> print(joined_scripts(both, "a", ["c"])["js/page-a-c.js"])
    import { $0 } from "./page-a.js";
    const $1 = (() => { // js/c.js
    const { one } = $0;
    const two = one + 1;
    return { two };
    })();
    export default $1;
    <BLANKLINE>
    """
    order = modules_of(sources, f"js/{page}.js")
    needed = Counter(path for name in laters for path in modules_of(sources, f"js/{name}.js"))
    order += [path for path, times in needed.items() if times > 1 and path not in order]
    numbers = {
        path: at
        for at, path in enumerate([*order, *(path for path in needed if path not in order)])
    }
    made, shared = {}, set()
    for name in laters:
        rest = [path for path in modules_of(sources, f"js/{name}.js") if path not in order]
        uses = {
            numbers[target]
            for path in rest
            for _, found in _IMPORT.findall(sources[path])
            if (target := _target(path, found)) in order
        }
        shared |= uses
        made[f"js/page-{page}-{name}.js"] = (
            f'import {{ {_names(uses)} }} from "./page-{page}.js";\n'
            + "".join(_joined(sources[path], path, numbers) for path in rest)
            + f"export default ${numbers[f'js/{name}.js']};\n"
        )
    first = "".join(_joined(sources[path], path, numbers) for path in order)
    made[f"js/page-{page}.js"] = f"{first}export {{ {_names(shared)} }};\n"
    return made


def _names(numbers: Iterable[int]) -> str:
    return ", ".join(f"${number}" for number in sorted(numbers))


def _joined(source: str, path: str, numbers: Mapping[str, int]) -> str:
    r"""Return a module as a function that has been called; raise `ValueError` where it can't be.

    >>> numbers = {"js/b.js": 0, "js/a.js": 1}
    >>> print(_joined('import { one as two } from "./b.js";\nalert(two);', "js/a.js", numbers))
    const $1 = (() => { // js/a.js
    const { one: two } = $0;
    alert(two);
    return {  };
    })();
    <BLANKLINE>
    """
    names: dict[str, str] = {}

    def imported(found: re.Match[str]) -> str:
        wanted = ", ".join(f"{a}: {b}" if b != a else a for a, b in _pairs(found[1]))
        return f"const {{ {wanted} }} = ${numbers[_target(path, found[2])]};"

    def exported(found: re.Match[str]) -> str:
        names[found[1]] = found[1]
        return ""

    def exported_last(found: re.Match[str]) -> str:
        names.update((outer, inner) for inner, outer in _pairs(found[1]))
        return ""

    plain = source if path.startswith("vendor/") else _COMMENT.sub("", source)
    body = _EXPORTS.sub(exported_last, _EXPORT.sub(exported, _IMPORT.sub(imported, plain)))
    odd = None if path in _FREE or path.startswith("vendor/") else _ODD.search(_CAST.sub("", body))
    if odd is not None:
        message = f"{path}: this can't be joined: {odd[0].strip()}"
        raise ValueError(message)
    given = ", ".join(
        f"{outer}: {inner}" if outer != inner else outer for outer, inner in names.items()
    )
    begin, end = f"const ${numbers[path]} = (() => {{ // {path}", f"return {{ {given} }};"
    return f"{begin}\n{body.strip()}\n{end}\n}})();\n"


def _pairs(names: str) -> list[tuple[str, str]]:
    """Return names with what they are called elsewhere: `a, b as c`."""
    found = []
    for part in names.split(","):
        name, _, other = part.strip().partition(" as ")
        if name:
            found.append((name.strip(), (other or name).strip()))
    return found
