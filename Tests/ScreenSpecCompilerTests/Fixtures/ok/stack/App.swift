final class Photo: Identifiable {
    let id: Int

    init(id: Int) { self.id = id }
}
