# Each of these installs libyaml first where it is missing, and says so.

SWIFT_FILES = $(shell find Package.swift Plugins Sources Templates Tests Benchmarks -name '*.swift' \
	-not -path '*/.build*' -not -path '*/Embedded/*' -not -path '*/Fixtures/*' \
	-not -path 'Tests/Combine/*' -not -path 'Tests/SwiftUI/*' -not -path 'Tests/UIKit/*' -not -path 'Tests/AppKit/*')
DOCS = docs

.PHONY: help demo test units integration walks format check-format docs maps check-docs bench fuzz fuzz-inputs fuzz-targets fuzz-specs faults sanitize \
	sanitize-address sanitize-thread artifact-bundle libyaml

help:
	@echo "make demo          compiles Specs/Books.screens.yaml into BooksDemo, builds it, plays its script, and writes its page"
	@echo "make test          runs all tests"
	@echo "make integration   builds a package that uses ScreenSpec as an app would"
	@echo "make walks         lets people go where they like through the samples, in walks of 10,000 steps"
	@echo "make format        formats the Swift files; make check-format only looks"
	@echo "make docs          writes the pages that are made from the code; make check-docs only compares"
	@echo "make fuzz          feeds the compiler with what nobody would send (fuzz-inputs), lets runs fail (faults), tests under sanitizers (sanitize)"
	@echo "make bench         measures the compiler and the code that it generates"
	@echo "make artifact-bundle   builds the programs that the plugins of Plugins/Binary run, for this host"

demo: libyaml
	@echo "Building BooksDemo; the build compiles Specs/Books.screens.yaml first."
	swift run BooksDemo --script
	@swift build --product screenspec >/dev/null
	@set -e; page=$$("$$(swift build --show-bin-path)/screenspec" preview Specs/Books.screens.yaml --output "$(CURDIR)/.build/Books.preview.html"); \
	echo; echo "The same app as a page, to be tried out in a browser:"; echo "$$page"

# With -j2 both at once: most of the time the second keeps one core busy.
test: units integration

units: libyaml
	swift test

integration: libyaml
	Tests/Integration/run

# Under each reading of what Apple leaves open, which are some thirty: SCREENSPEC_SEED makes the walks others.
STEPS = 10000
walks: libyaml
	SCREENSPEC_WALK=$(STEPS) swift test --filter 'RunningSwiftUITests|CompiledGoldenTests'

format:
	@swift format --in-place --parallel $(SWIFT_FILES)

check-format:
	@swift format lint --strict --parallel $(SWIFT_FILES)

docs: libyaml
	@if [ "$(DOCS)" = docs ]; then Scripts/embed-page; fi
	swift build --product screenspec
	@mkdir -p $(DOCS)
	set -e; screenspec="$$(swift build --show-bin-path)/screenspec"; \
	"$$screenspec" schema > $(DOCS)/new; mv $(DOCS)/new $(DOCS)/screenspec.schema.json; \
	"$$screenspec" schema --reference > $(DOCS)/new; mv $(DOCS)/new $(DOCS)/reference.md; \
	"$$screenspec" explain --all > $(DOCS)/new; mv $(DOCS)/new $(DOCS)/diagnostics.md
	@if [ "$(DOCS)" != docs ]; then :; elif command -v dot >/dev/null; then $(MAKE) --no-print-directory maps; \
	else echo "docs/maps is left as it is: it is drawn by Graphviz, which is not installed"; fi

# A test compares the maps with the specs, wherever Graphviz is.
maps:
	@mkdir -p docs/maps
	@set -e; screenspec="$$(swift build --show-bin-path)/screenspec"; \
	for name in Books Studio; do \
		"$$screenspec" graph Specs/$$name.screens.yaml --output docs/maps/$$name.svg; \
	done

check-docs: libyaml
	@Scripts/embed-page --check
	@if [ "$(DOCS)" = docs ]; then Scripts/embed-page; fi
	@set -e; new=$$(mktemp -d); trap 'rm -rf "$$new"' EXIT; \
	$(MAKE) --no-print-directory docs DOCS="$$new"; \
	for page in "$$new"/*; do \
		diff -u "docs/$$(basename "$$page")" "$$page" || { echo "docs/ is stale: run make docs"; exit 1; }; \
	done

artifact-bundle: libyaml
	Scripts/artifact-bundle

bench: libyaml
	Benchmarks/bench
	Benchmarks/build
	Benchmarks/compile
	Benchmarks/lint
	Benchmarks/links
	Benchmarks/hostile

# What one finds does not keep the others from being tried.
fuzz:
	$(MAKE) --keep-going fuzz-inputs faults sanitize

# SECONDS for each of libFuzzer's targets; SPECS random specs over the whole language, and MUTATIONS of those that the tests have;
# KILLS of runs, in all.
SECONDS = 60
KILLS = 5000
SPECS = 1000
MUTATIONS = 200
fuzz-inputs: fuzz-targets fuzz-specs

fuzz-targets: libyaml
	Tests/Fuzzing/run $(SECONDS)

fuzz-specs: libyaml
	SCREENSPEC_SPECS=$(SPECS) SCREENSPEC_MUTATIONS=$(MUTATIONS) \
		swift test --filter '\.(Accepted|SeparateViews|Mutation|Keyword|Text|Generate|Parsing|File|Lint|Output|Terminal|Action)Tests/'

faults: libyaml
	swift build
	Tests/Faults/run --kills $(KILLS)

sanitize: sanitize-address sanitize-thread

sanitize-address sanitize-thread: libyaml
	Scripts/test-sanitized $(@:sanitize-%=%)

libyaml:
	@Scripts/install-libyaml
