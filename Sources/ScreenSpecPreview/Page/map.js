"use strict";

// The map of the app, drawn without Graphviz: entrances at the left, and each screen as far from them as it is steps away. What
// stands on a card, and which gates there are, is what `screenspec graph` shows.

const mapSize = { width: 204, inset: 12, gapX: 76, gapY: 16, lane: 9 };
const dashedWays = ["presents", "otherwise", "stays"];
const mapLegend = "Grey: where one comes in. Arrow: leads to; dashed: presents; dotted: what a guard shows instead. Diamond: a guard. A card leads there.";
const wayVerbs = { stays: "shows, if it may not be left," }, wayLabels = { otherwise: "otherwise", stays: "if it may not be left" };

/** How wide texts are, in the fonts of the map. */
const mapText = {
    width(text, font) {
        this.context ||= document.createElement("canvas").getContext("2d");
        this.context.font = `${font} ${this.family ||= getComputedStyle(document.body).fontFamily}`;
        return this.context.measureText(text).width;
    },
    /** A text in lines that are no wider than that; a word that is gets broken. */
    lines(text, font, width) {
        const lines = [""];
        for (const word of text.split(/(?<=[ /·,_.])|(?<=[a-z])(?=[A-Z])/)) {
            if (lines.at(-1) && this.width((lines.at(-1) + word).trimEnd(), font) > width) lines.push("");
            for (const letter of this.width(word, font) > width ? word : [word]) {
                if (this.width((lines.at(-1) + letter).trimEnd(), font) > width) lines.push("");
                lines[lines.length - 1] += letter;
            }
        }
        return lines.map(line => line.trim()).filter(Boolean);
    },
};

/** A place with the lines of its card, `[words, class, height]`, and how large that is. */
function mapCard(place) {
    const isGate = place.kind === "gate", room = isGate ? 110 : mapSize.width - 2 * mapSize.inset;
    const rows = (text, font, kind, height) => mapText.lines(text, font, room).map(words => ({ words, kind, height }));
    const lines = [
        ...place.entrance ? rows(place.entrance.toUpperCase(), "600 9px", "map-kind", 12) : [],
        ...rows(place.title, isGate ? "12px" : "600 13px", isGate ? "map-gate" : "map-title", 17),
        ...(isGate ? [] : place.lines || []).flatMap(line => rows(line, "11px", "map-note", 15)),
    ];
    const text = lines.reduce((sum, line) => sum + line.height, 0);
    const width = isGate ? Math.max(...lines.map(line => mapText.width(line.words, "12px"))) + 2 * text + 20 : mapSize.width;
    return { place, lines, width, height: isGate ? 2 * text + 8 : text + 18, before: [], after: [] };
}

/** The cards in columns by their distance from an entrance; what nothing leads to stands in the last one. */
function mapColumns(cards, ways) {
    const distance = new Map();
    let reached = cards.filter(card => card.place.entrance);
    if (!reached.length) reached = cards.slice(0, 1);
    for (let steps = 0; reached.length; steps++) {
        const next = [];
        for (const card of reached) if (!distance.has(card)) { distance.set(card, steps); next.push(...ways.filter(([from]) => cards[from] === card).map(([, to]) => cards[to])); }
        reached = next;
    }
    const last = Math.max(0, ...distance.values()) + 1;
    const columns = Array.from({ length: last + 1 }, () => []);
    for (const card of cards) columns[distance.get(card) ?? last].push(card);
    return columns.flatMap(column => halves(column, 15)).filter(column => column.length);
}

/** A long column as several of about the same length. */
function halves(column, most) {
    const count = Math.ceil(column.length / most), length = Math.ceil(column.length / count);
    return Array.from({ length: count }, (_, index) => column.slice(index * length, (index + 1) * length));
}

/** A way as the cards and lanes that it goes through: what leads past a column has a lane in it, which all that lead to one card share. */
function mapTrail([start, end, kind], cards, columns, lanes) {
    const from = cards[start], to = cards[end], step = Math.sign(to.column - from.column), trail = [from];
    for (let column = from.column + step; step && column !== to.column; column += step) {
        const key = [column, end, step, dashedWays.includes(kind)].join(" ");
        if (!lanes.has(key)) {
            lanes.set(key, { column, width: 0, height: 0, before: [], after: [] });
            columns[column].push(lanes.get(key));
        }
        trail.push(lanes.get(key));
    }
    trail.push(to);
    for (let index = 1; step && index < trail.length; index++) {
        const [left, right] = step > 0 ? [trail[index - 1], trail[index]] : [trail[index], trail[index - 1]];
        left.after.push(right);
        right.before.push(left);
    }
    return { kind, trail, step };
}

