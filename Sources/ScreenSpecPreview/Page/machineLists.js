// Lists as they are saved: of items or layers, and of what this spec does not know, which is kept as it was.
//
// An element that is not known is `{unread: JSON}`; where something else than a list was saved it is alone, with `isAll`.

const screenSpecList = Object.freeze({
    /** What of a list is known. */
    items: list => list.filter(element => !("unread" in element)),

    /** The list with other items. What is not known stays as long as the items before it stay the same. */
    with(list, items, same) {
        const kept = [];
        let count = 0;
        for (const element of list) {
            if ("unread" in element) {
                kept.push(element);
            } else if (count < items.length && same(element, items[count])) {
                kept.push(items[count]);
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
            return sameItem(element, other);
        });
    },

    beginsUnread: list => list.length > 0 && "unread" in list[0] && !list[0].isAll,
});
