"use strict";

// The app's navigation, as its generated NavigationState and NavigationRouter have it: pure values in, pure values out.
function screenSpecMachine(spec) {
    return { spec };
}
