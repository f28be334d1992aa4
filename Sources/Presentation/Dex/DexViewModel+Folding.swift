import PokedexDomain

/// Shows one row per species instead of one per form.
extension DexViewModel {
  private static let term = "is:default"

  /// Whether the filter leaves one form of each species.
  private var isFolded: Bool { list.condition.split(separator: " ").contains { $0 == Self.term } }

  /// Adds `is:default` to the filter or removes it, so that the filter shows why forms are missing.
  package func toggleForms() {
    let terms = isFolded ? unfolded : folded
    list.replace(FilterText(condition: terms, sorts: list.filter.sorts))
  }

  /// Alternatives get parentheses, because the term must hold for each of them.
  private var folded: String {
    let before = list.condition
    guard !before.isEmpty else { return Self.term }
    return (before.contains("|") ? "(\(before))" : before) + " \(Self.term)"
  }

  private var unfolded: String {
    let rest = list.condition.split(separator: " ").filter { $0 != Self.term }
      .joined(separator: " ")
    let isWrapped =
      rest.hasPrefix("(") && rest.hasSuffix(")")
      && rest.dropFirst().dropLast()
        .allSatisfy { !"()".contains($0) }
    return isWrapped ? String(rest.dropFirst().dropLast()) : rest
  }
}
