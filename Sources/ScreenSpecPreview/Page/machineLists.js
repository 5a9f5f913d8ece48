// Lists as they are saved: of items or layers, and of what this spec does not know, which is kept as it was.
//
// An element that is not known is `{unread: JSON}`; where something else than a list was saved it is alone, with `isAll`. An item
// that was saved with parameters that are not known has them in `kept`, as long as it stays in the list.

const screenSpecList = Object.freeze({
    /** What of a list is known. */
    items: list => list.filter(element => !("unread" in element)).map(element => {
        if (!element.kept || element.destination === undefined) return element;
        const { kept, ...item } = element;
        return Object.freeze(item);
    }),

    /** The list with other items. What is not known stays as long as the items before it stay the same. */
    with(list, items, same) {
        const kept = [];
        let count = 0;
        for (const element of list) {
            if ("unread" in element) {
                kept.push(element);
            } else if (count < items.length && same(element, items[count])) {
                const isItem = element.destination !== undefined;
                kept.push(isItem && element.kept ? Object.freeze({ ...items[count], kept: element.kept }) : items[count]);
                count += 1;
            } else {
                break;
            }
        }
        return kept.concat(items.slice(count));
    },

    same(a, b, sameItem) {
        return a.length === b.length && a.every((element, index) => {
            const other = b[index];
            if ("unread" in element || "unread" in other) return screenSpecText(element) === screenSpecText(other);
            return sameItem(element, other) && (element.kept === other.kept || screenSpecText(element.kept) === screenSpecText(other.kept));
        });
    },

    beginsUnread: list => list.length > 0 && "unread" in list[0] && !list[0].isAll,
});
