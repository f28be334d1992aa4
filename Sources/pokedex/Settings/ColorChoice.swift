import ArgumentParser
import PokedexScreens
import PokedexTerminalNcurses
import PokedexTerminalUI

/// When to use colours.
enum ColorChoice: String, CaseIterable, ExpressibleByArgument {
  case auto
  case always
  case never

  /// Resolves `auto` from the environment. An explicit choice takes precedence over `NO_COLOR`, and
  /// that over `CLICOLOR_FORCE` (no-color.org, bixense.com/clicolors).
  func resolved(_ environment: Environment) -> ColorChoice {
    guard self == .auto else { return self }
    if let wish = environment["NO_COLOR"], !wish.isEmpty { return .never }
    if let wish = environment["CLICOLOR_FORCE"], !wish.isEmpty, wish != "0" { return .always }
    return environment["CLICOLOR"] == "0" ? .never : .auto
  }

  /// The maximum colour depth to use.
  func depth(environment: Environment) -> ColorDepth {
    resolved(environment) == .never ? .mono : .twoFiftySix
  }
}

extension Configuration {
  /// The style of printed text.
  ///
  /// - Parameter terminal: `nil` for a pipe, which gets colours only if they are demanded.
  func style(on terminal: OutputTerminal?) -> ANSIStyle {
    let depth = color.depth(on: terminal)
    let theme = Theme.printed(theme, on: ground(Environment()), depth: depth)
    return ANSIStyle(theme, depth: depth, hasAttributes: terminal?.isStyled ?? false)
  }
}

extension ColorChoice {
  fileprivate func depth(on terminal: OutputTerminal?) -> ColorDepth {
    switch resolved(Environment()) {
    case .never: .mono
    case .auto: terminal?.depth ?? .mono
    case .always: terminal.map { max(.eight, $0.depth) } ?? .twoFiftySix
    }
  }
}
