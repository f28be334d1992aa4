import ArgumentParser
import PokedexData
import PokedexDomain
import PokedexPresentation
import PokedexTerminalNcurses
import PokedexTerminalUI

struct InfoCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "info", abstract: "Tell which dex is in use, and what is held on this machine.")

  @OptionGroup var dex: DexOptions

  @MainActor func execute() async throws {
    let environment = Environment()
    let file = try Composition(dex.settings).dex()
    let counts = try await Failure.translating { () throws(PokedexError) in try file.counts() }
    let held = HeldFiles(paths: Paths(environment: environment))
    try Output.printClean(
      ["pokedex \(Version.number)", "", "Dex: \(DrawableText(file.name).string)"]
        + Self.lines(counts)
        + [
          "", held.dex, held.extras, held.cache, held.work, searches(environment),
          marks(environment), teams(environment), held.log,
        ]
        + terminal(environment))
  }

  /// How many searches are saved, and where.
  private func searches(_ environment: Environment) -> String {
    guard let path = Paths(environment: environment).store else {
      return "Your searches: nowhere: HOME is not set"
    }
    do throws(PokedexError) {
      let count = try TrainerStore(path: path).searches().all.count
      return
        "Your searches: \(count == 0 ? "none yet" : Formatting.count(count)), in \(Hyperlink(file: path).written)"
    } catch {
      return "Your searches: \(DrawableText(error.text).string)"
    }
  }

  /// How many Pokémon have each mark.
  private func marks(_ environment: Environment) -> String {
    guard let path = Paths(environment: environment).store else {
      return "Your marks: nowhere: HOME is not set"
    }
    do throws(PokedexError) {
      let book = try TrainerStore(path: path).marks()
      let counts =
        Mark.allCases.map { ($0.word, book.count($0)) }
        + [("with a note", book.notedForms.count)]
      let told = counts.filter { $0.1 > 0 }.map { "\(Formatting.count($0.1)) \($0.0)" }
      return "Your marks: \(told.isEmpty ? "none yet" : told.joined(separator: ", "))"
    } catch {
      return "Your marks: \(DrawableText(error.text).string)"
    }
  }

  private func teams(_ environment: Environment) -> String {
    guard let path = Paths(environment: environment).store else {
      return "Your teams: nowhere: HOME is not set"
    }
    do throws(PokedexError) {
      let count = try TrainerStore(path: path).teams().count
      return "Your teams: \(count == 0 ? "none yet" : Formatting.count(count))"
    } catch {
      return "Your teams: \(DrawableText(error.text).string)"
    }
  }

  private static func lines(_ counts: [Kind: Int]) -> [String] {
    let told: [(Kind, String)] = [
      (.form, "Pokémon"), (.species, "species"), (.move, "moves"), (.ability, "abilities"),
      (.item, "items"), (.locationArea, "location areas"),
    ]
    return told.map { kind, name in
      let number = DrawableText(Formatting.count(counts[kind] ?? 0))
      return "  \(number.padded(to: 7, alignment: .right)) \(name)"
    }
  }

  private func terminal(_ environment: Environment) -> [String] {
    [
      "Terminal: \(DrawableText(environment["TERM"] ?? "TERM is not set").string), "
        + (TerminalLocale.isUTF8 ? "UTF-8" : "no UTF-8: drawn in ASCII")
    ]
  }
}
