import ScreenSpecModel
import ScreenSpecReporters

/// What the machine and the page read of a spec, as JSON.
func previewModel(_ graph: NavigationGraph) -> String {
    var json = JSONWriter()
    json.object { json in
        json.member("app", graph.app.name)
    }
    json.end()
    return json.buffer.text.string
}
