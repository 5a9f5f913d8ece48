"use strict";

// Data in the place of the app's own: the same for the same spec, made of nothing but types and names.

const peopleNames = ["Ada Okafor", "Mina Park", "Jonas Weber", "Leila Haddad", "Tomás Rivera", "Ines Moreau"];
const standInTexts = [
    [/author|user|member|person|people|reviewer|contact|customer|friend|artist|account|student|owner/i, peopleNames],
    [/book|novel/i, ["The Quiet Harbour", "A Map of Rain", "Seven Lamps", "Winter Orchard", "The Glass Year", "Letters from Aru"]],
    [/list|collection|album|playlist|shelf|folder/i, ["Favourites", "To Read Next", "Summer", "For the Train", "Borrowed", "Shared with Me"]],
    [/project|film|movie|episode|show|video/i, ["Northern Lights", "The Salt Road", "Harbour Stories", "Open Water", "First Snow", "Small Hours"]],
    [/message|mail|post|thread|topic|review|comment|article|news|note/i, ["Notes on the first cut", "Where do we meet?", "A question about colour", "Ready for Friday", "Welcome aboard", "What changed this week"]],
    [/asset|file|photo|image|clip|document|attachment|track/i, ["Opening Shot", "Interview 2", "Harbour at Dawn", "Room Tone", "Title Card", "Crowd"]],
    [/place|city|location|country|region/i, ["Lisbon", "Kyoto", "Bergen", "Valparaíso", "Ghent", "Oaxaca", "Tbilisi", "Hobart"]],
    [/product|order|item|dish|recipe|food/i, ["Lemon Tart", "Sourdough", "Ginger Tea", "Olive Oil", "Plum Jam", "Rye Crackers"]],
    [/role|plan|tier/i, ["Editor", "Producer", "Guest", "Owner", "Viewer", "Assistant"]],
    [/template|preset|style|theme|effect/i, ["Documentary", "Short Film", "Interview", "Trailer", "Travel Diary", "Music Video"]],
];
const wordTexts = ["Aurora", "Birch", "Cobalt", "Dune", "Ember", "Fjord", "Grove", "Harbour"];

/** The element of a list that a number stands for, from 1 on; every whole number does. */
function nth(list, number) { return list[((number - 1) % list.length + list.length) % list.length]; }

function standInText(word, number) { return nth(standInTexts.find(([pattern]) => pattern.test(word))?.[1] || wordTexts, number); }

function slug(text) { return text.toLowerCase().normalize("NFD").replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, ""); }

/** What a property of a model holds, by its name. */
function standInProperty(name, number, type) {
    if (/^(id|number|index|count|year|page|frame)$/i.test(name)) return number;
    if (/^(is|has|can)[A-Z]/.test(name)) return number % 2 !== 0;
    if (/author|user|owner|member|person/i.test(name)) return standInText("person", number);
    if (/status|state/i.test(name)) return nth(["open", "draft", "done"], number);
    if (/extension/i.test(name)) return "mov";
    if (/count|total|size|amount|price/i.test(name)) return number * 3;
    if (/date|time/i.test(name)) return "Monday";
    return standInText(type && !/^(name|title|subject|label|text)$/i.test(name) ? name : type || name, number);
}

/** Stand-in values of the types of one spec. */
class StandIns {
    constructor(spec) {
        this.spec = spec;
        this.screens = new Map(spec.screens.map(screen => [screen.name, screen]));
        this.sheets = new Map([...spec.sheets, ...spec.windows, ...spec.dialogs].map(sheet => [sheet.name, sheet]));
        this.properties = new Map();
        this.idTypes = new Map();
        for (const screen of [...spec.screens, ...spec.sheets, ...spec.windows, ...spec.dialogs]) this.learn(screen.payload, [screen.title, screen.message]);
        for (const section of spec.sidebar?.sections || []) if (section.each) this.learn([section.each], [section.each.title]);
        for (const route of spec.links?.routes || []) this.learnIds(route);
    }

    /** Which properties of a type titles speak of. */
    learn(payload, texts) {
        const code = texts.flatMap(text => text || []).map(part => part.code || "").join(" ");
        for (const parameter of payload || []) {
            const type = bareType(parameter.type);
            if (!this.properties.has(type)) this.properties.set(type, new Set());
            for (const match of code.matchAll(/`?(\w+)`?\??\.([a-z]\w*)/g)) if (match[1] === parameter.name) this.properties.get(type).add(match[2]);
        }
    }

