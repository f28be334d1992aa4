import PokedexTesting
import Testing

/// A password in an address appears neither in the output nor in the log.
@Suite(.timeLimit(minutes: 5)) struct PasswordTests {
  private static let secrets = ["p1k4", "chu"]
  private static let addresses = [
    "http://ash:p1k4chu@example.org/", "http://ash:p1k4/chu@example.org/", "ash:p1k4chu@h",
    "ash:p1k4://chu@h", "http://ash:p1k4@chu@h", "http://ash:p1k4chu", "ftp://ash:p1k4chu@h",
  ]

  private func check(
    _ arguments: [String], _ variables: [String: String] = [:], settings: String? = nil
  ) throws {
    let home = try Home()
    if let settings { try home.write(settings: settings) }
    let run = home.run(arguments, variables)
    let told = run.output + run.errors + home.text(of: home.log)
    #expect(!told.isEmpty)
    for secret in Self.secrets { #expect(!told.contains(secret), "\(arguments): \(told)") }
  }

  @Test(arguments: addresses)
  func aRefusedAddressIsShownWithoutItsPassword(_ address: String) throws {
    let asked = ["list", "--source", "api", "--verbose"]
    try check(asked + ["--api-url", address])
    try check(asked + ["--api-url=\(address)"])
    try check(asked, ["POKEDEX_API_URL": address])
    try check(["list", "mew", "--verbose"], ["POKEDEX_SPRITES_URL": address])
  }

  @Test(arguments: addresses)
  func aWrongSettingIsShownWithoutItsPassword(_ address: String) throws {
    try check(["list", "mew"], settings: "api-url = \(address)")
    try check(["list", "mew"], settings: "api-url = \(address) # mine")
    try check(["config"], settings: "sprites-url = \(address)")
  }

  @Test(arguments: addresses.filter { $0.contains("://") })
  func aWrongArgumentIsShownWithoutItsPassword(_ address: String) throws {
    try check(["list", "mew"], settings: "api-url \(address)")
    try check(["list", "mew"], settings: "[\(address)]")
    try check(["list", "--api", address])
    try check(["list", "--limit=\(address)"])
    try check(["list", "--limit", address])
    try check(["--api-url=\(address)", "list", "mew"])
  }

  @Test(arguments: addresses)
  func aProxyIsNamedWithoutItsPassword(_ address: String) throws {
    let asked = ["list", "--source", "api", "--verbose", "--api-url", "http://host.invalid/"]
    try check(asked, ["http_proxy": address])
    try check(asked, ["all_proxy": address])
  }
}