const mean = values => values.reduce((sum, value) => sum + value, 0) / values.length;

/** Brings beside each other what ways lead between, and moves it to about the same height. */
function arrange(columns) {
    const sweep = (arrangeOne, times) => {
        for (let time = 0; time < times; time++) {
            const isForth = time % 2 === 0;
            for (const column of isForth ? columns : [...columns].reverse()) arrangeOne(column, isForth ? "before" : "after");
        }
    };
    const number = column => column.forEach((node, index) => { node.index = index; });
    columns.forEach(number);
    sweep((column, side) => {
        for (const node of column) node.wish = node[side].length ? mean(node[side].map(other => other.index / columns[other.column].length)) : node.index / column.length;
        column.sort((a, b) => a.wish - b.wish);
        number(column);
    }, 6);
    for (const column of columns) column.forEach((node, index) => { node.y = index ? column[index - 1].y + apart(column[index - 1], node) : 0; });
    sweep((column, side) => settle(column, node => (node[side].length ? mean(node[side].map(other => other.y)) : node.y)), 9);
}

function apart(a, b) { return (a.height + b.height) / 2 + (a.place && b.place ? mapSize.gapY : mapSize.lane); }

/** Puts each where it wishes to be, or together with its neighbours as near to that as there is room. */
function settle(column, wish) {
    const groups = [];
    let offset = 0;
    column.forEach((node, index) => {
        if (index) offset += apart(column[index - 1], node);
        let group = { nodes: [node], offsets: [offset], sum: wish(node) - offset };
        while (groups.length && groups.at(-1).sum / groups.at(-1).nodes.length > group.sum / group.nodes.length) {
            const last = groups.pop();
            group = { nodes: [...last.nodes, ...group.nodes], offsets: [...last.offsets, ...group.offsets], sum: last.sum + group.sum };
        }
        groups.push(group);
    });
    for (const { nodes, offsets, sum } of groups) nodes.forEach((node, index) => { node.y = sum / nodes.length + offsets[index]; });
}

/** The map as a drawing. */
function mapDrawing(map) {
    const cards = map.places.map(mapCard), columns = mapColumns(cards, map.ways), lanes = new Map();
    columns.forEach((column, index) => { for (const card of column) card.column = index; });
    const ways = map.ways.map(way => mapTrail(way, cards, columns, lanes));
    arrange(columns);
    let x = 8;
    for (const column of columns) {
        const width = Math.max(0, ...column.map(node => node.width));
        for (const node of column) Object.assign(node, { left: x, right: x + width, x: x + (width - node.width) / 2 });
        x += width + mapSize.gapX;
    }
    const nodes = columns.flat(), top = Math.min(0, ...nodes.map(node => node.y - node.height / 2)) - 8;
    for (const node of nodes) node.y -= top;
    const size = { width: x - mapSize.gapX + 56, height: Math.max(0, ...nodes.map(node => node.y + node.height / 2)) + 8 };
    const drawing = draw("svg", { viewBox: `0 0 ${size.width} ${size.height}`, width: size.width, height: size.height, class: "map", "aria-hidden": "true" });
    drawing.append(...ways.map(wayElement), ...cards.map(placeElement));
    drawing.addEventListener("pointerover", event => light(drawing, event.target.closest?.(".place")?.dataset.place));
    return drawing;
}

/** Brings out what leads to a place, and where it leads. */
function light(drawing, place) {
    drawing.classList.toggle("is-lit", place !== undefined);
    for (const way of drawing.querySelectorAll(".way")) way.classList.toggle("lit", place !== undefined && [way.dataset.from, way.dataset.to].includes(place));
}

/** The map as a drawing whose cards are buttons that say what they stand for and where that leads. */
function mapElement(map, leadTo) {
    const drawing = mapDrawing(map), placeOf = event => event.target.closest?.(".place")?.dataset.place, words = mapWords(map);
    drawing.removeAttribute("aria-hidden");
    for (const way of drawing.querySelectorAll(".way")) way.setAttribute("aria-hidden", "true");
    drawing.querySelectorAll(".place").forEach((card, number) => {
        const attributes = { role: card.matches(".gate") ? "img" : "button", "aria-label": words[number], ...card.matches(".gate") ? {} : { tabindex: "0" } };
        for (const [name, value] of Object.entries(attributes)) card.setAttribute(name, value);
    });
    const go = event => { const place = placeOf(event); if (place) leadTo(place); };
    drawing.addEventListener("click", go);
    drawing.addEventListener("keydown", event => {
        if (!["Enter", " "].includes(event.key)) return;
        event.preventDefault();
        go(event);
    });
    drawing.addEventListener("focusin", event => light(drawing, placeOf(event)));
    drawing.addEventListener("focusout", () => light(drawing));
    return [make("p.legend", null, mapLegend), make("div.map-scroll", { role: "group", "aria-label": "Drawing" }, drawing)];
}

