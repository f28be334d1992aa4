import PokedexPresentation
import PokedexScreens

extension SettingsKeeper {
  /// A keeper without a file, which tells the lines that it would write.
  package static func noting(_ note: @escaping (String) -> Void = { _ in }) -> SettingsKeeper {
    SettingsKeeper(
      values: { $0 == "units" ? ["auto", "metric", "imperial"] : ["auto", "de", "fr"] },
      current: { _ in "auto" },
      write: { name, value in
        note("\(name) = \(value)")
        return StatusMessage("kept: \(name) = \(value)")
      })
  }
}
