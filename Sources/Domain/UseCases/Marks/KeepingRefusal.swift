/// Refuses marks of what no player can keep, such as a Mega Evolution. They can be removed, as of a store of
/// an earlier version.
extension SlotAction {
  /// Why a slot cannot get the mark, and what could be marked instead; `nil` if it can, and without a dex.
  package func refusal(of slot: MarkedSlot, in catalog: Catalog) -> String? {
    marked(slot, catalog).flatMap { catalog.unkept($0) }.map { $0.text(in: catalog) }
  }

  /// Whether there is a reason.
  package func isRefused(of slot: MarkedSlot, in catalog: Catalog) -> Bool {
    marked(slot, catalog).flatMap { catalog.unkept($0) } != nil
  }

  /// The slot that has a mark more then; `nil` if none has.
  private func marked(_ slot: MarkedSlot, _ catalog: Catalog) -> MarkedSlot? {
    switch self {
    case .mark(.add(.caught)), .state(.some): slot
    case .mark(.add(.shiny)): slot.inColors(isShiny: true, catalog)
    case .move(let other): other
    case .mark, .state(nil), .end: nil
    }
  }
}

extension Catalog {
  /// The slots that are meant, if none of them can be kept.
  fileprivate func unkept(_ slot: MarkedSlot) -> UnkeptSlot? {
    // The usual form of a species stands for all until a look is told: Minior in its shell.
    if slot.key.look == 0, forms[slot.form]?.isDefault == true { return nil }
    let meant = slots[slot.form].filter { slot.key.means($0.key) }
    guard let first = meant.first, !meant.contains(where: \.keeping.isKept) else { return nil }
    return UnkeptSlot(slot: slot, first: first, isOnly: meant.count == 1)
  }
}

private struct UnkeptSlot {
  private static let mostOthers = 3

  let slot: MarkedSlot
  /// The first slot that is meant.
  let first: SlotEntry
  let isOnly: Bool

  func text(in catalog: Catalog) -> String {
    let names = SlotNames(catalog)
    let name = isOnly ? names.name(of: first) : catalog.named(slot.form).name
    let others = others(in: catalog).map(names.name)
    guard !others.isEmpty else { return worded("no player can keep \(name): \(reason)") }
    let told = others.prefix(Self.mostOthers) + (others.count > Self.mostOthers ? ["…"] : [])
    return worded(
      "no player can keep \(name): \(reason); to mark: \(told.joined(separator: ", "))")
  }

  /// Why it is kept nowhere, and who says so unless a rule does.
  private var reason: String {
    (first.limit?.text ?? first.keeping.name) + (first.source.isEmpty ? "" : " (\(first.source))")
  }

  /// The slots of the form, or else of its species, that can be kept: in the same colours if there are
  /// such.
  private func others(in catalog: Catalog) -> [SlotEntry] {
    let species = catalog.forms[slot.form].flatMap { catalog.species[$0.species] }
    let own = [[slot.form], species?.forms ?? []].map { forms in
      forms.flatMap { catalog.slots[$0] }.filter { $0.keeping == .anywhere }
    }
    return own.flatMap { entries in
      [slot.key.isShiny, false].map { isShiny in entries.filter { $0.slot.isShiny == isShiny } }
    }.first { !$0.isEmpty } ?? []
  }
}

extension SlotKey {
  /// Whether a key that may not tell everything is that of a slot.
  fileprivate func means(_ slot: SlotKey) -> Bool {
    isShiny == slot.isShiny && (look == 0 || look == slot.look)
      && (gender == nil || gender == slot.gender)
  }
}
