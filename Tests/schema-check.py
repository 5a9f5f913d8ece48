#!/usr/bin/env python3
"""Checks specs against the JSON Schema: schema-check.py SCHEMA SPEC...

The schema itself must be one of draft 2020-12. Every SPEC must be valid, and so must the small samples in here that are
marked as good; those marked as bad must not be. Without jsonschema and PyYAML it says so and does nothing.
"""

import json
import re
import sys

try:
    import jsonschema
    import yaml
    from yaml import CSafeLoader  # libyaml, as in the compiler: the one in Python refuses more
except ImportError as error:
    print(f"skipped: {error}")
    sys.exit(0)


class CoreLoader(CSafeLoader):
    """Reads plain scalars by the core schema of YAML 1.2, as editors do."""

    yaml_implicit_resolvers = {}


class UnmergedLoader(CoreLoader):
    """Leaves `<<` a key like any other, as a validator does that knows no merge keys."""

    yaml_implicit_resolvers = {}


for tag, pattern in [
    ("null", r"~|null|Null|NULL|"),
    ("bool", r"true|True|TRUE|false|False|FALSE"),
    ("int", r"[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+"),
    ("float", r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?"),
]:
    for loader in (CoreLoader, UnmergedLoader):
        loader.add_implicit_resolver(f"tag:yaml.org,2002:{tag}", re.compile(f"^(?:{pattern})$"), None)
CoreLoader.add_implicit_resolver("tag:yaml.org,2002:merge", re.compile("^<<$"), ["<"])

GOOD = [
    "screenspec: 1\nlint: {symbols: a.txt, rules: {case-name: off, too-many-tabs: {severity: error, maximum: 4}}}\n",
    "screenspec: 1\n",  # an included file
    "screenspec: 1\ndestinations: {a: {view: V, title: no, icon: on, summary: 1.0}}\n",
    "screenspec: 1\ndestinations: {a: {view: V, title: null, columns: 2}}\n",
    "screenspec: 1\ndestinations: {größe: {view: V, payload: '_ id: Int = 1, b c: [Int] = []'}}\n",
    "screenspec: 1\ndestinations: {a: {view: V, payload: {_ ids: [UUID], of map: [String: Int]}}}\n",
    "screenspec: 1\npayloads: {'any P': {compare: ignore, codable: false}}\n",
    "screenspec: 1\napp: {platforms: {iOS: 17, macOS: 14.0, visionOS: 1.0.1}, access: public}\n",
    "screenspec: 1\nattributes: {tint: {type: Color?}, n: {type: Int, default: 0}}\n",
    "screenspec: 1\nlayout: {host: split, content: {min: 1}, compact: {style: tabs}, accessibility: {focusDetail: true}}\n",
    "screenspec: 1\ntabs: {items: [{id: a, title: 1, icon: {asset: a}, root: a, placement: pinned}]}\n",
    "screenspec: 1\nsheets: {items: {a: {view: V, sizing: form, detents: [large]}, b: {view: V, sizing: {fitted: [vertical]}}}}\n",
    "screenspec: 1\nsidebar: {sections: [{id: a, items: [a]}]}\n",
]

BAD = [
    "screenspec: 1\nlint: {rules: {case-nam: off}}\n",
    "screenspec: 1\nlint: {rules: {case-name: none}}\n",
    "screenspec: 1\nlint: {rules: {case-name: {maximum: 4}}}\n",
    "screenspec: 1\nlint: {rules: {too-many-tabs: {maximum: many}}}\n",
    "{}\n",
    "screenspec: 2\n",
    "screenspec: 1\nscreens: {}\n",
    "screenspec: 1\ndestinations: {a: {title: A}}\n",
    "screenspec: 1\ndestinations: {a: {view: V, colums: 2}}\n",
    "screenspec: 1\ndestinations: {a: {view: V, columns: 4}}\n",
    "screenspec: 1\ndestinations: {a: {view: V, columns: '3'}}\n",
    "screenspec: 1\ndestinations: {a: {view: V, title: [A]}}\n",
    "screenspec: 1\ndestinations: {a: {view: V, icon: {image: x}}}\n",
    "screenspec: 1\ndestinations: {1a: {view: V}}\n",
    "screenspec: 1\ndestinations: {a-b: {view: V}}\n",
    "screenspec: 1\ndestinations: {self: {view: V}}\n",
    "screenspec: 1\ndestinations: {a: {view: V, opens: b}}\n",
    "screenspec: 1\ndestinations: {a: {view: V, payload: {a b c: Int}}}\n",
    "screenspec: 1\napp: {access: open}\n",
    "screenspec: 1\napp: {platforms: {ios: 17.0}}\n",
    "screenspec: 1\napp: {platforms: {iOS: seventeen}}\n",
    "screenspec: 1\npayloads: {A: {codable: yes}}\n",
    "screenspec: 1\nsidebar: {}\n",
    "screenspec: 1\nsidebar: {sections: [{title: A}]}\n",
    "screenspec: 1\nsidebar: {sections: []}\n",
    "screenspec: 1\nsidebar: {sections: [{id: a}]}\n",
    "screenspec: 1\nsidebar: {sections: [{id: a, items: []}]}\n",
    "screenspec: 1\nsidebar: {sections: [{id: a, items: [a], each: {name: a, type: A, item: a, title: A}}]}\n",
    "screenspec: 1\npayloads: {A: {identity: id, compare: value}}\n",
    "screenspec: 1\nlayout: {host: tabs}\n",
    "screenspec: 1\nlayout: {secondary: {width: 100}}\n",
    "screenspec: 1\ntabs: {items: [{id: a, title: A, icon: a}]}\n",
    "screenspec: 1\nsheets: {items: {a: {style: sheet}}}\n",
    "screenspec: 1\nsheets: {items: {a: {view: V, sizing: {}}}}\n",
    "screenspec: 1\nsheets: {items: {a: {view: V, detents: [small]}}}\n",
]


def jsonable(value):
    """`value` as JSON has it: with text as keys."""
    if isinstance(value, dict):
        return {key if isinstance(key, str) else json.dumps(key): jsonable(inner) for key, inner in value.items()}
    return [jsonable(inner) for inner in value] if isinstance(value, list) else value


def main():
    with open(sys.argv[1], encoding="utf-8") as file:
        schema = json.load(file)
    jsonschema.Draft202012Validator.check_schema(schema)
    validator = jsonschema.Draft202012Validator(schema)
    failures = []

    def mistakes(text, loader=CoreLoader):
        return sorted(validator.iter_errors(jsonable(yaml.load(text, loader))), key=lambda error: error.json_path)

    for path in sys.argv[2:]:
        with open(path, encoding="utf-8-sig") as file:
            text = file.read()
        for loader in (CoreLoader, UnmergedLoader):
            failures += [f"{path}: {error.json_path}: {error.message}" for error in mistakes(text, loader)]
    failures += [f"refused: {text!r}: {mistakes(text)[0].message}" for text in GOOD if mistakes(text)]
    failures += [f"not refused: {text!r}" for text in BAD if not mistakes(text)]
    print("\n".join(failures) or f"{len(sys.argv) - 2} specs and {len(GOOD) + len(BAD)} samples are as expected")
    sys.exit(1 if failures else 0)


main()
