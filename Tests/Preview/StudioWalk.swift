extension Finder: NavigationResolver {
    func project(id: String) async throws -> Project {
        try await wait()
        return Project(id: id, name: "Found")
    }
}
