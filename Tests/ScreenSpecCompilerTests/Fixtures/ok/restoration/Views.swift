import SwiftUI

struct LettersView: View {
    var body: some View { Text("Letters") }
}

struct LetterView: View {
    let id: Int
    let page: Int
    var body: some View { Text("Letter \(id), page \(page)") }
}

struct DiaryView: View {
    let day: Date
    let weight: Double
    var body: some View { Text("\(weight) on \(day.description)") }
}

struct ReplyView: View {
    let id: Int
    var body: some View { Text("To \(id)") }
}
