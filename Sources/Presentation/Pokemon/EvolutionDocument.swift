import PokedexDomain

extension Document {
  /// The evolution family of a Pokémon as a tree.
  package init(evolution page: EvolutionPage) {
    self = Evolution(page: page).document
  }
}

private struct Evolution {
  let page: EvolutionPage

  var document: Document {
    var blocks = page.roots.flatMap { lines($0, follows: [], widest: $0.form.name) }
    if page.roots.allSatisfy(\.children.isEmpty) {
      blocks += [
        .blank, .paragraph(Inline(worded("\(page.form.name) does not evolve."), tone: .dim)),
      ]
    }
    let notes = hatching + page.bred.map { .paragraph(breeding($0)) }
    return Document(notes.isEmpty ? blocks : blocks + [.blank] + notes)
  }

  /// - Parameters:
  ///   - follows: For each ancestor level, whether that branch has more siblings below.
  ///   - widest: The widest name among the siblings.
  private func lines(
    _ node: EvolutionNode, follows: [Bool], widest: String
  ) -> [Document.Block] {
    let ways = follows.isEmpty ? [] : ways(node)
    let own = Document.Branch(follows: follows, name(node), beside: ways, widest: widest)
    let look = look(of: node)
    let names = node.children.map(\.form.name) + look
    let widestChild = names.max { $0.columns < $1.columns } ?? ""
    return [.branch(own)]
      + node.children.enumerated().flatMap { index, child in
        lines(child, follows: follows + [index < names.count - 1], widest: widestChild)
      }
      + look.map { name in
        .branch(
          Document.Branch(
            follows: follows + [false], Inline(name, tone: .strong),
            beside: [Inline(worded("a form of \(node.form.name)"), tone: .dim)],
            widest: widestChild))
      }
  }

  /// The form that the page is about, if it is no member of the tree, but a form of one: a Mega
  /// Evolution, for example.
  private func look(of node: EvolutionNode) -> [String] {
    node.isCurrent && node.form.id != page.form.id ? [page.form.name] : []
  }

  private func name(_ node: EvolutionNode) -> Inline {
    let isHere = node.form.id == page.form.id
    return Inline([
      Inline.Span(
        node.form.name, to: isHere ? nil : .pokemon(node.form.id, .evolution),
        tone: node.isCurrent ? .strong : .plain)
    ])
  }

  /// The methods of evolving into a member. Names the first games of each if there are several in
  /// several games, and lists methods with the same words once.
  private func ways(_ node: EvolutionNode) -> [Inline] {
    let methods = EvolutionMethod.methods(node.ways)
    guard !methods.isEmpty else {
      return [Inline(reason(node.gap), tone: .dim)]
    }
    var known: Set<Inline> = []
    let told = methods.map { ($0, $0.words(page.names, withGames: !page.isOfGame)) }
      .filter { known.insert($1).inserted }
    return told.map { method, words in
      told.count > 1 && method.ways.count == 1 && !page.isOfGame
        ? words + Inline(" (\(span(method.ways[0])))", tone: .dim) : words
    }
  }

  /// The games with a way: `Sword/Shield and later`, `X/Y to Ultra Sun/Ultra Moon`.
  private func span(_ way: EvolutionWay) -> String {
    guard let until = way.until else { return worded("\(way.since.name) and later") }
    return until == way.since ? until.name : worded("\(way.since.name) to \(until.name)")
  }

  private func reason(_ gap: EvolutionGap?) -> String {
    switch gap {
    case .notInGames: worded("no way in these games")
    case .onlyInGo: worded("only in Pokémon GO")
    case nil: worded("in an unknown way")
    }
  }

  private var hatching: [Document.Block] {
    guard let hatching = page.hatching else { return [] }
    let name = hatching.item.name
    let item = EvolutionWords.withArticle(name, .link(name, .to(hatching.item.id)))
    return [.paragraph("\(hatching.baby.name) hatches if a parent holds \(item)")]
  }

  private func breeding(_ bred: EvolutionPage.Breeding) -> Inline {
    "\(bred.hatchling.name) hatches from the eggs of \(bred.parent.name), and does not evolve."
  }
}
