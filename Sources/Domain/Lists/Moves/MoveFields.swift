/// Query fields of moves.
extension MoveRows {
  package static let fields: [QueryField<MoveRows>] =
    names + kindFields + valueFields + effectFields + learningFields

  private static let names: [QueryField<MoveRows>] = [
    QueryField(
      ["name", "n"], "the name, in any language", .name, ["name:earthquake", "name:erdbeben"]),
    .called("earthquake"),
  ]

  private static let kindFields: [QueryField<MoveRows>] = [
    QueryField(
      ["type", "t"], "is of the type", .choice(.type, nil),
      ["type:fire power>=100 class:special", "type:bug,ghost"]),
    QueryField(
      ["class", "c"], "physical, special or status", .choice(.damageClass, nil),
      ["class:physical priority>0", "-class:status type:ice"]),
    QueryField(
      ["category"], "effect category, as in PokéAPI", .choice(.category, nil),
      ["category:net-good-stats"]),
    QueryField(
      ["target"], "its target", .choice(.target, nil),
      ["target:all-opponents power>=90", "target:user class:status"]),
    .traits("kind of move", traits, ["is:multihit", "is:damaging is:sure", "is:ohko"]),
    QueryField(
      ["flag"], "has the flag, by the names of Pokémon Showdown",
      .choice(.traits("flag", flagTraits), nil), ["flag:sound", "-flag:contact class:physical"]),
    QueryField(
      ["secondary"], "has a secondary effect: yes or no", .choice(.secondary, nil),
      ["secondary:yes type:fire", "secondary:no power>=100"]),
  ]

  private static let valueFields: [QueryField<MoveRows>] = [
    .number(
      ["power", "pow"], title: "Power", "power", .power, ["power>=150", "pow<=20"]),
    .number(
      ["accuracy", "acc"], title: "Acc", "accuracy in percent; none for moves that never miss",
      .value(\.accuracy, suffix: " %"), ["accuracy<=50", "acc:100 power>=120"]),
    .number(["pp"], title: "PP", "power points", .move(\.pp), ["pp:1", "pp>=40"]),
    .number(
      ["priority", "prio"], title: "Prio", "priority, -7 to 5; most moves have 0",
      .move(\.priority),
      ["priority>0 -class:status", "prio<-3"]),
    .number(
      ["gen", "g"], title: "Gen", "generation of debut", .debut, ["gen:9", "gen<=2 type:psychic"]),
  ]

  private static let effectFields: [QueryField<MoveRows>] = [
    .number(
      ["chance"], title: "Chance",
      "chance of the secondary effect in percent; none if it always occurs",
      .move(\.effectChance, suffix: " %"), ["chance>=50", "chance:10 type:ice"]),
    .number(
      ["crit"], title: "Crit", "stages that it adds to the critical-hit ratio",
      .value(\.critRate), ["crit>0"]),
    .number(
      ["drain"], title: "Drain",
      "percent of the damage that the user gains as HP; below 0, loses as recoil",
      .value(\.drain, suffix: " %"), ["drain>=50", "drain<0"]),
    .number(
      ["heal"], title: "Heal", "percent of maximum HP that it heals; below 0, costs the user",
      .value(\.healing, suffix: " %"), ["heal>=50"]),
    .number(
      ["hits"], title: "Hits", "highest number of hits; none for moves that hit once",
      .move(\.maxHits), ["hits:5", "hits>=2 type:bug"]),
    .number(
      ["minhits"], title: "Min hits", "lowest number of hits; none for moves that hit once",
      .move(\.minHits), ["minhits=hits"]),
    .number(
      ["turns"], title: "Turns", "highest number of turns that it lasts", .move(\.maxTurns),
      ["turns:5 class:status"]),
    .number(
      ["flinch"], title: "Flinch", "chance in percent that the target flinches",
      .value(\.flinchChance, suffix: " %"), ["flinch>=30"]),
    QueryField(
      ["raises"], "raises the stat of the user or a target; a number is compared with the stages",
      .choice(.raises, nil), ["raises:atk", "raises:spe>=2 target:user"]),
    QueryField(
      ["lowers"], "lowers the stat of the user or a target; a number is compared with the stages",
      .choice(.lowers, nil), ["lowers:spe", "lowers:def>=2", "lowers:accuracy"]),
    QueryField(
      ["ailment", "inflicts"],
      "may cause the ailment; a number is compared with the chance in percent",
      .choice(.ailment, nil), ["ailment:burn", "ailment:paralysis>=30", "ailment:sleep"]),
  ]

  private static let learningFields: [QueryField<MoveRows>] = [
    QueryField(
      ["learner"],
      "the Pokémon learns it; @ limits it to a game, / to a method: level-up, machine, egg or tutor",
      .choice(.learner, nil),
      ["learner:garchomp", "learner:eevee/egg", "learner:gengar@platinum/machine power>=80"]),
    QueryField(
      ["method"], "a Pokémon learns it by this method; @ limits it to a game",
      .choice(.method, nil),
      ["method:tutor", "method:machine@scarlet-violet type:fire"]),
    QueryField(
      ["game"], "exists in the game", .choice(.game, nil),
      ["game:legends-arceus", "game:platinum gen:4"]),
    .number(
      ["learners"], title: "Learners", "how many forms learn it", .learners,
      ["learners:1", "learners>500"]),
  ]
}

extension Measure<MoveRows> {
  fileprivate static let debut = Measure(isRoman: true) { $0.table.column(\.generation) }

  /// 0 and 1 mean variable power.
  fileprivate static let power = Measure { $0.table.column(\.power).map { $0 <= 1 ? .min : $0 } }

  fileprivate static let learners = Measure { rows in
    let isTold = rows.gap(about: "learners") == nil
    return rows.learners().map { isTold ? $0 : .min }
  }

  fileprivate static func move(
    _ path: PartialKeyPath<Move> & Sendable, suffix: String = ""
  ) -> Measure {
    Measure(suffix: suffix) { $0.table.column(path) }
  }

  /// Measures a number for which PokeAPI has 0 or `null` if a move does not have it.
  fileprivate static func value(
    _ path: PartialKeyPath<Move> & Sendable, suffix: String = ""
  ) -> Measure {
    Measure(suffix: suffix) { $0.table.column(path).map { $0 == 0 ? .min : $0 } }
  }
}
