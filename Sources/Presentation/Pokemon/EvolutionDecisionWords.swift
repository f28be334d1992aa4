import PokedexDomain

extension EvolutionDecision {
  /// The condition in words: `wearing the Sandy Cloak`.
  func words(_ names: NameLookup) -> Inline {
    switch self {
    case .chance(let percent): Inline(worded("by chance (\(percent) %)"))
    case .cloak(.plant): Inline(worded("wearing the Plant Cloak"))
    case .cloak(.sandy): Inline(worded("wearing the Sandy Cloak"))
    case .cloak(.trash): Inline(worded("wearing the Trash Cloak"))
    case .nature(let natures):
      "with one of these natures: \(Self.links(natures, names))"
    }
  }

  private static func links(_ natures: [ID<Nature>], _ names: NameLookup) -> Inline {
    .joined(natures.map { names($0).link }, by: ", ")
  }
}
