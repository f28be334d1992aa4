import PokedexDomain

extension NoDamage {
  /// The reason in a sentence: `Levitate: no effect`.
  package func text(_ show: ShowDamage) -> String {
    text(type: \.name, cause: { $0.name(show) })
  }

  /// The reason in a word: the type, the ability or the item that stops the attack.
  package func brief(_ show: ShowDamage) -> String {
    switch self {
    case .type(_, let target): target.name
    case .stopped(let cause): cause.name(show)
    default: worded("fails")
    }
  }
}
