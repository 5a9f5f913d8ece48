"""Runs programs and says what they cost: CPU time and peak memory of the whole process, from wait4."""

import os
import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path
from statistics import median

CPU_LIMIT_STATUS = (128 + 24, 128 + 9)  # SIGXCPU, and SIGKILL a second later


@dataclass
class Sample:
    ms: float
    peak: int
    status: int
    output: str

    @property
    def timed_out(self):
        return self.status in CPU_LIMIT_STATUS


class Meter:
    def __init__(self, measure):
        self.measure = str(measure)

    def try_run(self, command, limit=600, cwd=None):
        """`limit` is in seconds of CPU time, for each process."""
        done = subprocess.run(
            [self.measure, "--cpu", str(limit), *map(str, command)], capture_output=True, text=True, cwd=cwd
        )
        if done.returncode != 0:
            raise SystemExit(done.stderr)
        user, system, peak, status = map(int, done.stdout.split())
        return Sample((user + system) / 1000, peak, status, done.stderr)

    def run(self, command, limit=600):
        sample = self.try_run(command, limit)
        if sample.status != 0 and not sample.timed_out:
            raise SystemExit(f"{' '.join(map(str, command))}\nstatus {sample.status}\n{sample.output[:4000]}")
        return sample


@dataclass
class Comparison:
    """Pairs of samples, taken in turns: what stands beside something, and the thing itself."""

    pairs: list

    @property
    def ratios(self):
        return sorted(tool.ms / beside.ms for beside, tool in self.pairs)

    @property
    def ratio(self):
        return median(self.ratios)

    @property
    def spread(self):
        """The middle half of the ratios."""
        ratios = self.ratios
        return ratios[len(ratios) // 4], ratios[(3 * len(ratios)) // 4]

    @property
    def difference(self):
        return median(tool.ms - beside.ms for beside, tool in self.pairs)

    @property
    def ms(self):
        return median(tool.ms for _, tool in self.pairs)

    @property
    def beside_ms(self):
        return median(beside.ms for beside, _ in self.pairs)

    @property
    def peak(self):
        return median(tool.peak for _, tool in self.pairs)

    @property
    def beside_peak(self):
        return median(beside.peak for beside, _ in self.pairs)


def compare(pairs, rounds):
    """`pairs` maps a name to two functions that each run something once and return its sample. A B A B …, every pair
    once a round. The first round warms the caches up and does not count, unless it is the only one."""
    samples = {name: [] for name in pairs}
    for _ in range(rounds):
        for name, (beside, tool) in pairs.items():
            samples[name].append((beside(), tool()))
    return {name: Comparison(taken[1:] or taken) for name, taken in samples.items()}


def emptied(folder):
    shutil.rmtree(folder, ignore_errors=True)
    Path(folder).mkdir(parents=True)
    return folder


def tree_size(folder):
    return sum(file.stat().st_size for file in Path(folder).rglob("*") if file.is_file())


def tree_state(folder):
    """Changes when any file is written again, even with what it held before."""
    files = sorted(file for file in Path(folder).rglob("*") if file.is_file())
    return [(file, os.stat(file).st_mtime_ns, os.stat(file).st_ino) for file in files]
