import Glibc
import PokedexScreens

/// The programs for copied text, the best first. A terminal may refuse its clipboard without a word;
/// these report their success.
enum Clipboards {
  /// The value of the setting for the terminal's clipboard alone.
  static let terminal = "terminal"

  private static let wayland = ["wl-copy"]
  private static let x11 = ["xclip -selection clipboard", "xsel --clipboard --input"]
  private static let windows = ["clip.exe"]
  /// With `-w`, tmux also sends the text to the clipboard of the terminal around it.
  private static let tmux = ["tmux load-buffer -w -"]

  /// - Parameter setting: `auto`, `terminal` or a command.
  static func programs(_ setting: String, _ environment: Environment) -> [ClipboardProgram] {
    switch setting {
    case terminal: []
    case "auto": usual(environment).filter { environment.hasProgram($0) }.map(ClipboardProgram.init)
    default: [ClipboardProgram(setting)]
    }
  }

  private static func usual(_ environment: Environment) -> [String] {
    (environment.hasWayland ? wayland : []) + (environment.hasX11 ? x11 : [])
      + (environment.has("WSL_DISTRO_NAME") ? windows : []) + (environment.has("TMUX") ? tmux : [])
  }
}

extension Environment {
  /// Whether the program of a command is in one of the folders of `PATH`.
  func hasProgram(_ command: String) -> Bool {
    let name = command.prefix { $0 != " " }
    let folders = (self["PATH"] ?? "").split(separator: ":")
    return folders.contains { access("\($0)/\(name)", X_OK) == 0 }
  }
}
