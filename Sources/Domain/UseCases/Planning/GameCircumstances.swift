/// The circumstances that matter to the encounters of games.
package struct GameCircumstances: Sendable {
  package let kinds: [Circumstances.Kind]
  package let words: EncounterNames

  /// Reads all encounters of the games: a page keeps the result.
  package init(_ catalog: Catalog, _ lens: Lens) {
    let dex = catalog.dex
    let versions = lens.games.versions(in: dex.table(Version.self))
    var mentioned: Set<EncounterConditions.Value> = []
    for area in dex.table(LocationArea.self).ids(in: lens, dex) {
      for resident in dex.residents(of: area)
      where versions.contains(resident.encounter.version) {
        mentioned.formUnion(resident.encounter.conditions)
      }
    }
    kinds = EncounterConditions(dex).kinds(among: mentioned)
    words = EncounterNames(dex)
  }
}
