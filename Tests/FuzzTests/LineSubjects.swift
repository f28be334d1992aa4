import ArgumentParser
import PokedexData
import PokedexDomain
import PokedexTerminalUI
import PokedexTesting

@testable import PokedexPresentation
@testable import PokedexTerminalNcurses
@testable import pokedex

/// Short texts that a user, a shell or another version of the program writes.
extension FuzzSubject {
  /// The file of a theme.
  static let theme = lines(
    "theme", "# mine\nbase = light\naccent = #870000\nlevels = #ffffff\n= x\n"
  ) { text in
    let file = ThemeFile(text)
    if file.problems.contains(where: { $0.line < 1 || $0.problem.text.isEmpty }) {
      return "a problem in no line"
    }
    let text = ThemeFile.lines(of: file.swatches).joined(separator: "\n")
    let again = ThemeFile(text)
    return again.swatches == file.swatches && again.problems.isEmpty
      ? nil : "what was written is read as something else"
  }

  /// A list of names, which may be a table.
  static let nameTable = lines(
    "table of names", "number,name,slot\n1,\"Mew, shiny\",mew-shiny\n\n25;Pikachu\n"
  ) { text in
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    guard let names = NameTable.names(lines) else { return nil }
    return names.count == lines.count ? nil : "a name is on another line"
  }

  /// A file of translations.
  static let translation = FuzzSubject(
    name: "translation",
    seeds: [
      """
      # German
      msgid ""
      msgstr "Content-Type: text/plain; charset=UTF-8\\n"

      #, fuzzy
      msgctxt "the cursor"
      msgid "move"
      msgstr "bewe"
      "gen"
      """
    ].map { Array($0.utf8) }
  ) { bytes in
    bytes.withUnsafeBufferPointer { bytes in
      var reader = POReader(bytes)
      for _ in 0...bytes.count {
        guard (try? reader.next()) != nil else { return nil }
      }
      return "more entries than bytes"
    }
  }

  /// A line of `damage --batch`.
  static let calculation = FuzzSubject(
    name: "calculation",
    seeds: [
      #"""
      {"gen":9,"attacker":{"species":"Mew","evs":{"hp":252}},"defender":{"species":"Mew"},\#
      "move":{"name":"Psychic","isCrit":true},"field":{"weather":"Rain"}}
      """#
    ].map { Array($0.utf8) }
  ) { bytes in
    do throws(CalculationProblem) {
      _ = try CalculationDocument.Reader().read(bytes)
      return nil
    } catch {
      return error.text.isEmpty ? "refused without a reason" : nil
    }
  }

  /// The place where the user left off, as the store has it.
  static let place = lines(
    "place",
    "445\tpage\tlist moves\tgen:1\tstats\tplatinum\t7\t3",
    "1\tpage\tbreed 63 227 caught skipped:20\t\tmoves\t\t0\t0",
    "1\tpage\tsources mr mime --game red-blue\t\tmoves\t\t0\t0",
    "1\tpage\tiv pikachu 50 120/111\t\tmoves\t\t0\t0",
    "1\t\tmember 2 Sand of mine\t\toverview\t\t0\t0"
  ) { text in
    guard let place = LastPlace(text) else { return nil }
    guard place.top >= 0, place.pageTop >= 0 else { return "a line above the first" }
    let route = Route(address: place.address, in: dex)
    let address = route?.address(in: dex)
    let isSame = address == nil || Route(address: address ?? "", in: dex) == route
    return isSame && LastPlace(place.text) == place
      ? nil : "what was written is read as something else"
  }

  /// The words of a collection, as the store has them.
  static let collection = lines(
    "collection",
    "gen:1 -is:mega --looks one --genders apart\n--order red-blue --size 20 --colours both"
  ) { text in
    let read = { (text: String) in
      try? SlotCollection.words.read(text.split(separator: " ").map(String.init), in: dex).get()
    }
    guard let collection = read(text) else { return nil }
    let written = collection.text(in: dex)
    return written.map { read($0) == collection } ?? true
      ? nil : "what was written is read as something else"
  }

  private static let dex = SampleDex.catalog

  /// The values of variables and options.
  static let values = lines("values", "15;default;0\nde_CH.UTF-8@euro\natk=+2\n252 Atk / 4 SpD") {
    text in
    _ = Background(colors: text)
    _ = (Language.wanted(text), Units(locale: text), TerminalLocale.isUTF8(named: text))
    _ = (try? StatBoost.read(text), StatValues(written: text), Hyperlink(file: text))
    return RedactedArguments([text, "--api-url", text, "--api-url=\(text)"]).texts.count == 4
      ? nil : "an argument is lost"
  }

  /// The command line to complete.
  static let shellLine = lines("shell line", "pokedex list 'type:fire' \"a b\" $(x) \\\" -is:m") {
    text in
    for shell in [CompletionShell.bash, .zsh, .fish] {
      let line = ShellLine(text, replacing: String(text.suffix(3)), in: shell)
      if line.words.count > text.unicodeScalars.count { return "more words than characters" }
    }
    return nil
  }

  private static func lines(
    _ name: String, _ seeds: String..., fault: @escaping @Sendable (String) -> String?
  ) -> FuzzSubject {
    FuzzSubject(name: name, seeds: seeds.map { Array($0.utf8) }) { bytes in
      fault(String(decoding: bytes, as: UTF8.self))
    }
  }
}
