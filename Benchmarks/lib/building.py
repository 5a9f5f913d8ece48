"""Builds what is measured and what it is measured against, and gathers the programs in one folder per configuration."""

import os
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
CONFIGURATIONS = {
    "release": ["-c", "release"],
    "static": ["-c", "release", "--static-swift-stdlib"],
    "debug": ["-c", "debug"],
}
PRODUCTS = ["screenspec-build", "screenspec"]
EQUIVALENTS = ["yams-stencil", "yams-mustache"]


def say(text):
    print(text, file=sys.stderr, flush=True)


def run(command, **options):
    say("$ " + shlex.join(str(part) for part in command))
    subprocess.run(command, check=True, stdout=sys.stderr, **options)


class Programs:
    """Where the built programs are: `bin/CONFIGURATION/PRODUCT`, the C programs in `bin`."""

    def __init__(self, scratch, package):
        self.scratch = Path(scratch).resolve()
        self.package = Path(package).resolve()
        self.bin = self.scratch / "bin"

    def path(self, product, configuration="release"):
        return self.bin / configuration / product

    @property
    def measure(self):
        return self.bin / "measure"

    @property
    def loop(self):
        return self.bin / "yamlloop"

    @property
    def compiler(self):
        return os.environ.get("CC") or shutil.which("clang") or "cc"

    def build_measure(self):
        self.bin.mkdir(parents=True, exist_ok=True)
        run([self.compiler, "-O2", HERE / "C/measure.c", "-o", self.measure])

    def build_yardsticks(self, equivalents=True):
        """Straight from the C compiler: SwiftPM links the Swift runtime even into a C program, and loading that takes
        nearly as long as libyaml's loop over 1,000 destinations."""
        self.build_measure()
        yaml = subprocess.check_output(["pkg-config", "--cflags", "--libs", "yaml-0.1"], text=True).split()
        run([self.compiler, "-O2", HERE / "C/yamlloop.c", "-o", self.loop, *yaml])
        self._build(HERE, "benchmarks", "release", ["specgen"] + (EQUIVALENTS if equivalents else []))

    def build_tool(self, configurations, products=PRODUCTS):
        for configuration in configurations:
            self._build(self.package, "tool", configuration, products)
            self._build(HERE, "benchmarks", configuration, ["empty"])

    def _build(self, package, name, configuration, products):
        scratch = self.scratch / f"{name}-{configuration}"
        command = ["swift", "build", "--package-path", package, "--scratch-path", scratch]
        folder = self.bin / configuration
        folder.mkdir(parents=True, exist_ok=True)
        for product in products:
            run([*command, *CONFIGURATIONS[configuration], "--product", product])
            built = scratch / ("debug" if configuration == "debug" else "release") / product
            shutil.copy2(built, folder / product)

    def specgen(self, count, file, *options):
        file.parent.mkdir(parents=True, exist_ok=True)
        with open(file, "wb") as output:
            subprocess.run([self.path("specgen"), str(count), *options], check=True, stdout=output)
        return file
