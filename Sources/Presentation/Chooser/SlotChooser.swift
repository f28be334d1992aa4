import PokedexDomain

extension TrainerModel {
  /// A chooser among the slots of forms, which marks them: each choice takes a slot a step further, to
  /// caught, pending, wanted and back to nothing. The first choice marks all slots in usual colours.
  package func slotChooser(of forms: [ID<Form>], in catalog: Catalog) -> ChooserViewModel {
    let slots = ChosenSlots(forms, in: catalog)
    let chooser = ChooserViewModel(
      title: worded("Slots of \(slots.name)"), emptyText: worded("No player can keep it"),
      among: { [self] in slots.choices(in: book) },
      reporting: { [self] id in
        guard id != ChosenSlots.all else { return markAll(slots.usual, called: slots.name) }
        return slots.slot(id).flatMap { advance($0.slot, called: $0.name) }
      })
    chooser.staysOpen = true
    return chooser
  }
}

/// The slots of forms that a player can fill, and those of which neither look nor gender is told.
@MainActor private struct ChosenSlots {
  /// The name of the only form, or how many there are.
  let name: String
  private let forms: [Named<Form>]
  private let entries: [SlotEntry]
  private let names: [String]

  /// The ID of the choice of all slots in usual colours.
  static let all = Int.min

  init(_ forms: [ID<Form>], in catalog: Catalog) {
    self.forms = forms.map { catalog.named($0) }
    name =
      forms.count == 1
      ? self.forms[0].name : worded("\(Formatting.count(forms.count)) Pokémon")
    entries = forms.flatMap { catalog.slots[$0].filter(\.keeping.isKept) }
    names = SlotNames(catalog).names(of: entries)
  }

  var usual: [MarkedSlot] { entries.filter { !$0.slot.isShiny }.map(Self.marked) }

  private static func marked(_ entry: SlotEntry) -> MarkedSlot {
    MarkedSlot(form: entry.slot.form, key: entry.key)
  }

  // MARK: Choices

  func choices(in book: MarkBook) -> [Choosable] {
    let untold = forms.indices.flatMap { form in
      [false, true].compactMap { self.untold(form, isShiny: $0, in: book) }
    }
    let told = entries.indices.map { index in
      choosable(
        index, names[index], book[entries[index].slot.form][entries[index].key]?.state,
        otherwise: entries[index].keeping == .game ? entries[index].keeping.name : "")
    }
    return everything(in: book) + untold + told
  }

  /// One slot needs no choice of all.
  private func everything(in book: MarkBook) -> [Choosable] {
    let all = usual
    guard all.count > 1 else { return [] }
    let had = all.count { book[$0.form][$0.key]?.state == .have }
    let counts = [had, all.count].map { Formatting.count($0) }
    return [
      choosable(
        Self.all, worded("All in usual colours"), had == all.count ? .have : nil,
        otherwise: worded("\(counts[0]) of \(counts[1])"))
    ]
  }

  /// `nil` unless there is such a mark, and the form has no slot that it tells.
  private func untold(_ form: Int, isShiny: Bool, in book: MarkBook) -> Choosable? {
    let key = SlotKey(isShiny: isShiny)
    guard let mark = book[forms[form].id][key],
      !entries.contains(where: { $0.slot.form == forms[form].id && $0.key == key })
    else { return nil }
    let id = -1 - 2 * form - (isShiny ? 1 : 0)
    return slot(id).map { choosable(id, $0.name, mark.state, otherwise: "") }
  }

  private func choosable(
    _ id: Int, _ name: String, _ state: SlotState?, otherwise detail: String
  ) -> Choosable {
    Choosable(id, name, detail: state?.name ?? detail, isCurrent: state == .have)
  }

  func slot(_ id: Int) -> (slot: MarkedSlot, name: String)? {
    guard id < 0 else {
      return entries.indices.contains(id) ? (Self.marked(entries[id]), names[id]) : nil
    }
    let (form, shiny) = (-1 - id).quotientAndRemainder(dividingBy: 2)
    guard forms.indices.contains(form) else { return nil }
    let name = worded("\(forms[form].name), look or gender not told")
    return (
      MarkedSlot(form: forms[form].id, key: SlotKey(isShiny: shiny == 1)),
      shiny == 1 ? worded("\(name), shiny") : name
    )
  }
}
