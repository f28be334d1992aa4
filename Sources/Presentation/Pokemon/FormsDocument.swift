import PokedexDomain

extension Document {
  /// The forms, looks, dex numbers and names of a Pokémon.
  package init(forms page: FormsPage) {
    self = Forms(page: page).document
  }
}

private struct Forms {
  let page: FormsPage

  var document: Document {
    Document([forms, numbers, names].flatMap { $0 })
  }

  // MARK: Forms

  private var forms: [Document.Block] {
    page.forms.enumerated().flatMap { index, figures in
      (index == 0 ? [] : [.blank]) + [.paragraph(title(figures))] + facts(of: figures)
        + looks(of: figures)
    }
  }

  private func title(_ figures: FormFigures) -> Inline {
    let isHere = figures.form.id == page.form.id
    let name = Inline([
      Inline.Span(
        figures.form.name, to: isHere ? nil : .pokemon(figures.form.id, .forms),
        tone: isHere ? .strong : .plain)
    ])
    return figures.isDefault && page.forms.count > 1
      ? name + Inline(worded(" (default)"), tone: .dim) : name
  }

  /// All facts of the default form; for the other forms only those that differ.
  private func facts(of figures: FormFigures) -> [Document.Block] {
    let lists = { (difference: FormFigures.Difference) in
      isFirst(figures) || figures.differences.contains(difference)
    }
    return [
      lists(.types) ? .fact(worded("Types"), figures.types.map { .type($0) }) : nil,
      lists(.stats) ? .fact(worded("Stats"), stats(of: figures)) : nil,
      lists(.abilities) ? .fact(worded("Abilities"), abilities(of: figures)) : nil,
      lists(.size) ? .fact(worded("Size"), size(of: figures)) : nil,
    ].compactMap { $0 }
  }

  private func isFirst(_ figures: FormFigures) -> Bool { figures == page.forms.first }

  private func stats(of figures: FormFigures) -> [Inline] {
    let total = Inline("total \(figures.stats.total)")
    guard !isFirst(figures), let usual = page.forms.first?.stats else {
      return [total] + Stat.allCases.map { "\($0.name) \(figures.stats[$0])" }
    }
    let changes = Stat.allCases.filter { figures.stats[$0] != usual[$0] }.map { stat in
      Inline("\(stat.name) \(figures.stats[stat]) ") + change(figures.stats[stat] - usual[stat])
    }
    let rise = figures.stats.total - usual.total
    return [rise == 0 ? total : total + " " + change(rise)] + changes
  }

  private func change(_ difference: Int) -> Inline {
    difference > 0
      ? Inline("+\(difference)", tone: .good) : Inline("−\(-difference)", tone: .bad)
  }

  private func abilities(of figures: FormFigures) -> [Inline] {
    guard page.rules.has(.abilities) else { return [Inline(worded("none in this game"))] }
    guard !figures.abilities.isEmpty else { return ["none known"] }
    return figures.abilities.map {
      .link($0.name, .to($0.id)) + Inline($0.isHidden ? worded(" (hidden)") : "")
    }
  }

  private func size(of figures: FormFigures) -> [Inline] {
    let weight = figures.weight.map { Formatting.weight($0) } ?? worded("weight unknown")
    return [Inline(Formatting.height(figures.height)), Inline(weight)]
  }

  // MARK: Cosmetic variants

  /// Lists the variants. A single one is reduced to the games of its debut and its traits.
  private func looks(of figures: FormFigures) -> [Document.Block] {
    guard let first = figures.looks.first else { return [] }
    if figures.looks.count == 1 {
      let traits = traits(of: first).map { Inline($0) }
      return [.fact(worded("Since"), [debut(first)] + traits)]
    }
    return [.fact(worded("Appearances"), figures.looks.map { look(of: $0, first: first) })]
  }

  private func look(of look: FormFigures.LookFacts, first: FormFigures.LookFacts) -> Inline {
    let notes =
      traits(of: look).map { Inline($0) }
      + (look.debut == first.debut && look.id != first.id ? [] : [debut(look)])
    guard !notes.isEmpty else { return Inline(look.name) }
    return Inline("\(look.name) (") + .joined(notes, by: ", ") + ")"
  }

  private func debut(_ look: FormFigures.LookFacts) -> Inline {
    .link(look.debut.name, .to(look.debut.id))
  }

  private func traits(of look: FormFigures.LookFacts) -> [String] {
    [
      look.isMega ? worded("Mega Evolution") : nil,
      look.isBattleOnly ? worded("in battle only") : nil,
    ]
    .compactMap { $0 }
  }

  // MARK: Numbers and names

  private var numbers: [Document.Block] {
    guard !page.numbers.isEmpty else { return [] }
    let rows = page.numbers.map { entry in
      [Inline("#\(entry.number)"), Inline.link(entry.dex.name, .to(entry.dex.id))]
    }
    return [
      .blank, .heading(worded("Numbers")),
      .table(
        Document.Table(["", ""], untitled: ["Number", "Pokédex"], numbers: [0], rows: rows)),
    ]
  }

  private var names: [Document.Block] {
    guard !page.names.isEmpty else { return [] }
    let rows = page.names.map { name in
      [Inline(name.languageName, tone: .dim), Inline(name.species), Inline(name.form ?? "")]
    }
    let table = Document.Table(
      ["", "", ""], untitled: ["Language", "Name", "Form"], rows: rows)
    return [.blank, .heading(worded("Names")), .table(table)]
  }
}
