import PokedexDomain
import PokedexPresentation
import PokedexTesting
import Testing

@testable import pokedex

/// An output format of pages.
enum PrintedForm: CaseIterable, Sendable {
  case text
  case words
  case json

  var settings: ShowSettings {
    ShowSettings(
      configuration: .builtIn.with([.linear: self == .words ? "yes" : nil]),
      format: self == .json ? .json : .table)
  }
}

/// Printed pages of the bundled dex: one in 120, and all moves of types beyond the standard
/// eighteen.
@MainActor @Suite struct PrintedPageTests {
  @Test(arguments: PrintedForm.allCases) func pagesArePrinted(_ form: PrintedForm) async throws {
    let pokedex = try Stage.bundled()
    let pages = try await EveryPage(of: pokedex)
    let printer = try await PagePrinter(pokedex, .offline, form.settings)
    for index in stride(from: 0, to: pages.things.count, by: 120) {
      let lines = try await printer.lines(of: pages.things[index])
      #expect(!lines.isEmpty, "\(pages.things[index])")
    }
    for (number, tab) in PokemonTab.allCases.filter({ !$0.isList }).enumerated() {
      for index in stride(from: number, to: pages.forms.count, by: 120) {
        let lines = try await printer.lines(of: pages.forms[index], tab)
        #expect(!lines.isEmpty, "\(pages.forms[index]) \(tab)")
      }
    }
  }

  @Test(arguments: PrintedForm.allCases) func movesOfOddTypesArePrinted(_ form: PrintedForm)
    async throws
  {
    let pokedex = try Stage.bundled()
    let dex = try #require(try await pokedex.catalog().reference)
    let moves = dex.table(Move.self)
    let printer = try await PagePrinter(pokedex, .offline, form.settings)
    let odd = moves.ids.indices.filter {
      ID<PokemonType>(Int(moves.column(\.type)[$0])).standardIndex == nil
    }
    #expect(odd.count == 18)
    for row in odd {
      let text = try await printer.lines(of: .to(moves.ids[row])).map(\.text)
        .joined()
      #expect(text.contains("Shadow"), "\(moves.slugs[row])")
    }
  }
}
