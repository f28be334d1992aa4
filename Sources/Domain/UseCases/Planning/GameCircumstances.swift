/// The circumstances that matter to the encounters of games.
package struct GameCircumstances: Sendable {
  package let kinds: [Circumstances.Kind]
  package let words: EncounterNames

  /// Reads all encounters of the games: a page keeps the result.
  ///
  /// - Throws: ``PokedexError/needsDex`` without a dex.
  package init(_ catalog: Catalog, _ lens: Lens) throws(PokedexError) {
    let dex = try catalog.dex()
    let versions = lens.games.versions(in: try dex.table(Version.self))
    var mentioned: Set<EncounterConditions.Value> = []
    for area in try dex.table(LocationArea.self).ids(in: lens, dex) {
      for resident in try dex.residents(of: area)
      where versions.contains(resident.encounter.version) {
        mentioned.formUnion(resident.encounter.conditions)
      }
    }
    kinds = try EncounterConditions(dex).kinds(among: mentioned)
    words = try EncounterNames(dex)
  }
}
