// What the spec says of items, and of where they belong: the generated enums and their properties.
//
// An item is `{destination, payload}`, where `payload` has a plain JSON value for each parameter that has one. Items, as
// all values of the machine, are never changed.

function screenSpecPlaces(spec) {
    const screens = new Map(spec.screens.map(screen => [screen.name, screen]));
    const sheets = new Map(spec.sheets.map(sheet => [sheet.name, sheet]));
    const dialogs = new Map((spec.dialogs ?? []).map(dialog => [dialog.name, dialog]));
    const tabs = new Map(spec.tabs.map(tab => [tab.id, tab]));
    const sections = spec.sidebar?.sections ?? [];
    const rows = sections.flatMap(section => section.rows.map(row => row.item));
    const placeholderCase = spec.placeholderCase ?? "selectSomething";

    // MARK: What the app is made of

    const hasNavigation = spec.host != null;
    const isSplit = spec.host === "split";
    const hasContent = isSplit && spec.screens.some(screen => screen.isContent);
    const collapses = isSplit && spec.compact === "stack";
    const hasTabs = hasNavigation && !collapses && tabs.size > 0;
    const splitsTabs = hasTabs && !isSplit && spec.tabs.some(tab => tab.holds === "split");
    const presentsScreens = hasNavigation && spec.screens.some(screen => screen.presentation);
    const hasHomes = hasTabs && spec.screens.some(screen => screen.tab);
    const start = spec.start;

    // MARK: Equality

    const keys = new WeakMap();

    /** What of an item counts when it is compared, as a text. */
    function key(item) {
        let text = keys.get(item);
        if (text === undefined) {
            const known = [screens, sheets, dialogs].flatMap(cases => cases.get(item.destination)?.payload ?? []);
            const counted = item.destination === placeholderCase ? item.payload : countedParts(known, item.payload ?? {});
            text = item.destination + screenSpecText(counted);
            keys.set(item, text);
        }
        return text;
    }

    function countedParts(parameters, payload) {
        const parts = {};
        for (const { name, compare } of parameters) {
            if (compare === "ignore" || payload[name] == null) continue;
            parts[name] = compare?.identity ? identity(payload[name], compare.identity) : payload[name];
        }
        return parts;
    }

    function identity(value, property) {
        if (Array.isArray(value)) return value.map(element => identity(element, property));
        return value !== null && typeof value === "object" ? value[property] ?? null : value;
    }

    function same(a, b) {
        if (a === b || a == null || b == null) return (a ?? null) === (b ?? null);
        return a.destination === b.destination && key(a) === key(b);
    }

    // MARK: Columns

    /** What the detail column shows while nothing is selected in a screen; null unless that fills the content column. */
    function placeholder(item) {
        const placeholder = screens.get(item.destination)?.placeholder;
        if (!placeholder) return null;
        const payload = { label: placeholder.title.join(""), systemImage: placeholder.icon };
        return { destination: placeholderCase, payload };
    }

    const isPlaceholder = item => item?.destination === placeholderCase && !screens.has(placeholderCase);
    const isContent = item => screens.get(item.destination)?.isContent ?? false;
    const isDetail = item => !isContent(item) && (screens.get(item.destination)?.columns ?? 3) === 3;

    // MARK: The sidebar

    const overData = new Set(sections.filter(section => section.each).map(section => section.each.destination));

    /** The row of the sidebar that stands for a screen; null where it has none. */
    function sidebarItem(item) {
        if (overData.has(item.destination)) return item;
        const own = rows.filter(row => row.destination === item.destination);
        if (own.length > 0 && screens.get(item.destination).payload.length === 0) return item;
        if (own.some(row => same(row, item))) return item;
        return own.find(row => isPlain(row)) ?? null;
    }

    /** Whether a row stands for all items of its screen: one that is written without arguments. */
    const isPlain = row => !sections.some(section => section.rows.some(other => other.item === row && other.hasArguments));

    const nearestContent = hasContent ? findContentRoots() : new Map();

    /** For each screen, the row of the content column that leads to it in the fewest steps. */
    function findContentRoots() {
        const nearest = new Map();
        for (const row of rows.filter(isContent)) if (!nearest.has(row.destination)) nearest.set(row.destination, row);
        const queue = [...nearest.keys()];
        for (const name of queue) {
            for (const target of screens.get(name).opens) {
                if (nearest.has(target) || !screens.has(target)) continue;
                nearest.set(target, nearest.get(name));
                queue.push(target);
            }
        }
        return nearest;
    }

    /** What the content column shows beside a screen that is opened from elsewhere. */
    function defaultContentRoot(item) {
        return nearestContent.get(item.destination) ?? rows.find(isContent) ?? null;
    }

    /** The row that is chosen where the screen's own, over data, is gone. */
    function nearestRow(item) {
        let above = null;
        for (const section of sections) {
            const isOpen = row => !section.when && !row.when && !screens.get(row.item.destination).requires;
            above = section.rows.findLast(isOpen)?.item ?? above;
            if (section.each?.destination === item.destination) return above ?? start;
        }
        return start;
    }

    // MARK: Tabs and presentations

    const root = tab => tabs.get(tab).root;
    const holdsSplit = tab => tabs.get(tab).holds === "split";
    /** The tab that begins with a screen. */
    const tabWithRoot = item => spec.tabs.find(tab => same(tab.root, item))?.id ?? null;
    const homeTab = item => (hasHomes ? screens.get(item.destination)?.tab ?? null : null);
    const isRoot = item =>
        (isSplit && sidebarItem(item) !== null) || (hasTabs && tabWithRoot(item) !== null)
        || (!isSplit && !hasTabs && same(item, start));

    const presentationStyle = item => screens.get(item.destination)?.presentation?.style ?? null;

    /** What makes one layer another, as a text. */
    function layerIdentity(layer) {
        const row = layer.of === "sheet" ? sheets.get(layer.item.destination) : screens.get(layer.item.destination);
        const named = row?.presentation?.identity ?? null;
        if (named !== null) return `named ${named}`;
        return layer.of === "sheet" ? `sheet ${key(layer.item)}` : `screen ${key(layer.item)}`;
    }

    const hasStack = layer => layer.of === "screen" || (sheets.get(layer.item.destination)?.stack ?? false);
    const sheetStyle = item => sheets.get(item.destination)?.presentation?.style ?? "sheet";

    // MARK: How tabs and columns go together

    const beginsWith = (tab, item) => tab && item && same(tab.root, item);
    const startTab = hasTabs ? tabs.get(spec.startTab ?? spec.tabs[0].id) : null;
    const startsApart = isSplit && hasTabs && !beginsWith(startTab, start);
    const firstTab = !startsApart
        ? startTab?.id ?? null
        : homeTab(start) ?? spec.tabs.find(tab => beginsWith(tab, start))?.id ?? startTab.id;
    const hasContentBesideTabs = spec.screens.some(
        screen => screen.placeholder
            && !(screen.payload.length === 0 && spec.tabs.some(tab => tab.root.destination === screen.name)));
    const stacksContent = hasContent && hasTabs && hasContentBesideTabs;
    const nestsTabs = splitsTabs && hasContentBesideTabs;
    const isWholeRow = name => overData.has(name) || rows.some(row => row.destination === name && isPlain(row));
    const nestsContent = hasContent && spec.screens.some(
        screen => screen.isContent
            && screen.opens.some(name => screens.get(name)?.isContent && !isWholeRow(name)));

    const sameAll = (a, b) => a.length === b.length && a.every((item, index) => same(item, b[index]));
    const startsWith = (list, start) => list.length >= start.length && sameAll(list.slice(0, start.length), start);

    return Object.freeze({
        spec, screens, sheets, dialogs, tabs, rows, start, firstTab, startTab: startTab?.id ?? null,
        hasNavigation, isSplit, hasContent, collapses, hasTabs, splitsTabs, presentsScreens, hasHomes, startsApart,
        stacksContent, nestsContent, nestsTabs, hasData: overData.size > 0, hasPath: isSplit || !hasTabs,
        measuresRoom: isSplit || splitsTabs, hasLayers: hasNavigation && (sheets.size > 0 || presentsScreens),
        popsOnReselection: (spec.reselect ?? "popToRoot") === "popToRoot",
        startsAtSidebar: (spec.compactColumn ?? "sidebar") === "sidebar",
        key, same, sameAll, startsWith, placeholder, isPlaceholder, isContent, isDetail, isRoot, sidebarItem, defaultContentRoot, nearestRow,
        root, holdsSplit, tabWithRoot, homeTab, presentationStyle, layerIdentity, hasStack, sheetStyle,
    });
}

/** A value as JSON, with its keys in order, so that equal values have equal texts. */
function screenSpecText(value) {
    if (Array.isArray(value)) return `[${value.map(screenSpecText).join(",")}]`;
    if (value === null || typeof value !== "object") return JSON.stringify(value ?? null);
    const members = Object.keys(value).filter(name => value[name] !== undefined).sort();
    return `{${members.map(name => `${JSON.stringify(name)}:${screenSpecText(value[name])}`).join(",")}}`;
}
