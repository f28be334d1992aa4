import PokedexDomain

extension BreedQuestion: PageQuestion {
  package func page(of answer: Answer, in context: QuestionContext) -> Page {
    switch answer {
    case .moves(let page): Page(page, through: lens)
    case .chains(let plan): Page(plan, skipped: skipped)
    }
  }

  package func related(to answer: Answer, in context: QuestionContext) -> [RelatedQuestion] {
    switch answer {
    case .moves: [(worded("Catching"), CatchQuestion(form))]
    case .chains(let plan):
      (plan.hasMore ? [(worded("More chains"), more)] : []) + [
        (
          isFromCaught ? worded("From all families") : worded("Only from what you have caught"),
          other
        ),
        (worded("All sources of the moves"), SourcesQuestion(form, moves)),
        (worded("All egg moves"), BreedQuestion(form)),
      ]
    }
  }

  private var more: Self {
    var next = self
    next.skipped += limit
    return next
  }

  private var other: Self {
    var other = self
    other.isFromCaught.toggle()
    other.skipped = 0
    return other
  }
}

extension Page {
  /// The shortest chains of parents for egg moves.
  ///
  /// - Parameter skipped: The number of chains before the first that is shown.
  fileprivate init(_ plan: BreedingPlan, skipped: Int) {
    self.init(
      title: worded("Breeding: \(plan.form.name)"), summary: plan.game.name,
      document: BreedingText(plan: plan, skipped: skipped).document)
  }
}

extension BreedingPlan {
  /// The reason why there is no chain, as a sentence; `nil` if there is one or none is needed.
  package var refusal: String? {
    obstacle.map { BreedingText(plan: self, skipped: 0).reason($0).text }
  }
}

private struct BreedingText {
  let plan: BreedingPlan
  let skipped: Int

  var document: Document {
    let head = Document.fact(worded("Moves"), plan.moves.map(\.link))
    let note = plan.isFromCaught ? [dim(worded("Only families that you have caught."))] : []
    return Document(head + note + learned + (plan.obstacle.map(explanation) ?? chains))
  }

  private func dim(_ text: String) -> Document.Block { .paragraph(Inline(text, tone: .dim)) }

  private var learned: [Document.Block] {
    Document.section(worded("Without breeding"), plan.learned.map(\.fact))
  }

  // MARK: Chains

  private var chains: [Document.Block] {
    guard let first = plan.chains.first else { return [] }
    let shown = plan.chains.dropFirst(skipped)
    guard !shown.isEmpty else {
      return [dim(worded("The last chain is number \(plan.chains.count)."))]
    }
    return [.blank, .heading(title(first.length))] + egg + shown.flatMap(lines) + more
  }

  private func title(_ length: Int) -> String {
    let parents = length == 1 ? worded("1 parent") : worded("chain of \(length) parents")
    guard skipped > 0 else { return parents }
    return worded("\(parents), chains \(skipped + 1) to \(plan.chains.count)")
  }

  private var more: [Document.Block] {
    plan.hasMore ? [dim(worded("There are more chains of this length."))] : []
  }

  private var egg: [Document.Block] {
    guard let incense = plan.incense, let hatchling = plan.hatchling else { return [] }
    return [.paragraph("\(hatchling.link) hatches only if a parent holds \(incense.link).")]
  }

  private func lines(_ chain: BreedingChain) -> [Document.Block] {
    let root = plan.hatchling ?? plan.form
    let content: Inline = "\(root.link) with \(list(plan.bred))"
    return [.branch(.init(follows: [], content))] + branches(chain.parents, follows: [])
  }

  private func branches(
    _ parents: [BreedingChain.Parent], follows: [Bool]
  ) -> [Document.Block] {
    parents.enumerated().flatMap { index, parent -> [Document.Block] in
      let own = follows + [index < parents.count - 1]
      return [.branch(.init(follows: own, text(parent)))] + branches(parent.parents, follows: own)
    }
  }

  private func text(_ parent: BreedingChain.Parent) -> Inline {
    guard !parent.learns.isEmpty else { return relation(parent) }
    return
      "\(relation(parent)); \(Inline.joined(parent.learns.map(MoveLessonWords.named), by: ", "))"
  }

  private func relation(_ parent: BreedingChain.Parent) -> Inline {
    let (form, moves) = (parent.form.link, list(parent.passes))
    switch parent.way {
    case .father:
      guard let mother = parent.mother, let group = parent.group else {
        return "\(form), the father, passes on \(moves)"
      }
      return
        "\(form), the father, passes on \(moves); shares the egg group \(group.link) with \(mother.link)"
    case .mother: return "\(form), the mother, passes on \(moves)"
    case .ditto: return "\(form), bred with Ditto, passes on \(moves)"
    case .nursery: return "\(form), of the same species in the Nursery, shares \(moves)"
    case .mirrorHerb: return "\(form), at a picnic with a Mirror Herb, shares \(moves)"
    }
  }

  private func list(_ moves: [Named<Move>]) -> Inline { .joined(moves.map(\.link), by: ", ") }

  // MARK: Obstacles

  private func explanation(_ obstacle: BreedingObstacle) -> [Document.Block] {
    var blocks: [Document.Block] = [.blank, .paragraph(reason(obstacle))]
    guard case .nobodyPasses(_, let unfit) = obstacle else { return blocks }
    blocks += unfit.map { .fact("", [$0.form.link, Inline(Self.words($0.reason), tone: .dim)]) }
    return blocks
  }

  func reason(_ obstacle: BreedingObstacle) -> Inline {
    switch obstacle {
    case .noEggsInGame: "\(plan.game.link) has no eggs."
    case .notInGame: "\(plan.form.name) is not in \(plan.game.link)."
    case .cannotBreed: "No Pokémon of the family of \(plan.form.name) can breed."
    case .notLearned(let move): "\(plan.form.name) cannot have \(move.link) in \(plan.game.name)."
    case .nobodyLearns(let move): "No Pokémon in \(plan.game.name) learns \(move.link) by itself."
    case .nobodyPasses(let move, _):
      "No chain of parents in \(plan.game.name) passes on \(move.link). It is learned by:"
    case .notTogether: "Each move has a chain, but no Pokémon can pass on all of them together."
    case .notCaught: "There are chains, but not from the families that you have caught."
    }
  }

  private static func words(_ reason: BreedingObstacle.Unfit.Reason) -> String {
    switch reason {
    case .noEggs: worded("cannot breed")
    case .femaleOnly: worded("is always female")
    case .genderless: worded("has no gender")
    case .otherGroups: worded("shares no egg group, directly or through others")
    }
  }
}
