import PokedexDomain

extension TrainerModel {
  /// A chooser among the slots of a form, which marks them: each choice takes a slot a step further, to
  /// caught, pending, wanted and back to nothing.
  package func slotChooser(of form: ID<Form>, in catalog: Catalog) -> ChooserViewModel {
    let slots = FormSlots(form, in: catalog)
    let chooser = ChooserViewModel(
      title: worded("Slots of \(slots.name)"), emptyText: worded("No player can keep it"),
      among: { [self] in slots.choices(in: book) },
      reporting: { [self] id in slots.slot(id).flatMap { advance($0.slot, called: $0.name) } })
    chooser.staysOpen = true
    return chooser
  }
}

/// The slots of a form that a player can fill, and those of which neither look nor gender is told.
@MainActor private struct FormSlots {
  let name: String
  private let form: ID<Form>
  private let entries: [SlotEntry]
  private let names: [String]

  init(_ form: ID<Form>, in catalog: Catalog) {
    self.form = form
    name = catalog.named(form).name
    entries = catalog.slots[form].filter(\.keeping.isKept)
    names = SlotNames(catalog).names(of: entries)
  }

  /// The IDs of slots that are not told.
  private static let untold = [-1: SlotKey(), -2: SlotKey(isShiny: true)]

  func choices(in book: MarkBook) -> [Choosable] {
    let marks = book[form]
    let untold = Self.untold.filter { id, key in
      marks[key] != nil && !entries.contains { $0.key == key }
    }.keys.sorted(by: >)
    let told = entries.indices.map { index in
      choosable(
        index, names[index], marks[entries[index].key]?.state,
        otherwise: entries[index].keeping == .game ? entries[index].keeping.name : "")
    }
    return untold.compactMap { id in
      slot(id).map { choosable(id, $0.name, marks[$0.slot.key]?.state, otherwise: "") }
    } + told
  }

  private func choosable(
    _ id: Int, _ name: String, _ state: SlotState?, otherwise detail: String
  ) -> Choosable {
    Choosable(id, name, detail: state?.name ?? detail, isCurrent: state == .have)
  }

  func slot(_ id: Int) -> (slot: MarkedSlot, name: String)? {
    if let key = Self.untold[id] {
      let name = worded("\(name), look or gender not told")
      return (
        MarkedSlot(form: form, key: key), key.isShiny ? worded("\(name), shiny") : name
      )
    }
    guard entries.indices.contains(id) else { return nil }
    return (MarkedSlot(form: form, key: entries[id].key), names[id])
  }
}
