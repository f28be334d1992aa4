import PokedexTerminalUI
import PokedexTesting
import Testing

/// On a terminal, a list has no columns that say nothing, unless the user wants them.
@Suite(.timeLimit(minutes: 5)) struct NarrowedListTests {
  /// The lines that a command prints on a terminal, without the blanks at their ends.
  private func lines(
    _ command: [String], width: Int = 80, settings: String = ""
  ) throws -> [String] {
    let home = try Home()
    try home.write(settings: settings)
    let terminal = home.start(command, size: Size(width: width, height: 24))
    #expect(terminal.end() == .exited(0))
    return terminal.screen.text.rows.map { String($0.trimmed) }.filter { !$0.isEmpty }
  }

  private let ice = ["moves", "type:ice class:status"]

  @Test func `what is the same in all rows is told once, and what is empty is not told`() throws {
    #expect(
      try lines(ice) == [
        "Type: Ice · Class: status",
        "Name              PP",
        "Aurora Veil       20",
        "Chilly Reception  10",
        "Hail              10",
        "Haze              30",
        "Mist              30",
        "Snowscape         10",
      ])
  }

  @Test func `numbers that tell no rows apart are told once`() throws {
    #expect(
      try lines(["list", "garchomp"]) == [
        "No.: #445",
        "Name             Types          Total",
        "Garchomp         Dragon/Ground    600",
        "Mega Garchomp    Dragon/Ground    700",
        "Mega Garchomp Z  Dragon           700",
      ])
  }

  @Test func `a list of names alone has no line above its titles`() throws {
    let lines = try lines(["natures", "is:neutral"])
    #expect(lines == ["Name", "Bashful", "Docile", "Hardy", "Quirky", "Serious"])
  }

  @Test func `the values of a single row stay in it`() throws {
    #expect(
      try lines(["moves", "name:hail class:status"])
        == ["Name  Type  Class   PP", "Hail  Ice   status  10"])
  }

  @Test func `a narrow terminal wraps the line above the titles`() throws {
    #expect(try lines(ice, width: 20).prefix(2) == ["Type: Ice · Class:", "status"])
  }

  @Test(arguments: [
    (["--columns", "name,type,power"], "Name              Type  Power"),
    (["sort:power"], "Name              Power  PP"),
    (["priority<=0"], "Name              PP  Prio"),
    (["--why"], "Name              PP  Why"),
  ])
  func `what the user asks for stays`(_ more: [String], _ titles: String) throws {
    let lines = try lines(ice + more)
    #expect(lines.contains(titles), "\(lines)")
  }

  @Test func `columns that the user chose in the settings stay`() throws {
    let lines = try lines(["list", "garchomp"], settings: "columns = number,name\n")
    #expect(lines.first == "No.   Name")
  }

  @Test(arguments: ["dex:445", "garchomp sort:dex"])
  func `a number that the query asks for has its column`(_ query: String) throws {
    #expect(try lines(["list", query]).first?.hasPrefix("No.   Name") == true)
  }

  @Test func `scripts get all columns, and so do rows in words`() throws {
    let home = try Home()
    #expect(home.run(ice).rows.first == "Aurora Veil       Ice  status      20")
    #expect(
      try lines(ice + ["--csv"]).prefix(2)
        == ["name,type,class,power,accuracy,pp", "Aurora Veil,Ice,status,,,20"])
    #expect(
      try lines(ice + ["--linear"]).first == "Aurora Veil, Type Ice, Class status, PP 20")
  }
}
