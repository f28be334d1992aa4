import PokedexDomain
import Testing

@testable import PokedexScreens
@testable import PokedexTerminalUI

/// The badges of the types where a terminal has few colours.
@MainActor @Suite struct TypeColorTests {
  private struct Look: Hashable {
    let colors: PaletteColors
    let attributes: UInt8
  }

  private let types = ID<PokemonType>.standard

  private func appearance(of type: ID<PokemonType>, on background: Background) -> Appearance {
    Theme(.named(background == .dark ? .dark : .light), on: background)[.type(type)]
  }

  @Test(arguments: [ColorDepth.eight, .sixteen, .twoFiftySix], Background.allCases)
  func `no two types look alike`(_ depth: ColorDepth, _ background: Background) {
    let looks = types.map { type in
      let badge = appearance(of: type, on: background)
      return Look(
        colors: badge.paletteColors(depth: depth, on: background),
        attributes: badge.attributes(depth: depth, on: background).rawValue)
    }
    #expect(Set(looks).count == types.count, "\(looks)")
  }

  @Test(arguments: [ColorDepth.eight, .sixteen])
  func `each badge is legible on the console and in xterm`(_ depth: ColorDepth) throws {
    for type in types {
      let colors = appearance(of: type, on: .dark).paletteColors(depth: depth, on: .dark)
      let (letters, ground) = (try #require(colors.foreground), try #require(colors.background))
      for palette in BasicColors.palettes {
        let isBright = depth == .eight && letters == 7 && palette == BasicColors.console
        let shown = isBright ? RGB.white : palette[letters]
        #expect(shown.contrast(with: palette[ground]) >= 4.5, "\(type)")
      }
    }
  }
}
