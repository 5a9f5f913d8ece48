"""Markdown."""

import os
import platform
import subprocess


def table(headings, rows):
    """The first two columns are words, the others numbers."""
    rule = ["---", "---"] + ["---:"] * (len(headings) - 2)
    return "".join("| " + " | ".join(cells) + " |\n" for cells in [headings, rule, *rows])


def number(value):
    return f"{value:,}"


def time(ms):
    return f"{ms:,.1f}" if ms < 100 else f"{ms:,.0f}"


def mega(count):
    return f"{count / 1e6:,.1f}"


def machine():
    swift = subprocess.run(["swift", "--version"], capture_output=True, text=True).stdout
    version = next((line for line in swift.splitlines() if "Swift version" in line), "").split(" (")[0]
    return f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores, {version}."


class Targets:
    """What was asked for, and whether it came out."""

    def __init__(self):
        self.rows = []

    def judge(self, what, where, value, limit, unit=""):
        verdict = "pass" if value <= limit else "**miss**"
        self.rows.append((what, where, f"{value:.2f}{unit}", f"{limit:g}{unit}", verdict))

    def check(self, what, where, holds):
        self.rows.append((what, where, "yes" if holds else "no", "", "pass" if holds else "**miss**"))

    def __str__(self):
        rows = sorted(self.rows, key=lambda row: row[0])
        return table(["target", "program", "measured", "at most", ""], rows)
