extension SetField {
  /// All values of a set, in the order of the screen.
  package static let all: [SetField] = [
    SetField(
      title: "Nickname", .text(\.nickname), key: "nickname", column: "nickname", isUsual: true),
    SetField(
      title: "Ability", .name(.ability, \.ability.number), in: .having(.abilities),
      line: Line(1, "Ability"), key: "ability", calculation: "ability", option: "ability",
      column: "ability", isUsual: true),
    SetField(
      title: "Item", .name(.item, \.item.number), in: .having(.heldItems), key: "item",
      calculation: "item", option: "item", column: "item", isUsual: true),
    SetField(
      title: "Nature", .name(.nature, \.nature.number), in: .having(.natures),
      line: Line(11, "Nature"),
      key: "nature", calculation: "nature", option: "nature", column: "nature", isUsual: true),
    SetField(
      title: "Level", .number(\.level, TeamMember.levels, usual: TeamMember.defaultLevel),
      in: .training(withIVs), line: Line(2, "Level"), key: "level", calculation: "level",
      column: "level", isUsual: true),
    SetField(
      title: "Tera type", .name(.type, \.teraType.number), in: .having(.terastallization),
      line: Line(9, "Tera Type"), key: "teraType", column: "tera_type"),
    SetField(
      title: "Gender", .gender(\.gender), in: .having(.genders), key: "gender",
      calculation: "gender",
      option: "gender", column: "gender"),
    SetField(
      title: "Happiness", .number(\.happiness, TeamMember.happinesses, usual: 255),
      in: .having(.friendship), line: Line(4, "Happiness"), key: "happiness",
      column: "happiness"),
    SetField(
      title: "Shiny", .flag(\.isShiny), in: .having(.shinies), line: Line(3, "Shiny"), key: "shiny",
      column: "shiny"),
    SetField(
      title: "Dynamax level", .number(\.dynamaxLevel, TeamMember.dynamaxLevels, usual: 10),
      in: .having(.dynamax), line: Line(7, "Dynamax Level"), key: "dynamaxLevel",
      calculation: "dynamaxLevel", option: "dynamax-level", column: "dynamax_level"),
    SetField(
      title: "Gigantamax", .flag(\.isGigantamax), in: .having(.dynamax),
      line: Line(8, "Gigantamax"),
      key: "gigantamax", column: "gigantamax"),
    SetField(
      title: "Poké Ball", .name(.ball, \.ball.number), line: Line(5, "Pokeball"), key: "ball",
      column: "ball"),
    SetField(
      title: "Hidden Power", .name(.type, \.hiddenPower.number),
      in: .generations(HiddenPower.generations),
      line: Line(6, "Hidden Power"), key: "hiddenPower", column: "hidden_power"),
    SetField(
      title: "Alpha", .flag(\.isAlpha), in: .having(.alphas), line: Line(13, "Alpha"), key: "alpha",
      column: "alpha"),
    SetField(title: "Look", .name(.look, \.look.number), key: "look", column: "look"),
    effort, statPoints, individual,
  ]

  package static let effort = SetField(
    title: "EVs",
    .stats(\.effort, TeamMember.efforts, usual: 0, total: TeamRules.maxTotalEffort),
    in: .training(withIVs), line: Line(10, "EVs"), key: "effort", calculation: "evs",
    option: "ev", column: "effort")

  /// The training of Champions, which takes the place of EVs, also in a member.
  package static let statPoints = SetField(
    title: "stat points",
    .stats(
      \.effort, 0...StatFormula.points.maxEffort, usual: 0, total: StatFormula.maxTotalPoints),
    in: .training([.statPoints]), line: Line(10, "SPs", "Stat Points"), key: "statPoints",
    calculation: "evs", option: "ev", column: "effort")

  package static let individual = SetField(
    title: "IVs", .stats(\.individual, TeamMember.individuals, usual: 31), in: .training(withIVs),
    line: Line(12, "IVs"), key: "individual", calculation: "ivs", option: "iv",
    column: "individual")

  /// Without stat points, a Pokémon has a level and IVs of its own.
  private static let withIVs = Set(TrainingSystem.allCases).subtracting([.statPoints])

  /// All values, with either EVs or stat points, which a member has in the same place.
  package static func all(with effort: SetField) -> [SetField] {
    all.filter { $0.column != effort.column || $0 == effort }
  }

  /// Those with a line in Showdown's text, in its order.
  static let lines = all.filter { $0.line != nil }
    .sorted { $0.line?.place ?? 0 < $1.line?.place ?? 0 }
}

extension GameRules {
  /// The training that players distribute among the stats of a set: EVs or stat points.
  package var effort: SetField { training == .statPoints ? .statPoints : .effort }

  /// The most EVs or stat points of a stat.
  package var maxEffort: Int { effort.range?.upperBound ?? 0 }

  /// The most of a value in all stats together; `nil` without a limit, as in generations I and II.
  package func total(of field: SetField) -> Int? {
    training == .statExperience ? nil : field.total
  }

  /// The same as ``effort`` for a member, whose EVs are kept where only stat points are allowed.
  package func effort(of member: TeamMember) -> SetField {
    effort == .statPoints && member.hasEVs ? .effort : effort
  }
}
