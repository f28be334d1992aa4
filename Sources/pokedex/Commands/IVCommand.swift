import ArgumentParser
import PokedexData
import PokedexDomain
import PokedexPresentation

struct IVCommand: PagedCommand {
  static let configuration = CommandConfiguration(
    commandName: "iv", abstract: "Work out a Pokémon's IVs from its stats.",
    discussion: """
      pokedex iv garchomp --level 78 --stats 289/278/193/135/171/171 --nature adamant --ev 74/190/91/48/84/23
      pokedex iv abra --level 5 --stats 18/7/6/15/11/14 --level 16 --stats 37/13/10/39/24/34
      pokedex iv pikachu --level 20 --stats '45 HP / 26 Atk' --characteristic 'likes to run' --json

      Stats and EVs are six numbers in the order HP, Attack, Defense, Sp. Atk, Sp. Def, Speed, or \
      numbers with stats: '45 HP / 26 Atk'. --level and --stats may be repeated, for the same \
      Pokémon at several levels; --ev once for all levels, or once for each. Without a nature, all \
      that fit are considered. In generations I and II, IVs are DVs and EVs are stat experience.
      """)

  @Argument(help: "A name or a National Dex number.", completion: ShellCompletion.pokemon)
  var name: [String]

  @Option(parsing: .unconditionalSingleValue, help: "A level, 1 to 100; may be repeated.")
  var level: [Int] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: "The stats at the level of the preceding --level: 45/26/19/18/19/24.")
  var stats: [String] = []

  @Option(
    parsing: .unconditionalSingleValue,
    help: "The EVs at the level of the preceding --level; by default 0.")
  var ev: [String] = []

  @Option(help: "The nature, if it is known.", completion: ShellCompletion.natures)
  var nature: String?

  @Option(
    help: "The characteristic, such as 'likes to run'.",
    completion: .list(Characteristic.all.map(\.slug)))
  var characteristic: String?

  @OptionGroup var show: ShowOptions
  @OptionGroup var dex: DexOptions

  func validate() throws {
    guard !level.isEmpty, level.count == stats.count else {
      throw ValidationError("give --stats for each --level, such as --level 50 --stats 45/26/…")
    }
    guard ev.count <= 1 || ev.count == level.count else {
      throw ValidationError("give --ev once, or once for each --level")
    }
    for level in level { try OptionNumber.check("--level", level, 1...100) }
  }

  @MainActor func execute(_ configuration: Configuration) async throws {
    let printer = try await PagePrinter(configuration, dex, show)
    let formula = printer.lens.rules.statFormula
    let sightings = try sightings(formula)
    let trait = try characteristic.map(Self.characteristic)
    let nature = try nature(in: printer, formula)
    let form = try FindPokemon()(name.joined(separator: " "), in: printer.engine)
    let page = try FindIndividualValues(try printer.catalog())(
      form, sightings, nature: nature, characteristic: trait, through: printer.lens)
    try show.json ? Output.print(JSON.individualValues(page)) : printer.print(Page(page))
    if page.values == nil { throw ExitCode(Failure.Status.nothingFound.rawValue) }
  }

  private func sightings(_ formula: StatFormula) throws -> [IndividualValues.Sighting] {
    try level.indices.map { index in
      let effort = ev.count == 1 ? ev[0] : ev.isEmpty ? nil : ev[index]
      return IndividualValues.Sighting(
        level: level[index], stats: try Self.values("--stats", stats[index], 1...999),
        effort: try effort.map { try Self.values("--ev", $0, 0...formula.maxEffort) }
          ?? StatValues())
    }
  }

  private static func values(
    _ option: String, _ text: String, _ range: ClosedRange<Int>
  ) throws -> StatValues {
    guard let values = StatValues(sixNumbers: text) ?? StatValues(written: text) else {
      throw Failure(
        "'\(text)' after \(option) is neither six numbers nor a list such as '45 HP / 26 Atk'",
        .usage)
    }
    try OptionNumber.check(option, values, range)
    return values
  }

  private static func characteristic(_ text: String) throws -> Characteristic {
    guard let found = Characteristic.named(text) else {
      let near = NearestWord.to(text, among: Characteristic.all.map(\.name))
      throw Failure(
        "there is no characteristic '\(text)'\(near.map(NearestWord.question) ?? "")", .usage)
    }
    return found
  }

  @MainActor private func nature(
    in printer: PagePrinter, _ formula: StatFormula
  ) throws -> ID<Nature>? {
    guard let nature else { return nil }
    guard formula.hasNatures else {
      throw Failure("there are no natures in generations I and II: leave out --nature", .usage)
    }
    // All neutral natures have the same effect.
    let name = nature.lowercased() == "neutral" ? "hardy" : nature
    return ID(try printer.catalog().named(name, .nature).id)
  }
}
