"use strict";

// A place in the page's own URL: `#device=phone&look=dark&place=…`. It is text for this page, and goes to no server.

function encodedPlace(text) {
    const bytes = new TextEncoder().encode(text);
    let binary = "";
    for (const byte of bytes) binary += String.fromCharCode(byte);
    return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function decodedPlace(text) {
    const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
    return new TextDecoder().decode(Uint8Array.from(binary, character => character.charCodeAt(0)));
}

const lookKeys = { look: ["auto", "light", "dark"], direction: ["ltr", "rtl"], type: ["0", "1", "2", "3"] };

/** What a fragment says; what it says wrongly is left out. */
function readFragment(fragment) {
    const values = new URLSearchParams(fragment.replace(/^#/, "")), found = {};
    if (["all", "map", ...devices.map(device => device.id)].includes(values.get("device"))) found.device = values.get("device");
    for (const [key, words] of Object.entries(lookKeys)) if (words.includes(values.get(key))) found[key] = values.get(key);
    found.size = /^\d{3,4}x\d{3,4}$/.test(values.get("size") || "") ? values.get("size").split("x").map(Number) : null;
    found.places = {};
    for (const device of devices) {
        try {
            const text = values.get(device.id);
            if (text) found.places[device.id] = decodedPlace(text);
        } catch {
            // Somebody cut the URL short: that device begins at the beginning.
        }
    }
    return found;
}

/** The fragment of a page: what is shown, and where each shown device is. */
function writtenFragment(page) {
    const values = new URLSearchParams();
    values.set("device", page.shown);
    for (const key of Object.keys(lookKeys)) if (page.look[key] !== lookKeys[key][0]) values.set(key, page.look[key]);
    const frames = page.shown === "all" ? page.frames : page.frames.filter(frame => frame.device.id === page.shown);
    const [frame] = frames;
    if (frames.length === 1 && (frame.size.width !== frame.device.width || frame.size.height !== frame.device.height)) values.set("size", `${frame.size.width}x${frame.size.height}`);
    for (const shown of frames) if (shown.main.log.length || shown.wasRestored) values.set(shown.device.id, encodedPlace(shown.main.place));
    return `#${values}`;
}
