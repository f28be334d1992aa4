import Synchronization

/// The moves that a form can know in a game: those in its learnset and in the learnsets of its
/// pre-evolutions.
final class LearnableMoves: Sendable {
  private let catalog: Catalog
  private let dex: any DexReference
  private let lens: Lens?
  private let ancestry: Ancestry
  /// The moves of forms that were asked for, as a damage table is made anew with each change of the
  /// battle.
  private let known = Mutex<[ID<Form>: Set<ID<Move>>]>([:])

  /// - Parameter lens: The games to consider; `nil` for all games.
  init(_ catalog: Catalog, _ dex: any DexReference, through lens: Lens?) {
    self.catalog = catalog
    self.dex = dex
    self.lens = lens
    ancestry = Ancestry(catalog, dex)
  }

  /// Returns the moves that a form can know; `nil` if it can know any move.
  func callAsFunction(_ form: ID<Form>) -> Set<ID<Move>>? {
    let moves = known.withLock { $0[form] } ?? inherited(form)
    known.withLock { $0[form] = moves }
    return moves.contains(.sketch) ? nil : moves
  }

  private func inherited(_ form: ID<Form>) -> Set<ID<Move>> {
    var moves: Set<ID<Move>> = []
    for ancestor in ancestry(of: form) {
      moves.formUnion(own(ancestor))
    }
    return moves
  }

  /// Returns the moves that a member on the way through a game, and its pre-evolutions, have learned
  /// by its level; `nil` for other members.
  func onTheWay(_ member: TeamMember) -> [TeamMove]? {
    guard let level = member.level, TeamMember.isOnTheWay(level) else { return nil }
    var moves: Set<ID<Move>> = []
    for ancestor in ancestry(of: member.form) {
      moves.formUnion(dex.learnset(of: ancestor).moves(byLevel: level, through: lens))
    }
    return moves.sorted().map { TeamMove($0) }
  }

  /// Returns the form's own learnset; for a form without one, such as a form that only exists in
  /// battle, that of the default form.
  func own(_ form: ID<Form>) -> Set<ID<Move>> {
    let own = learned(by: form)
    guard own.isEmpty, let usual = defaultForm(of: form) else { return own }
    return learned(by: usual)
  }

  private func learned(by form: ID<Form>) -> Set<ID<Move>> {
    dex.learnset(of: form).moves(through: lens)
  }

  private func defaultForm(of form: ID<Form>) -> ID<Form>? {
    catalog.forms[form].flatMap { catalog.species[$0.species]?.forms.first }
  }
}
