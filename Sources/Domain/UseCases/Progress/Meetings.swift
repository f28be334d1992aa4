/// Where missing species are met in the wild, as rows of the species table.
struct Meetings {
  /// The species at each location, in the circumstances.
  private(set) var places: [ID<Location>: Set<Int>] = [:]
  /// The species that are met, in any circumstances.
  private(set) var all: Set<Int> = []
  /// The forms that are met, in any circumstances.
  private(set) var forms: Set<ID<Form>> = []
  /// The species and forms that are met in the games, but not yet in the run.
  private(set) var later: (species: Set<Int>, forms: Set<ID<Form>>) = ([], [])
  /// The kinds of circumstances that matter to any of the encounters; unknown without circumstances.
  private(set) var kinds: [Circumstances.Kind] = []

  /// - Parameters:
  ///   - circumstances: `nil` for all.
  ///   - run: the run that limits them; `nil` for none.
  init(
    of missing: [Int], _ versions: Set<ID<Version>>, under circumstances: Circumstances?,
    during run: RunFacts?, _ catalog: Catalog, _ dex: any DexReference
  ) {
    let areas = dex.table(LocationArea.self)
    let locations = areas.column(\.location)
    let formsOf = catalog.species.lists(\.forms)
    let conditions = EncounterConditions(dex)
    let held = circumstances.map { conditions.values(in: $0) }
    var mentioned: Set<EncounterConditions.Value> = []
    for row in missing {
      for form in formsOf[row].compactMap({ $0 }) {
        for encounter in dex.encounters(of: ID(form))
        where versions.contains(encounter.version) {
          guard let area = areas.row(of: encounter.area) else { continue }
          guard run?.allows(encounter) ?? true else {
            later.species.insert(row)
            later.forms.insert(ID(form))
            continue
          }
          guard run?.offers(encounter, of: ID(form), in: catalog) ?? true else { continue }
          all.insert(row)
          forms.insert(ID(form))
          if let held {
            mentioned.formUnion(encounter.conditions)
            guard conditions.hold(encounter.conditions, in: held) else { continue }
          }
          places[ID(Int(locations[area])), default: []].insert(row)
        }
      }
    }
    kinds = conditions.kinds(among: mentioned)
  }

  /// The species that are met only in other circumstances.
  var otherwise: Set<Int> { places.values.reduce(into: all) { $0.subtract($1) } }
}
