/// The mothers of each Pokémon that hatches with one of the wanted moves.
struct BreedingFamilies: Sendable {
  /// The members of a family that can breed, by their positions among the breeders.
  struct Family: Sendable {
    let hatchling: Int
    /// The moves that the hatchling has as egg moves.
    let inherited: MoveSubset
    var mothers: [Int] = []
    /// The hatchling itself, if it is among the breeders.
    var same: [Int] = []
    /// The members that breed only with Ditto, because there are no mothers; otherwise empty.
    var partnersOfDitto: [Int] = []
    /// The egg groups of the mothers, one bit for each.
    var groups: UInt32 = 0
    var groupNumbers: [Int] = []

    var canBreed: Bool { !mothers.isEmpty || !partnersOfDitto.isEmpty }
  }

  private(set) var all: [Family] = []
  /// The position of the family of each breeder; `nil` without egg moves.
  private(set) var ofBreeder: [Int?]

  init(_ breeders: Breeders, _ catalog: Catalog) {
    ofBreeder = breeders.all.map { _ in nil }
    var families: [Int: Int] = [:]
    for (position, breeder) in breeders.all.enumerated() where breeder.hatchling >= 0 {
      let family = families[breeder.hatchling] ?? all.count
      if family == all.count {
        families[breeder.hatchling] = family
        all.append(Family(hatchling: breeder.hatchling, inherited: breeder.inherited))
      }
      ofBreeder[position] = family
      if breeder.row == breeder.hatchling { all[family].same = [position] }
    }
    var members = [[Int]](repeating: [], count: catalog.count)
    for (position, breeder) in breeders.all.enumerated() where breeder.groups != 0 {
      for stage in breeders.lineages.stages[breeder.row] { members[stage].append(position) }
    }
    for family in all.indices { addParents(to: family, members, breeders, catalog) }
  }

  /// - Parameter members: the breeders that are of each row, or evolved from it.
  private mutating func addParents(
    to family: Int, _ members: [[Int]], _ breeders: Breeders, _ catalog: Catalog
  ) {
    let hatchling = all[family].hatchling
    let mothers = mothers(of: hatchling, breeders, catalog).flatMap { members[$0] }
      .filter { breeders.all[$0].isFemale }.unique.sorted()
    all[family].mothers = mothers
    all[family].groups = mothers.reduce(0) { $0 | breeders.all[$1].groups }
    all[family].groupNumbers = all[family].groups.bits
    guard mothers.isEmpty else { return }
    all[family].partnersOfDitto = members[hatchling]
  }

  /// The rows of the earliest possible mothers: the hatchling itself, the female form of its
  /// species, or the species that lays its eggs. Their evolutions can be mothers, too.
  private func mothers(of row: Int, _ breeders: Breeders, _ catalog: Catalog) -> Set<Int> {
    let species = catalog.speciesRows[row]
    guard species >= 0, !breeders.lineages.mayBeFemale(row) else { return [row] }
    let mother = ID<Species>.mothersOfMales[catalog.species.ids[Int(species)]]
    let wanted = mother.flatMap { catalog.species.row(of: $0) } ?? Int(species)
    return Set(breeders.roster.rows.filter { Int(catalog.speciesRows[$0]) == wanted })
  }
}
