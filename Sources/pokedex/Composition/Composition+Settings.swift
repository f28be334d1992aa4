import PokedexDomain
import PokedexPresentation
import PokedexScreens

/// Settings that are kept from the screen.
extension Composition {
  @MainActor func settingsKeeper(_ configuration: Configuration) -> SettingsKeeper {
    SettingsKeeper(
      values: { Setting(rawValue: $0)?.choices ?? [] },
      current: { Setting(rawValue: $0).map { configuration[$0] } ?? "" },
      write: { name, value in
        guard let setting = Setting(rawValue: name) else { return nil }
        return keep(value, for: setting)
      })
  }

  private func keep(_ value: String, for setting: Setting) -> StatusMessage {
    let paths = Paths(environment: environment)
    let file = paths.shownConfiguration(in: environment)
    let line = "\(setting.name) = \(value)"
    do throws(PokedexError) {
      let number = try SettingsFile(path: paths.configuration ?? file).keep(value, for: setting)
      let kept = worded("kept for the next start: \(line) (line \(number) of \(file))")
      let isHidden = !(environment[setting.variable] ?? "").isEmpty
      return StatusMessage(
        isHidden ? worded("\(kept); \(setting.variable) goes before it") : kept)
    } catch {
      return StatusMessage(
        worded("\(error.text); y copies the line to write there: \(line)"), isError: true,
        copying: line)
    }
  }
}
