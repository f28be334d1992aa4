extension OverlayReader {
  /// `roster all`, `roster 1-493`, `roster +ralts -abra`: the Pokémon that the game has. Without such
  /// a line they are the base's and those that learn moves by a line of the file.
  mutating func readRoster(_ words: inout OverlayWords) {
    var (joining, leaving) = (Set<ID<Form>>(), Set<ID<Form>>())
    // A later word of the line counts more than an earlier one.
    func join(_ forms: [ID<Form>]) {
      joining.formUnion(forms)
      leaving.subtract(forms)
    }
    repeat {
      guard let word = words.word("all|1-493|+POKEMON|-POKEMON") else { return }
      if word.text == "all" {
        join(forms(of: 1...Int.max))
      } else if let numbers = Self.range(word.text) {
        join(forms(of: numbers))
      } else if word.text.hasPrefix("-") {
        guard let form = form(word, &words) else { return }
        joining.remove(form)
        leaving.insert(form)
      } else if word.text.hasPrefix("+") {
        guard let form = form(word, &words) else { return }
        join([form])
      } else {
        return words.refuse(
          word.column, "'\(word.text)' should be \("all|1-493|+POKEMON|-POKEMON")")
      }
    } while !words.isAtEnd
    draft?.joining.formUnion(joining)
    draft?.joining.subtract(leaving)
    draft?.leaving.formUnion(leaving)
    draft?.leaving.subtract(joining)
    if let group = draft?.group {
      change(
        .versionGroup, group.rawValue, "roster",
        to: worded("+\(joining.count) -\(leaving.count) Pokémon"))
    }
  }

  private mutating func form(_ word: OverlayWord, _ words: inout OverlayWords) -> ID<Form>? {
    let slug = OverlayWord(text: String(word.text.dropFirst()), column: word.column + 1)
    return id(slug, Form.self, &words)
  }

  /// `1-493`, by National Dex numbers.
  private static func range(_ text: String) -> ClosedRange<Int>? {
    let ends = text.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
    guard ends.count == 2, let low = ends[0], let high = ends[1], low <= high, low > 0 else {
      return nil
    }
    return low...high
  }

  /// The forms of some species, without those that come with a feature which the game lacks.
  private func forms(of numbers: ClosedRange<Int>) -> [ID<Form>] {
    let forms = dex.table(Form.self)
    let species = forms.column(\.species)
    return forms.ids.indices.filter { row in
      numbers.contains(Int(species[row])) && hasFeature(of: forms.slugs[row])
    }.map { forms.ids[$0] }
  }

  private func hasFeature(of slug: String) -> Bool {
    let rules = game?.rules
    if Form.isMega(slug) { return rules?.has(.megaEvolution) ?? false }
    return slug.hasSuffix("-gmax") ? rules?.has(.dynamax) ?? false : true
  }
}
