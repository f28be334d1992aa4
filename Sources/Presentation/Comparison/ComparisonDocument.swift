import PokedexDomain

extension Page {
  /// Pokémon side by side.
  package init(_ comparison: PokemonComparison) {
    let count = worded("\(comparison.subjects.count) Pokémon")
    self.init(
      title: worded("Comparison"),
      summary: [count, comparison.sharedLens?.name].compactMap { $0 }.joined(separator: " · "),
      document: ComparisonText(comparison).document)
  }
}

private struct ComparisonText {
  private let page: PokemonComparison
  /// The names of the subjects.
  private let names: [String]
  /// The column titles: the names, or numbers if the names are too long.
  private let titles: [String]

  private static let roomForNames = 60
  private static let fewMoves = 8

  init(_ page: PokemonComparison) {
    self.page = page
    let names = page.subjects.map { $0.title(besides: page.sharedLens) }
    self.names = names
    let isNumbered = names.reduce(0) { $0 + $1.count + 2 } > Self.roomForNames
    titles = isNumbered ? names.indices.map { "\($0 + 1)" } : names
  }

  var document: Document {
    Document([subjects, stats, speeds, taken, duels, moves].flatMap { $0 })
  }

  private var subjects: [Document.Block] {
    let isNumbered = titles != names
    let rows = page.subjects.enumerated().map { index, subject -> [Inline] in
      (isNumbered ? [Inline(titles[index])] : []) + [
        .link(names[index], .pokemon(subject.form.id)),
        .joined(subject.types.map { .type($0) }, by: "/"),
        .joined(subject.abilities.map(\.link), by: ", "),
      ]
    }
    return Document.table(
      (isNumbered ? [""] : []) + ["", worded("Types"), worded("Abilities")],
      untitled: (isNumbered ? ["Number"] : []) + ["Name"], numbers: isNumbered ? [0] : [],
      rows: rows)
  }

  // MARK: Stats

  /// A bar for each subject under each stat, on the scale of a Pokémon's page; the totals have
  /// their own scale.
  private var stats: [Document.Block] {
    let groups = page.stats.map { row in
      let longest = row.stat == nil ? row.values.max() ?? 0 : Stat.highest
      return row.values.indices.map { bar(row, $0, longest: longest) }
    }
    return [.blank, .heading(worded("Base stats"))] + groups.joined(separator: [.blank])
      + [note(worded("* the highest"))]
  }

  private func bar(
    _ row: PokemonComparison.StatRow, _ index: Int, longest: Int
  ) -> Document.Block {
    .bar(
      Document.Bar(
        label: index == 0 ? row.stat?.name ?? worded("Total") : "", name: titles[index],
        value: row.values[index], longest: longest, isBest: row.isBest(index),
        nameColumns: titles.map(\.count).max() ?? 0))
  }

  /// Marks the best value with an asterisk, so that it also stands out without colours.
  private func figure(_ text: String, isBest: Bool) -> Inline {
    isBest ? Inline(text + "*", tone: .good) : Inline(text + " ")
  }

  /// Games differ in the levels of battles.
  private var speeds: [Document.Block] {
    let kinds: [(String, (StatFigures.Level) -> Int)] = [
      (worded("31 IV"), \.untrained), (worded("252 EV"), \.trained), (worded("Max (+)"), \.most),
    ]
    let levels = page.subjects.flatMap { $0.speeds.map(\.level) }.unique.sorted()
    let rows = levels.flatMap { level in
      kinds.map { name, value -> [Inline] in
        let values = page.subjects.map { $0.speeds.first { $0.level == level }.map(value) }
        return [Inline(worded("Level \(level), \(name)"))] + figures(values)
      }
    }
    return section(worded("Speed"), rows)
  }

  private func figures(_ values: [Int?]) -> [Inline] {
    let known = values.compactMap { $0 }
    return values.map { value in
      guard let value else { return Inline("–", tone: .dim) }
      return figure("\(value)", isBest: Set(known).count > 1 && value == known.max())
    }
  }

  // MARK: Damage

  private var taken: [Document.Block] {
    let rows = page.taken.filter(\.differs).map { row -> [Inline] in
      let least = row.percents.compactMap { $0 }.min()
      return [.type(row.type)]
        + row.percents.map { percent -> Inline in
          guard let percent else { return Inline("–", tone: .dim) }
          return figure(Formatting.multiplier(percent: percent), isBest: percent == least)
        }
    }
    guard !rows.isEmpty else { return [] }
    return section(worded("Damage taken"), rows) + [
      note(worded("* the lowest; unlisted types deal the same damage to all"))
    ]
  }

  private var duels: [Document.Block] {
    let rows = page.duels.enumerated().map { attacker, percents -> [Inline] in
      [Inline(titles[attacker])]
        + percents.enumerated().map { target, percent -> Inline in
          target == attacker
            ? Inline("–", tone: .dim)
            : Inline(Formatting.multiplier(percent: percent))
        }
    }
    return section(worded("STAB damage to each other"), rows)
  }

  // MARK: Moves

  private var moves: [Document.Block] {
    let only = zip(names, page.subjects).map { name, subject -> Document.Block in
      let moves = subject.onlyMoves.map(\.link).atMost(Self.fewMoves)
      let count = Formatting.count(subject.onlyMoves.count)
      let head = Inline(worded("Only \(name) learns \(count)"), tone: .strong)
      return .paragraph(
        moves.isEmpty ? head : "\(head): \(Inline.joined(moves, by: ", "))")
    }
    let shared = Inline(
      worded("Moves that all of them learn: \(Formatting.count(page.sharedMoves))"), tone: .dim)
    return Document.section(worded("Moves"), [.paragraph(shared)] + only)
  }

  // MARK: Parts

  private func section(_ title: String, _ rows: [[Inline]]) -> [Document.Block] {
    let table = Document.Table([""] + titles, numbers: Set(1...titles.count), rows: rows)
    return [.blank, .heading(title), .table(table)]
  }

  private func note(_ text: String) -> Document.Block { .paragraph(Inline(text, tone: .dim)) }
}

extension PokemonComparison {
  /// The lens that all subjects share, if they do.
  fileprivate var sharedLens: Lens? {
    let lenses = Set(subjects.map(\.lens))
    return lenses.count == 1 ? lenses.first ?? nil : nil
  }
}

extension PokemonComparison.Subject {
  /// The form's name, with its lens unless all share it.
  fileprivate func title(besides shared: Lens?) -> String {
    guard let lens, lens != shared else { return form.name }
    return "\(form.name) (\(lens.name))"
  }
}
