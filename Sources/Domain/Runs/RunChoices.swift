/// The means and circumstances of a run that matter to its game.
package struct RunChoices: Sendable {
  /// The means with which anything more can be met, in the order of their table.
  package let means: [RunMean]
  /// The kinds of circumstances that change what is met, of which one value holds at a time.
  package let kinds: [Circumstances.Kind]

  package init(_ game: Lens, in dex: any DexReference) {
    var methods: Set<ID<EncounterMethod>> = []
    var values: Set<ID<EncounterConditionValue>> = []
    dex.forEachEncounter(in: game) { encounter in
      methods.insert(encounter.method)
      values.formUnion(encounter.conditions)
    }
    let table = dex.table(EncounterMethod.self)
    let opening = Set(
      methods.compactMap { table.slug(of: $0) }.flatMap { RunMean.opening($0) })
    let conditions = EncounterConditions(dex)
    let slugs = Set(values.map(conditions.slug))
    means = RunMean.allCases.filter { mean in
      opening.contains(mean) || !mean.conditions.isDisjoint(with: slugs)
    }
    let known = conditions.kinds(among: values)
    kinds = RunMeans.nowKinds.filter(known.contains)
  }
}
