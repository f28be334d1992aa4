/// A search for chains of parents, limited to the rows that are available as parents.
struct BreedingAttempt {
  struct Answer {
    var hatchling: Int?
    var chains: [BreedingChain] = []
    var hasMore = false
    var obstacle: BreedingObstacle?
  }

  private let row: Int
  private let moves: [ID<Move>]
  private let catalog: Catalog
  private let rules: BreedingRules?
  private let breeders: Breeders
  private let names: MoveLessonNames
  private let groupNames: Titles<EggGroup>

  var hasRules: Bool { rules != nil }

  /// - Parameters:
  ///   - moves: egg moves of the form.
  ///   - isAvailable: whether a row may be a parent.
  init(
    _ row: Int, _ moves: [ID<Move>], _ game: VersionGroup, _ catalog: Catalog,
    where isAvailable: (Int) -> Bool
  ) {
    self.row = row
    self.moves = moves
    self.catalog = catalog
    rules = BreedingRules(of: game, in: catalog.dex)
    breeders = Breeders(of: moves, in: game.id, catalog, where: isAvailable)
    names = MoveLessonNames(catalog, in: game.id)
    let groups = catalog.dex.table(EggGroup.self)
    groupNames = Titles(groups, catalog.dex.names(of: groups))
  }

  func answer(limit: Int) -> Answer {
    guard let rules else { return Answer(obstacle: .noEggsInGame) }
    guard !moves.isEmpty else { return Answer() }
    let search = BreedingSearch(breeders, catalog, rules, moves: moves.count)
    let all = MoveSubset(all: moves.count)
    guard let hatchling = breeders.hatchling(among: breeders.lineages.stages[row]) else {
      return Answer(obstacle: .cannotBreed)
    }
    guard let family = search.families.all.firstIndex(where: { $0.hatchling == hatchling }),
      search.families.all[family].canBreed || rules.hasMirrorHerb
    else { return Answer(hatchling: hatchling, obstacle: .cannotBreed) }
    let found = BreedingChains(search, catalog).parents(of: family, all, limit: limit + 1)
    guard found.isEmpty else {
      return Answer(
        hatchling: hatchling,
        chains: found.prefix(limit).map { BreedingChain(parents: $0.map(parent)) },
        hasMore: found.count > limit)
    }
    return Answer(hatchling: hatchling, obstacle: obstacle(search, family))
  }

  // MARK: Reasons

  private func obstacle(_ search: BreedingSearch, _ family: Int) -> BreedingObstacle {
    let lacking = moves.indices.first {
      search.cost(ofInheriting: MoveSubset(only: $0), family: family) >= BreedingSearch.impossible
    }
    guard let lacking else { return .notTogether }
    let learners = breeders.learners(of: lacking)
    let move = names.name(of: moves[lacking])
    guard !learners.isEmpty else { return .nobodyLearns(move) }
    return .nobodyPasses(move, learners.map(unfit))
  }

  private func unfit(_ row: Int) -> BreedingObstacle.Unfit {
    let lineages = breeders.lineages
    let reason: BreedingObstacle.Unfit.Reason =
      if lineages.groups[row] == 0 {
        .noEggs
      } else if lineages.femaleEighths[row] < 0 {
        .genderless
      } else if !lineages.mayBeMale(row) {
        .femaleOnly
      } else {
        .otherGroups
      }
    return BreedingObstacle.Unfit(form: catalog.named(catalog.forms.ids[row]), reason: reason)
  }

  // MARK: Names

  private func parent(_ parent: BreedingNode.Parent) -> BreedingChain.Parent {
    let node = parent.node
    let form = catalog.forms.ids[node.row]
    let learns = node.own.positions.compactMap { position in
      breeders.source(of: position, for: node.row)
        .map { names.lesson($0, of: moves[position], to: form) }
    }
    return BreedingChain.Parent(
      way: parent.way, form: catalog.named(form),
      passes: parent.passes.positions.map { names.name(of: moves[$0]) }, learns: learns,
      group: parent.mother.flatMap { sharedGroup(node.row, $0) },
      mother: parent.mother.map { catalog.named(catalog.forms.ids[$0]) },
      parents: node.parents.map(self.parent))
  }

  private func sharedGroup(_ row: Int, _ other: Int) -> Named<EggGroup>? {
    let shared = breeders.lineages.groups[row] & breeders.lineages.groups[other]
    return shared.bits.first.map { groupNames[ID($0)] }
  }
}
