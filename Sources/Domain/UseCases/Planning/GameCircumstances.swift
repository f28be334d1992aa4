/// The circumstances that matter to the encounters of games.
package struct GameCircumstances: Sendable {
  package let kinds: [Circumstances.Kind]
  package let words: EncounterNames

  /// Reads all encounters of the games: a page keeps the result.
  package init(_ catalog: Catalog, _ lens: Lens) {
    let dex = catalog.dex
    var mentioned: Set<EncounterConditions.Value> = []
    dex.forEachEncounter(in: lens) { mentioned.formUnion($0.conditions) }
    kinds = EncounterConditions(dex).kinds(among: mentioned)
    words = EncounterNames(dex)
  }
}
