// Which URLs lead to which screens: the generated `NavigationTarget`.
//
// A target is `{name, values}`: a route's name, and the values of its parameters by their names.

function screenSpecLinks(places) {
    const links = places.spec.links ?? { schemes: [], domains: [], routes: [] };
    const routes = new Map(links.routes.map(route => [route.name, route]));

    // MARK: Reading

    /** All patterns, in the order in which they are tried: text before a typed parameter, and that before text of any kind. */
    const patterns = links.routes
        .flatMap(route => route.patterns.map(pattern => ({ route, pattern, ranks: ranks(pattern) })))
        .sort((a, b) => compare(a.ranks, b.ranks));

    function ranks(pattern) {
        return pattern.segments.map(({ parameter }) =>
            (parameter === undefined ? 0 : pattern.parameters[parameter].form === "string" ? 2 : 1));
    }

    function compare(a, b) {
        const place = a.findIndex((rank, index) => rank !== b[index]);
        return place < 0 ? a.length - b.length : a[place] - (b[place] ?? -1);
    }

    /** What a URL leads to; null where it is none of the app's. */
    function target(url) {
        const parts = takenApart(url);
        if (parts === null) return null;
        for (const { route, pattern } of patterns) {
            const values = valuesOf(pattern, parts);
            if (values) return Object.freeze({ name: route.name, values: Object.freeze(values) });
        }
        return null;
    }

    function unread(text, type, name) {
        return type === "Int" && /^[+-]?\d+$/.test(text) && BigInt.asIntN(64, BigInt(text)) === BigInt(text)
            ? `The app reads ${text}; this page counts to ${Number.MAX_SAFE_INTEGER}.`
            : `“${text}” is no ${type}, and \`${name}\` has to be one.`;
    }

    /** Why a URL leads nowhere, in a sentence. */
    function misfit(url) {
        const parts = takenApart(url), own = [...links.schemes.map(scheme => `${scheme}:`), ...links.domains];
        if (parts === null) return own.length ? `The app's URLs begin with ${own.join(" or ")}.` : "This app has no links.";
        const { segments, query } = parts;
        const fits = patterns.map(one => one.pattern).filter(({ segments: wanted }) =>
            wanted.length === segments.length && wanted.every(({ text }, index) => text === undefined || text === segments[index]));
        const failures = fits.flatMap(({ segments: wanted, parameters }) => parameters.flatMap(({ name, type, form, key, presence }, number) => {
            const place = wanted.findIndex(({ parameter }) => parameter === number), of = (type || form).replace(/\?$/, "");
            if (place >= 0) return read(segments[place], form) === null ? [unread(segments[place], of, name)] : [];
            if (presence !== "required") return [];
            const given = query.find(item => item.key === key);
            return !given ? [`\`${key}\` is missing: add ?${key}=…`] : read(given.text, form) === null ? [unread(given.text, of, key)] : [];
        }));
        return failures[0] || `No route of the app has the path /${segments.join("/")}.`;
    }

    function takenApart(url) {
        const match = /^([a-z][a-z0-9+.-]*):(?:\/\/([^/?#]*))?([^?#]*)(?:\?([^#]*))?(?:#.*)?$/i.exec(url.trim());
        if (match === null || /[@:]/.test(match[2] ?? "")) return null;
        const [scheme, host] = [match[1].toLowerCase(), (match[2] ?? "").toLowerCase()];
        const isOwn = links.schemes.includes(scheme);
        if (!isOwn && !(["https", "http"].includes(scheme) && links.domains.includes(host))) return null;
        const path = match[3].split("/");
        if (path[0] === "") path.shift();
        if (path.at(-1) === "") path.pop();
        const segments = path.map(decoded);
        if (segments.includes(null)) return null;
        const query = (match[4] ?? "").split("&").filter(Boolean).map(item => {
            const [key, ...text] = item.split("=");
            return { key: decoded(key), text: decoded(text.join("=")) };
        });
        return {
            // What stands in the place of the host is the first segment.
            segments: isOwn && host ? [host, ...segments] : segments,
            query: query.filter(({ key, text }) => key !== null && text !== null),
        };
    }

    function valuesOf(pattern, { segments, query }) {
        if (segments.length !== pattern.segments.length) return null;
        const values = {};
        for (const [index, { text, parameter }] of pattern.segments.entries()) {
            if (parameter === undefined && segments[index] !== text) return null;
            if (parameter === undefined) continue;
            const value = read(segments[index], pattern.parameters[parameter].form);
            if (value === null) return null;
            values[pattern.parameters[parameter].name] = value;
        }
        for (const { name, form, key, presence } of pattern.parameters) {
            if (key === undefined) continue;
            const texts = query.filter(item => item.key === key).map(item => item.text);
            const found = presence === "repeated" ? texts : texts.slice(0, 1);
            const known = found.map(text => read(text, form)).filter(value => value !== null);
            if (presence === "required" && known.length === 0) return null;
            if (presence === "repeated") values[name] = known;
            else if (known.length > 0) values[name] = known[0];
        }
        return values;
    }

    /** The value that a text is; null for none. */
    function read(text, form) {
        switch (form) {
        case "int": return /^[+-]?\d+$/.test(text) && Number.isSafeInteger(Number(text)) ? Number(text) + 0 : null;
        case "double": return text.trim() === text && text !== "" && Number.isFinite(Number(text)) ? Number(text) : null;
        case "bool": return ["true", "false"].includes(text) ? text === "true" : null;
        case "uuid": return /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text) ? text.toUpperCase() : null;
        case "date": return isDate(text) ? text : null;
        default: return text;
        }
    }

    /** ISO 8601 in the years 1 to 9999: a day, or with the time; what no calendar and no clock has is none. */
    function isDate(text) {
        const parts = /^(\d{4}-\d\d-\d\d)(?:(T\d\d:\d\d:\d\d)(?:\.\d+)?(?:Z|[+-]\d\d:?\d\d))?$/.exec(text);
        const local = parts && new Date(`${parts[1]}${parts[2] ?? "T00:00:00"}Z`);
        if (!local || Number.isNaN(local.getTime()) || !local.toISOString().startsWith(parts[1] + (parts[2] ?? ""))) return false;
        const written = (parts[2] ? new Date(text) : local).toISOString();
        return /^\d{4}-/.test(written) && !written.startsWith("0000");
    }

    function decoded(text) {
        try {
            return decodeURIComponent(text);
        } catch {
            return null;
        }
    }

    // MARK: Screens

    /** The screens that a target leads to, from the bottom up, as far as what was found makes them. */
    function screens({ name, values }, found = {}) {
        const route = routes.get(name);
        const screens = [];
        for (const screen of route.trail) {
            const item = made(screen, route, values, found);
            if (item === null) break;
            screens.push(item);
        }
        return screens;
    }

    function made({ destination, values: sources }, route, values, found) {
        const payload = {};
        for (const [index, { name, value: defaultValue }] of places.screens.get(destination).payload.entries()) {
            const { parameter, orDefault, model, property, value: written } = sources[index];
            let value = written ?? defaultValue;
            if (model !== undefined) value = found[route.models[model].name] ?? null;
            if (model !== undefined && value === null) return null;
            // Something of what was found; of other code than a property's name the text stands for it.
            if (model !== undefined && written !== undefined) value = value[property] ?? written;
            if (parameter !== undefined) {
                const given = values[route.patterns[0].parameters[parameter].name];
                value = given ?? (orDefault ? defaultValue : null);
            }
            if (value != null) payload[name] = value;
        }
        return Object.freeze({ destination, payload });
    }

    const needsModels = ({ name }) => routes.get(name).models.length > 0;

    /** What has to be found for a target: by what name, of which type, and by which values. */
    function finders({ name, values }) {
        return routes.get(name).models.map(({ name, type, parameters }) => ({
            name, type, arguments: parameters.map(label => ({ label, value: values[label] })),
        }));
    }

    // MARK: Writing

    /** The URL of a screen; null where no route's URL carries all that it is found by. */
    function url(item) {
        for (const route of links.routes) {
            if (route.destination !== item.destination) continue;
            const values = reversed(route, item);
            if (values !== null) return written(route, values);
        }
        return null;
    }

    function reversed(route, item) {
        const { values: sources } = route.trail.at(-1);
        const payload = places.screens.get(item.destination).payload;
        const values = {};
        for (const [number, { name, presence }] of route.patterns[0].parameters.entries()) {
            const value = sources.map((source, place) =>
                carried(route, number, source, payload[place], item.payload)).find(value => value != null);
            if (value !== undefined) values[name] = value;
            else if (presence === undefined || presence === "required") return null;
        }
        return values;
    }

    /** What of a payload's parameter a parameter of the URL is: the value itself, or what identifies a model. */
    function carried(route, number, { parameter, orDefault, model }, { name, isOptional }, payload) {
        const { name: wanted, presence } = route.patterns[0].parameters[number];
        if (parameter === number) {
            return orDefault || Boolean(isOptional) === (presence === "optional") ? payload[name] : null;
        }
        if (model === undefined || `${route.models[model].parameters}` !== wanted) return null;
        // Where the app tells nobody of its links, there is no code that could be at odds with this.
        const identity = route.models[model].identity ?? (links.activity ? null : "id");
        return identity === null ? null : payload[name]?.[identity] ?? null;
    }

    function written(route, values) {
        const [{ segments, parameters }] = route.patterns;
        const path = segments.map(({ text, parameter }) => text ?? String(values[parameters[parameter].name]));
        const query = parameters.filter(({ key }) => key !== undefined).flatMap(({ name, key }) =>
            [values[name] ?? []].flat().map(text => `${encoded(key)}=${encoded(String(text))}`));
        const [domain] = links.domains;
        const isHost = /^[a-z-][a-z0-9-]*$/.test(path[0] ?? "") && !path[0].startsWith("xn--");
        const base = domain ? `https://${domain}/` : `${links.schemes[0]}://${isHost ? "" : "/"}`;
        const end = path.at(-1) === "" ? "/" : "";
        return base + path.map(encoded).join("/") + end + (query.length > 0 ? `?${query.join("&")}` : "");
    }

    /** Everything but letters, digits, `-`, `_` and `~` in percent-encoding; dots, where they stand alone. */
    function encoded(text) {
        if (text === "." || text === "..") return text.replaceAll(".", "%2E");
        return encodeURIComponent(text).replace(/[!'()*]/g, mark => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
    }

    const urlOf = ({ name, values }) => written(routes.get(name), values);
    const findsModels = links.routes.some(route => route.models.length > 0);
    const destinations = ({ name }) => routes.get(name).trail.map(screen => screen.destination);
    return { target, misfit, screens, destinations, needsModels, finders, url, urlOf, findsModels };
}
