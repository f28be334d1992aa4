/// Decides which forms and looks exist as of the games of a lens: those of the games, and those that
/// are not newer. Without a lens, all exist.
struct FormsInLens: Sendable {
  private let catalog: Catalog
  private let lens: Lens?
  private let roster: Set<ID<Form>>
  private let looks: Table<Look>
  private let groups: Table<VersionGroup>

  init(_ catalog: Catalog, _ lens: Lens?, _ dex: any DexReference) {
    self.catalog = catalog
    self.lens = lens
    roster = lens.map { $0.roster(in: dex) } ?? []
    looks = dex.table(Look.self)
    groups = dex.table(VersionGroup.self)
  }

  func contains(_ form: ID<Form>) -> Bool { roster.contains(form) || isReleased(form) }

  /// A default form of an older generation is as old as its species, even if its look is newer.
  private func isReleased(_ form: ID<Form>) -> Bool {
    guard let lens, let row = catalog.forms.row(of: form) else { return true }
    if let own = generation(ofDefault: row), own != lens.data.generation {
      return own < lens.data.generation
    }
    return firstLook(ofForm: row).map { contains(debut(ofLook: $0)) } ?? true
  }

  /// The generation in which a form first appeared; `nil` if unknown.
  func debut(of form: ID<Form>) -> ID<Generation>? {
    guard let row = catalog.forms.row(of: form) else { return nil }
    if let own = generation(ofDefault: row) { return own }
    return firstLook(ofForm: row).flatMap { groups[debut(ofLook: $0)]?.generation }
  }

  /// The generation of the species if the form is its default form.
  private func generation(ofDefault row: Int) -> ID<Generation>? {
    guard catalog.forms.column(\.isDefault)[row] == 1, catalog.speciesRows[row] >= 0 else {
      return nil
    }
    let own = catalog.species.column(\.generation)[Int(catalog.speciesRows[row])]
    return own > 0 ? ID(Int(own)) : nil
  }

  private func firstLook(ofForm row: Int) -> Int? {
    catalog.forms.lists(\.looks)[row].first.flatMap { $0 }.flatMap { looks.row(of: ID($0)) }
  }

  private func debut(ofLook row: Int) -> ID<VersionGroup> {
    LegendsMegas.debut(ofLook: looks.slugs[row], in: groups)
      ?? ID(Int(looks.column(\.versionGroup)[row]))
  }

  /// A game that has a newer form, such as one of its expansion, has it with its looks.
  func contains(_ look: Look) -> Bool {
    contains(look.debut(in: groups)) || roster.contains(look.form) && !isReleased(look.form)
  }

  func contains(_ group: ID<VersionGroup>) -> Bool { groups.isReleased(group, by: lens) }
}
