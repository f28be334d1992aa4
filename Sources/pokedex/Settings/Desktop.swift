extension Environment {
  /// Whether a window that a program opens is in front of the user: on a desktop, also one that ssh
  /// forwards, or in Windows around this Linux, but not on a server.
  var hasDesktop: Bool {
    hasX11 || hasWayland || has("WSL_DISTRO_NAME") && !isRemote
  }

  /// Over ssh, a display without a host is that of the other machine; a forwarded one has a host, as
  /// in `localhost:10.0`.
  var hasX11: Bool { has("DISPLAY") && (!isRemote || self["DISPLAY"]?.hasPrefix(":") == false) }

  var hasWayland: Bool { has("WAYLAND_DISPLAY") && !isRemote }

  private var isRemote: Bool { has("SSH_CONNECTION") }

  /// Whether a variable has a value.
  func has(_ name: String) -> Bool { !(self[name] ?? "").isEmpty }
}
