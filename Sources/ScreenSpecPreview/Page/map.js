"use strict";

// The map of the app, drawn without Graphviz: entrances at the left, and each screen as far from them as it is steps away.

const mapSize = { width: 176, height: 58, gapX: 64, gapY: 16 };

/** The places in columns by their distance from an entrance; what nothing leads to stands in the last one. */
function mapColumns({ places, ways }) {
    const distance = new Map();
    let reached = places.filter(place => ["sidebar", "tab", "window", "start"].includes(place.kind)).map(place => place.id);
    if (!reached.length && places.length) reached = [places[0].id];
    for (let steps = 0; reached.length; steps++) {
        const next = [];
        for (const id of reached) if (!distance.has(id)) { distance.set(id, steps); next.push(...ways.filter(way => way.from === id).map(way => way.to)); }
        reached = next;
    }
    // What stands in the last column was not reached.
    const last = Math.max(0, ...distance.values()) + (places.some(place => !distance.has(place.id)) ? 1 : 0);
    const columns = Array.from({ length: last + 1 }, () => []);
    for (const place of places) columns[distance.get(place.id) ?? last].push(place);
    return ordered(columns, ways).flatMap(column => halves(column, 15));
}

/** A long column as several of about the same length. */
function halves(column, most) {
    const count = Math.ceil(column.length / most), length = Math.ceil(column.length / count);
    return Array.from({ length: count }, (_, index) => column.slice(index * length, (index + 1) * length));
}

/** Each place is put beside those that lead to it. */
function ordered(columns, ways) {
    for (let index = 1; index < columns.length; index++) {
        const before = new Map(columns[index - 1].map((place, row) => [place.id, row]));
        const weight = place => {
            const rows = ways.filter(way => way.to === place.id && before.has(way.from)).map(way => before.get(way.from));
            return rows.length ? rows.reduce((sum, row) => sum + row, 0) / rows.length : columns[index - 1].length;
        };
        const weights = new Map(columns[index].map(place => [place, weight(place)]));
        columns[index].sort((a, b) => weights.get(a) - weights.get(b));
    }
    return columns;
}

function clipped(text, length) { return text.length > length ? `${text.slice(0, length - 1)}…` : text; }

/** The map as a drawing, and the same in words. */
function mapElement(map) {
    const columns = mapColumns(map), { width, height, gapX, gapY } = mapSize;
    const rows = Math.max(...columns.map(column => column.length));
    const at = new Map();
    columns.forEach((column, x) => {
        const top = ((rows - column.length) * (height + gapY)) / 2;
        column.forEach((place, y) => at.set(place.id, { x: x * (width + gapX) + 8, y: top + y * (height + gapY) + 8, column: x }));
    });
    const size = { width: columns.length * (width + gapX) - gapX + 64, height: rows * (height + gapY) - gapY + 16 };
    const drawing = draw("svg", { viewBox: `0 0 ${size.width} ${size.height}`, width: size.width, height: size.height, class: "map", "aria-hidden": "true" });
    for (const way of map.ways) if (at.has(way.from) && at.has(way.to)) drawing.append(wayElement(way, at.get(way.from), at.get(way.to)));
    for (const place of map.places) drawing.append(placeElement(place, at.get(place.id)));
    return [make("div.map-scroll", { tabindex: "0", role: "group", "aria-label": "Drawing" }, drawing), mapWords(map)];
}

function wayElement(way, from, to) {
    const { width, height } = mapSize;
    const start = { x: from.x + width, y: from.y + height / 2 }, end = { x: to.x, y: to.y + height / 2 };
    const isForward = to.column > from.column;
    const bend = isForward ? Math.max(28, (end.x - start.x) / 2) : 44;
    const path = isForward ? `M${start.x} ${start.y}C${start.x + bend} ${start.y} ${end.x - bend} ${end.y} ${end.x - 5} ${end.y}`
        : `M${start.x} ${start.y}C${start.x + bend} ${start.y} ${to.x + width + bend} ${end.y} ${to.x + width + 5} ${end.y}`;
    const tip = isForward ? `M${end.x - 6} ${end.y - 3.5}l6 3.5-6 3.5Z` : `M${to.x + width + 6} ${end.y - 3.5}l-6 3.5 6 3.5Z`;
    return draw("g", { class: `way ${way.kind}` }, draw("path", { d: path }), draw("path", { d: tip, class: "tip" }));
}

function placeElement(place, { x, y }) {
    const { width, height } = mapSize;
    const isEntrance = ["sidebar", "tab", "window", "start"].includes(place.kind);
    const group = draw("g", { class: `place ${isEntrance ? "entrance" : ""} ${place.presentation ? "presented" : ""}`, transform: `translate(${x} ${y})` });
    const title = draw("text", { x: 12, y: 25, class: "map-title" }), below = draw("text", { x: 12, y: 43, class: "map-note" });
    title.textContent = clipped(place.title, 24);
    below.textContent = clipped(isEntrance ? inWords(place.kind) : place.presentation || place.payload || place.id.split(".").pop(), 28);
    group.append(draw("rect", { width, height, rx: 10 }), title, below);
    return group;
}

/** For those who hear it. */
function mapWords({ places, ways }) {
    const titles = new Map(places.map(place => [place.id, place.title]));
    return make("ul.visually-hidden", { "aria-label": "The map in words" }, places.map(place => {
        const ends = ways.filter(way => way.from === place.id).map(way => `${way.kind} ${titles.get(way.to)}`);
        return make("li", null, `${inWords(place.kind)} ${place.title}${ends.length ? `: ${ends.join(", ")}` : ""}`);
    }));
}
