import PokedexDomain
import PokedexPresentation

extension ProgramTable {
  /// A row for each parent, with the Pokémon that gets moves from it. The chains are numbered, the
  /// easiest first.
  init(_ plan: BreedingPlan) {
    let child = (plan.hatchling ?? plan.form).name
    self.init(
      ["chain", "child", "pokemon", "way", "passes", "learns", "group", "mother"], numbers: [0],
      rows: plan.chains.enumerated().flatMap { index, chain in
        Self.rows(of: chain.parents, with: child).map { ["\(index + 1)"] + $0 }
      })
  }

  private static func rows(
    of parents: [BreedingChain.Parent], with child: String
  ) -> [[String]] {
    parents.flatMap { parent in
      [[child] + cells(of: parent)] + rows(of: parent.parents, with: parent.form.name)
    }
  }

  private static func cells(of parent: BreedingChain.Parent) -> [String] {
    let learned = parent.learns.map { MoveLessonWords.named($0).text }
    return [
      parent.form.name, parent.way.rawValue,
      parent.passes.map(\.name).joined(separator: ", "), learned.joined(separator: ", "),
      parent.group?.name ?? "", parent.mother?.name ?? "",
    ]
  }
}
