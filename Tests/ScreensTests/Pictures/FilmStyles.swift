/// The style sheet of a film: each look of text and lines once, under a short name.
struct FilmStyles {
  private var names: [String: String] = [:]
  private var order: [String] = []

  /// Returns the class of an element with these declarations, such as `fill:#fff`.
  mutating func name(of declarations: String) -> String {
    if let name = names[declarations] { return name }
    let name = "s\(order.count)"
    names[declarations] = name
    order.append(declarations)
    return name
  }

  var text: String {
    order.enumerated().map { ".s\($0.offset){\($0.element)}" }.joined(separator: "\n")
  }
}