function wayElement({ kind, trail, step }) {
    const from = trail[0], to = trail.at(-1), isBack = step < 0;
    const start = isBack ? from.x : from.x + from.width, end = step > 0 ? to.x - 5 : to.x + to.width + 5;
    let path = `M${start} ${from.y}`, last = { x: start, y: from.y };
    const go = (x, y) => {
        const bend = step ? (x - last.x) / 2 : 0;
        path += step ? `C${last.x + bend} ${last.y} ${x - bend} ${y} ${x} ${y}` : `C${last.x + 46} ${last.y} ${x + 46} ${y} ${x} ${y}`;
        last = { x, y };
    };
    const cross = x => { path += `H${x}`; last.x = x; };
    cross(isBack ? from.left : from.right);
    for (const node of trail.slice(1, -1)) {
        go(isBack ? node.right : node.left, node.y);
        cross(isBack ? node.left : node.right);
    }
    go(step > 0 ? to.left - 5 : to.right + 5, to.y);
    cross(end);
    const tip = step > 0 ? `M${end - 1} ${to.y - 3.5}l6 3.5-6 3.5Z` : `M${end + 1} ${to.y - 3.5}l-6 3.5 6 3.5Z`;
    const label = wayLabels[kind] && draw("text", { x: start + (isBack ? -8 : 8), y: from.y - 5, class: "map-label", "text-anchor": isBack ? "end" : "start" }, wayLabels[kind]);
    return draw("g", { class: `way ${kind}`, "data-from": from.place.id, "data-to": to.place.id }, draw("path", { d: path }), draw("path", { d: tip, class: "tip" }), label);
}

function placeElement({ place, lines, x, y, width, height }) {
    const isGate = place.kind === "gate", half = { x: width / 2, y: height / 2 };
    const group = draw("g", { class: `place ${place.kind}${place.entrance ? " entrance" : ""}${place.isPresented || place.kind === "sheet" ? " presented" : ""}${place.isUnreachable ? " unreachable" : ""}`, "data-place": place.id, transform: `translate(${x} ${y - half.y})` },
        isGate ? draw("path", { d: `M0 ${half.y}L${half.x} 0 ${width} ${half.y} ${half.x} ${height}Z` }) : draw("rect", { width, height, rx: 10 }));
    let line = isGate ? half.y - lines.length * 8.5 + 12.5 : 8;
    for (const { words, kind, height } of lines) {
        if (!isGate) line += height;
        group.append(draw("text", { x: isGate ? half.x : mapSize.inset, y: line - (isGate ? 0 : 3), class: kind, "text-anchor": isGate ? "middle" : "start" }, words));
        if (isGate) line += height;
    }
    return group;
}

/** The map on as many sheets as it can be read on, which overlap so that each card is whole on one of them. */
function mapSheets(map, title) {
    const drawing = mapDrawing(map), size = [Number(drawing.getAttribute("width")), Number(drawing.getAttribute("height"))];
    const sheet = [1040, 610], scale = Math.max(0.62, Math.min(1, ...sheet.map((room, axis) => room / size[axis])));
    const view = sheet.map((room, axis) => Math.min(size[axis], room / scale));
    const starts = [220, 120].map((overlap, axis) => Array.from({ length: Math.max(1, Math.ceil((size[axis] - overlap) / (view[axis] - overlap) - 0.001)) }, (_, index) => index * (view[axis] - overlap)));
    const corners = starts[1].flatMap(y => starts[0].map(x => [x, y]));
    return corners.map((corner, index) => {
        const part = index ? drawing.cloneNode(true) : drawing;
        for (const [name, value] of [["viewBox", [...corner, ...view].join(" ")], ["width", view[0] * scale], ["height", view[1] * scale]]) part.setAttribute(name, value);
        return make("section.sheet-of-map", null, make("p.print-title", null, corners.length > 1 ? `${title} (${index + 1} of ${corners.length})` : title), part);
    });
}

/** Each place for those who hear it. */
function mapWords({ places, ways }) {
    return places.map((place, number) => {
        const ends = ways.filter(([from]) => from === number).map(([, to, kind]) => `${wayVerbs[kind] || kind} ${places[to].title}`);
        const about = [`${place.kind === "gate" ? "Guard" : inWords(place.kind)} ${place.title}`, ...place.lines || []].join(", ");
        return `${about}${ends.length ? `: ${ends.join(", ")}` : ""}`;
    });
}
