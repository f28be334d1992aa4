/// The IVs of a form, from its stats at one or several levels.
package struct IVQuestion: AnsweredQuestion {
  package var form: ID<Form>
  package var levels: [Int] = []
  /// At each of the levels.
  package var stats: [StatValues] = []
  /// At each of the levels, or once for all; none for no EVs.
  package var effort: [StatValues] = []
  package var nature: ID<Nature>?
  package var characteristic: Characteristic?
  package var lens: Lens?

  package init(_ form: ID<Form>) { self.form = form }

  package static let help = QuestionHelp(
    "iv", abstract: "Work out a Pokémon's IVs from its stats.",
    discussion: """
      pokedex iv garchomp --level 78 --stats 289/278/193/135/171/171 --nature adamant --ev 74/190/91/48/84/23
      pokedex iv abra --level 5 --stats 18/7/6/15/11/14 --level 16 --stats 37/13/10/39/24/34
      pokedex iv pikachu --level 20 --stats '45 HP / 26 Atk' --characteristic 'likes to run' --json

      Stats and EVs are six numbers in the order HP, Attack, Defense, Sp. Atk, Sp. Def, Speed, or \
      numbers with stats: '45 HP / 26 Atk'. --level and --stats may be repeated, for the same \
      Pokémon at several levels; --ev once for all levels, or once for each. Without a nature, all \
      that fit are considered. In generations I and II, IVs are DVs and EVs are stat experience.
      """)

  package static let words = Words(
    Self(0),
    parts: [
      .one(\.form, .form, "A name or a National Dex number."),
      .options(
        "level", \.levels, .number("N", TeamMember.levels), "A level, 1 to 100; may be repeated."),
      .options(
        "stats", \.stats, .stats("STATS"),
        "The stats at the level of the preceding --level: 45/26/19/18/19/24."),
      .options(
        "ev", \.effort, .stats("EVS"),
        "The EVs at the level of the preceding --level; by default 0."),
      .option("nature", \.nature, .nature, "The nature, if it is known."),
      .option(
        "characteristic", \.characteristic, .characteristic,
        "The characteristic, such as 'likes to run'."),
    ]
  ) { question in
    let count = question.levels.count
    if question.stats.count != count {
      return worded("give --stats for each --level, such as --level 50 --stats 45/26/…")
    }
    return question.effort.count > 1 && question.effort.count != count
      ? worded("give --ev once, or once for each --level") : nil
  }

  package var subject: ID<Form>? { form }

  /// - Returns: `nil` without stats.
  package func answer(
    in context: QuestionContext
  ) throws(PokedexError) -> IndividualValuesPage? {
    let lens = context.lens
    let formula = lens.rules.statFormula
    guard !levels.isEmpty || lens.individualGap != nil else { return nil }
    if let problem = problem(with: formula) { throw .wrongWords(problem) }
    return FindIndividualValues(context.catalog)(
      form, sightings, nature: nature, characteristic: characteristic, through: lens)
  }

  private func problem(with formula: StatFormula) -> String? {
    if !formula.hasNatures, nature != nil || characteristic != nil {
      return worded("there are no natures in generations I and II")
    }
    return Self.problem(stats, "--stats", 1...999)
      ?? Self.problem(effort, "--ev", 0...formula.maxEffort)
  }

  private static func problem(
    _ values: [StatValues], _ option: String, _ range: ClosedRange<Int>
  ) -> String? {
    let all = values.flatMap { $0.assigned.map(\.value) }
    return all.first { !range.contains($0) }.map {
      worded("\($0) after \(option) is not in \(range.lowerBound) to \(range.upperBound)")
    }
  }

  private var sightings: [IndividualValues.Sighting] {
    levels.indices.map { index in
      let effort = effort.count == 1 ? effort[0] : effort.isEmpty ? StatValues() : effort[index]
      return .init(level: levels[index], stats: stats[index], effort: effort)
    }
  }
}
