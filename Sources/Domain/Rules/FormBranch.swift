/// An evolution into one of several forms or species, with the condition for this one. PokeAPI
/// lacks these conditions and, for forms, every evolution except the one into the default form.
///
/// Source: Bulbapedia's pages on Wormadam, Toxtricity, Maushold, Dudunsparce and Wurmple, sections
/// "Evolution data".
struct FormBranch: Sendable {
  /// The form that the Pokémon evolves into.
  let evolved: ID<Form>
  let decision: EvolutionDecision

  static func decision(to form: ID<Form>) -> EvolutionDecision? {
    all.first { $0.evolved == form }?.decision
  }

  static let all = [
    FormBranch(evolved: 266, decision: .chance(50)),  // silcoon
    FormBranch(evolved: 268, decision: .chance(50)),  // cascoon
    FormBranch(evolved: 413, decision: .cloak(.plant)),  // wormadam-plant
    FormBranch(evolved: 10004, decision: .cloak(.sandy)),  // wormadam-sandy
    FormBranch(evolved: 10005, decision: .cloak(.trash)),  // wormadam-trash
    FormBranch(evolved: 849, decision: .nature(amped)),  // toxtricity-amped
    FormBranch(evolved: 10184, decision: .nature(lowKey)),  // toxtricity-low-key
    FormBranch(evolved: 925, decision: .chance(99)),  // maushold-family-of-four
    FormBranch(evolved: 10257, decision: .chance(1)),  // maushold-family-of-three
    FormBranch(evolved: 982, decision: .chance(99)),  // dudunsparce-two-segment
    FormBranch(evolved: 10255, decision: .chance(1)),  // dudunsparce-three-segment
  ]

  /// Hardy, Docile, Hasty, Adamant, Impish, Rash, Jolly, Naughty, Lax, Quirky, Naive, Brave, Sassy.
  private static let amped: [ID<Nature>] = [1, 7, 10, 11, 12, 15, 16, 17, 18, 19, 20, 21, 24]

  /// Lonely, Bold, Relaxed, Timid, Serious, Modest, Mild, Quiet, Bashful, Calm, Gentle, Careful.
  private static let lowKey: [ID<Nature>] = [6, 2, 22, 5, 25, 3, 8, 23, 13, 4, 9, 14]
}

/// The condition that decides which of several forms or species a Pokémon evolves into.
package enum EvolutionDecision: Hashable, Sendable {
  /// The percentage of Pokémon that evolve this way.
  case chance(Int)
  /// The cloak that Burmy wears.
  case cloak(Cloak)
  case nature([ID<Nature>])

  package enum Cloak: Hashable, Sendable {
    case plant
    case sandy
    case trash
  }
}
