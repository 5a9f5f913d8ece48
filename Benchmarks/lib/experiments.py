"""What is measured. Each experiment returns the rows of its table and judges its targets."""

from building import CONFIGURATIONS, EQUIVALENTS, PRODUCTS, say
from measuring import Meter, compare, emptied, tree_size, tree_state
from report import Targets, mega, number, time

RATIO_LIMITS = {"release": 2.0, "static": 1.7, "debug": 4.0}
ROUNDS = {10: 41, 1_000: 21, 10_000: 11}
SUBJECTS = [(product, configuration) for product in PRODUCTS for configuration in CONFIGURATIONS]


def label(subject):
    return f"`{subject[0]}` {subject[1]}"


class Experiments:
    def __init__(self, programs, quick):
        self.programs, self.meter, self.quick = programs, Meter(programs.measure), quick
        self.work = programs.scratch / "work"
        self.targets = Targets()

    def rounds(self, count):
        rounds = next((rounds for size, rounds in ROUNDS.items() if count <= size), 7)
        return max(3, rounds // 3) if self.quick else rounds

    def spec(self, count):
        file = self.work / str(count) / "Big.screens.yaml"
        return file if file.exists() else self.programs.specgen(count, file)

    def output(self, subject, count):
        return self.work / str(count) / "-".join(subject)

    def loop(self, count):
        return lambda: self.meter.run([self.programs.loop, self.spec(count)])

    def empty(self, configuration):
        return lambda: self.meter.run([self.programs.path("empty", configuration)])

    def tool(self, subject, count, fresh=True, limit=600):
        """Runs the tool so that it really writes its files: its folder is emptied before, outside what is timed."""
        program, spec, output = self.programs.path(*subject), self.spec(count), self.output(subject, count)
        command = [program, spec, output]
        if subject[0] == "screenspec":
            command = [program, "generate", spec, "--output", output]

        def run():
            if fresh:
                emptied(output)
            return self.meter.run(command, limit)

        return run

    def over_empty(self, count=10):
        pairs = {subject: (self.empty(subject[1]), self.tool(subject, count)) for subject in SUBJECTS}
        compared = compare(pairs, self.rounds(count))
        self.empty_peaks = {configuration: result.beside_peak for (_, configuration), result in compared.items()}
        self.empty_ms = {configuration: result.beside_ms for (_, configuration), result in compared.items()}
        for subject, result in compared.items():
            self.targets.judge(f"over an empty program, {number(count)}", label(subject), result.difference, 1.0, " ms")
        return [
            [number(count), label(subject)]
            + [f"{ms:.2f}" for ms in (result.beside_ms, result.ms, result.difference)]
            + [mega(result.beside_peak), mega(result.peak)]
            for subject, result in compared.items()
        ]

    def over_the_loop(self, sizes):
        rows = []
        for count in sizes:
            say(f"{number(count)} destinations")
            pairs = {subject: (self.loop(count), self.tool(subject, count)) for subject in SUBJECTS}
            for subject, result in compare(pairs, self.rounds(count)).items():
                rows.append(self.row(subject, count, result))
                if count == 1_000:  # An empty program takes longer than the loop.
                    what = f"over the loop, {number(count)}, without an empty program's time"
                    own = (result.ms - self.empty_ms[subject[1]]) / result.beside_ms
                    self.targets.judge(what, label(subject), own, RATIO_LIMITS[subject[1]])
                if count > 1_000:
                    what = f"over the loop, {number(count)}"
                    self.targets.judge(what, label(subject), result.ratio, RATIO_LIMITS[subject[1]])
                if count == max(sizes):
                    what = f"memory over input and output, {number(count)}"
                    self.targets.judge(what, label(subject), self.memory(subject, count, result), 3.0)
        return rows

    def data(self, subject, count):
        return self.spec(count).stat().st_size + tree_size(self.output(subject, count))

    def memory(self, subject, count, result):
        """Over the empty program, as a multiple of what is read and written."""
        return (result.peak - self.empty_peaks[subject[1]]) / self.data(subject, count)

    def row(self, subject, count, result):
        low, high = result.spread
        times = [time(result.beside_ms), time(result.ms), f"{result.ratio:.2f}", f"{low:.2f}–{high:.2f}"]
        memory = f"{self.memory(subject, count, result):.1f}" if count >= 1_000 else ""
        return [number(count), label(subject), *times, mega(result.peak), mega(self.data(subject, count)), memory]

    def equivalents(self, sizes, limit):
        """Each until it takes too long."""
        rows = []
        for subject in [(product, "release") for product in EQUIVALENTS]:
            for count in sizes:
                say(f"{subject[0]}, {number(count)} destinations")
                pair = {subject: (self.loop(count), self.tool(subject, count, limit=limit))}
                result = compare(pair, 4 if count <= 1_000 else 1)[subject]
                if any(tool.timed_out for _, tool in result.pairs):
                    rows.append([number(count), label(subject), "", f"over {number(limit * 1000)}"] + [""] * 5)
                    break
                rows.append(self.row(subject, count, result))
        return rows

    def doubling(self, count):
        pairs = {subject: (self.tool(subject, count), self.tool(subject, 2 * count)) for subject in SUBJECTS}
        compared = compare(pairs, self.rounds(count))
        what = f"doubling, {number(count)} to {number(2 * count)}"
        for subject, result in compared.items():
            self.targets.judge(what, label(subject), result.ratio, 2.2)
        return [
            [f"2 × {number(count)}", label(s), time(r.beside_ms), time(r.ms), f"{r.ratio:.2f}"]
            for s, r in compared.items()
        ]

    def linting(self, counts=(1_000, 10_000)):
        """`screenspec lint` beside `screenspec generate`, which lints as well."""
        rows = []
        for count in counts:
            subject = ("screenspec", "release")
            command = [self.programs.path(*subject), "lint", self.spec(count)]
            pair = {subject: (self.tool(subject, count), lambda: self.meter.run(command))}
            result = compare(pair, self.rounds(count))[subject]
            what = f"lint over generate, {number(count)}"
            self.targets.judge(what, label(subject), result.ratio, 1.5)
            rows.append([number(count), label(subject), time(result.beside_ms), time(result.ms), f"{result.ratio:.2f}"])
        return rows

    def nothing_changed(self, count=10_000):
        """The files are there and right: the tool must notice and leave them alone."""
        rows = []
        for subject in [(product, "release") for product in PRODUCTS]:
            self.tool(subject, count)()
            before = tree_state(self.output(subject, count))
            pair = {subject: (self.loop(count), self.tool(subject, count, fresh=False))}
            result = compare(pair, self.rounds(count))[subject]
            untouched = tree_state(self.output(subject, count)) == before
            self.targets.check(f"unchanged files not touched, {number(count)}", label(subject), untouched)
            times = [time(result.beside_ms), time(result.ms), f"{result.ratio:.2f}"]
            rows.append([number(count), label(subject), *times])
        return rows
