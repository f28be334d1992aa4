extension Environment {
  /// Whether a window that a program opens is in front of the user: on a desktop, also one that ssh
  /// forwards, or in Windows around this Linux, but not on a server.
  var hasDesktop: Bool {
    let isSet = { (name: String) in !(self[name] ?? "").isEmpty }
    return isSet("DISPLAY") || isSet("WAYLAND_DISPLAY")
      || isSet("WSL_DISTRO_NAME") && !isSet("SSH_CONNECTION")
  }
}
