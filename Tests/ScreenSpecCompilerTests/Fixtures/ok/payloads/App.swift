enum Outer {
    enum Inner { typealias ID = String }
}

struct Page<Element: Hashable, Rest: Hashable>: Hashable {}