    /** Of what type the ids of models are, as URLs have them. */
    learnIds(route) {
        const placeholders = [...route.path.matchAll(/\{(\w+): (\w+)/g)];
        for (const parameter of this.screens.get(route.destination)?.payload || []) {
            const match = placeholders.find(found => found[1] === parameter.name) || placeholders.find(found => found[1] === "id");
            if (match) this.idTypes.set(bareType(parameter.type).replace(/\.ID$/, ""), match[2]);
        }
    }

    id(type, number) {
        const kind = this.idTypes.get(type);
        if (kind === "UUID") return uuid(number);
        return kind === "String" ? slug(standInText(type, number)) : number;
    }

    /** The number of the stand-in that an id is of. */
    numberOf(type, id) {
        for (let number = 1; number <= 8; number++) if (this.id(type, number) === id) return number;
        return Number.isInteger(id) ? id : 1;
    }

    /** A value of a type, as its Codable would write it; undefined for what has none. */
    value(type, number, name = "value") {
        type = type.trim();
        if (type.endsWith("?")) return this.value(unwrapped(type), number, name);
        if (type.includes("->") || /^\(?any /.test(type)) return undefined;
        if (type.startsWith("[")) return this.several(type.slice(1, -1), name);
        const generic = /^(Set|Array|Range|ClosedRange|Optional|Dictionary)<(.*)>$/.exec(type);
        if (generic) return /Range/.test(generic[1]) ? [0, 24] : this.several(generic[2], name);
        if (type.startsWith("(")) return undefined;
        if (type.endsWith(".ID")) return this.id(type.slice(0, -3), number);
        switch (type.replace(/^Swift\./, "")) {
            case "Int": case "Int8": case "Int16": case "Int32": case "Int64": case "UInt": case "UInt8": case "UInt16": case "UInt32": case "UInt64": return number;
            case "Double": case "Float": case "CGFloat": case "Decimal": case "TimeInterval": return number * 1.5;
            case "Bool": return number % 2 === 1;
            case "String": case "Substring": return /id$|slug|identifier/i.test(name) ? slug(standInText(name, number)) : standInText(name, number);
            case "UUID": return uuid(number);
            case "URL": return `https://example.com/${number}`;
            case "Date": return 790000000 + number * 86400;
            default: return this.model(type, number);
        }
    }

    several(element, name) {
        const colon = topLevelColon(element);
        if (colon < 0) return [1, 2].map(number => this.value(element, number, name)).filter(value => value !== undefined);
        const key = element.slice(0, colon), value = element.slice(colon + 1);
        return Object.fromEntries([1, 2].map(number => [String(this.value(key, number, "month")), this.value(value, number, name)]));
    }

    model(type, number) {
        const value = { id: this.id(type, number) };
        const properties = [...this.properties.get(type) || []].filter(name => !["id", "rawValue", "map", "count", "isEmpty", "joined"].includes(name));
        for (const name of properties.length ? properties : ["name"]) value[name] = standInProperty(name, number, type);
        return value;
    }

    /** What a payload holds where nobody says: defaults, where they are values. */
    defaults(payload) {
        const values = {};
        for (const parameter of payload || []) {
            if (parameter.default === null || parameter.default === undefined) continue;
            const value = evaluate(parameter.default, {});
            if (value !== undefined && typeof value !== "function" && !parameter.type.includes("->") && !/^\(/.test(parameter.type.trim())) values[parameter.name] = value;
        }
        return values;
    }

    /** Items of a destination, as `item` would offer them: what both carry is the same, and the first that it does not know varies. */
    items(destination, item, count = 4, of = this.screens) {
        const payload = of.get(destination)?.payload || [];
        const known = this.knownTypes(item);
        const base = this.defaults(payload);
        const other = item?.destination === destination ? this.distinguishing(of.get(destination)) : null;
        let varying = null;
        for (const parameter of payload) {
            if (parameter.name in base || parameter.default) continue;
            const value = parameter === other ? undefined : this.inherited(parameter.type, known);
            if (value !== undefined) base[parameter.name] = value;
            else if (!varying && this.value(parameter.type, 1, parameter.name) !== undefined && !/^[[(]|^Set</.test(parameter.type)) varying = parameter;
            else base[parameter.name] = this.value(parameter.type, 1, parameter.name);
        }
        const made = number => ({ destination, payload: this.inOrder(payload, varying ? { ...base, [varying.name]: this.value(varying.type, number, varying.name) } : base) });
        if (!varying) return [made(1)];
        const numbers = Array.from({ length: count + 1 }, (_, index) => index + 1), isItself = number => varying === other && screenSpecText(this.value(other.type, number, other.name)) === screenSpecText(item.payload?.[other.name]);
        return numbers.filter(number => !isItself(number)).slice(0, count).map(made);
    }

    /** Which parameter tells two items of one screen apart: the first that the title speaks of, or the last that has no default. */
    distinguishing({ payload, title }) {
        const code = [title || []].flat().map(part => part.code || "").join(" ");
        const needed = payload.filter(parameter => !parameter.default);
        return needed.find(({ name }) => code.split(/\W+/).includes(name)) || needed.at(-1);
    }

    inOrder(payload, values) {
        return Object.fromEntries(payload.filter(parameter => values[parameter.name] !== undefined).map(parameter => [parameter.name, values[parameter.name]]));
    }

    knownTypes(item) {
        const known = new Map();
        for (const parameter of (item && (this.screens.get(item.destination) || this.sheets.get(item.destination))?.payload) || []) {
            const value = item.payload?.[parameter.name];
            if (value !== undefined && /[A-Z]/.test(parameter.type) && !/^(Swift\.)?(Int|String|Bool|Double|UUID|URL|Date)\??$/.test(parameter.type)) known.set(bareType(parameter.type), value);
        }
        return known;
    }

    /** A model where its id is known, an id where its model is. */
    inherited(type, known) {
        const bare = bareType(type);
        if (/^[[(]|^Set</.test(type)) return undefined;
        if (known.has(bare)) return known.get(bare);
        if (known.has(`${bare}.ID`)) return this.model(bare, this.numberOf(bare, known.get(`${bare}.ID`)));
        if (bare.endsWith(".ID")) return known.get(bare.slice(0, -3))?.id;
        return undefined;
    }

    /** The rows of a section over the app's own data. */
    rows(each, count = 4) {
        return Array.from({ length: count }, (_, index) => {
            const element = this.model(bareType(each.type), index + 1);
            const argument = /\((.*)\)$/.exec(each.item)?.[1] || "";
            const value = argument ? evaluate(argument.replace(/^\w+:\s*/, ""), { [each.name]: element }) : undefined;
            const payload = this.screens.get(each.destination)?.payload || [];
            const first = payload[0] && value !== undefined ? { [payload[0].name]: value } : {};
            return { item: { destination: each.destination, payload: this.inOrder(payload, { ...this.defaults(payload), ...first }) }, title: textOf(each.title, { [each.name]: element }) || `${inWords(each.name)} ${index + 1}`, icon: each.icon };
        });
    }

    /** What titles can speak of: the payload, with what the spec says of its defaults. */
    names(item) {
        const about = this.screens.get(item.destination) || this.sheets.get(item.destination);
        const names = {};
        for (const parameter of about?.payload || []) {
            const given = item.payload?.[parameter.name];
            const isNil = parameter.default === "nil" || /[?!]$/.test(parameter.type.trim());
            const made = parameter.default ? evaluate(parameter.default, {}) : undefined;
            names[parameter.name] = given ?? made ?? (isNil ? undefined : this.model(bareType(parameter.type), 1));
        }
        return names;
    }
}

function uuid(number) { return `6B29FC40-CA47-4067-B31D-0000000000${String(number).padStart(2, "0")}`; }

function unwrapped(type) {
    const inner = type.slice(0, -1).trim();
    return inner.startsWith("(") && inner.endsWith(")") ? inner.slice(1, -1) : inner;
}

/** A type without `?`, `any` and parentheses around it. */
function bareType(type) {
    return type.trim().replace(/[?!]$/, "").replace(/^\((.*)\)$/, "$1").replace(/^(any|some) /, "").trim();
}

function topLevelColon(type) {
    let depth = 0;
    for (let at = 0; at < type.length; at++) {
        if ("[(<".includes(type[at])) depth++;
        if ("])>".includes(type[at])) depth--;
        if (type[at] === ":" && depth === 0) return at;
    }
    return -1;
}
