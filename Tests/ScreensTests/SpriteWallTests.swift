import Glibc
import PokedexData
import PokedexDomain
import PokedexTerminalUI
import PokedexTesting
import Testing

@testable import PokedexScreens

/// Draws many sprites side by side, for a visual check:
///
///     SPRITES=FOLDER SPRITE_WALL=wall scripts/test --filter SpriteWallTests
///     cat wall-256-24.txt
///
/// Makes a file for each number of colours and each size.
@MainActor @Suite struct SpriteWallTests {
  private nonisolated static let folder = getenv("SPRITES").map { String(cString: $0) }
  private nonisolated static let wall = getenv("SPRITE_WALL").map { String(cString: $0) }

  /// Dark and light sprites, with many colours and with few.
  private static let forms = [
    1, 3, 6, 9, 25, 26, 35, 39, 42, 54, 65, 81, 92, 94, 109, 113, 129, 130, 131, 132, 134, 135,
    136, 143, 144, 145, 146, 149, 150, 151, 196, 197, 248, 249, 250, 282, 359, 384, 445, 448,
  ]

  @Test(
    .enabled(if: folder != nil && wall != nil),
    arguments: [ColorDepth.eight, .sixteen, .twoFiftySix, nil], [24, 12])
  func everyPictureIsDrawn(_ depth: ColorDepth?, _ columns: Int) throws {
    let folder = try #require(Self.folder)
    let sprites = try Self.forms.map { try PNGPicture(Self.bytes("\(folder)/\($0).png")).sprite() }
    let room = Size(width: columns, height: columns / 2)
    var lines: [String] = []
    for start in stride(from: 0, to: sprites.count, by: 10) {
      let blocks = sprites[start..<start + 10].map { HalfBlocks($0, room: room) }
      for row in 0..<room.height {
        lines.append(blocks.map { line(row, of: $0, room, depth) }.joined(separator: " "))
      }
      lines.append("")
    }
    let name = depth.map { "\($0.rawValue)" } ?? "all"
    let path = "\(try #require(Self.wall))-\(name)-\(columns).txt"
    try Self.write(lines.joined(separator: "\n"), to: path)
  }

  private func line(
    _ row: Int, of blocks: HalfBlocks, _ room: Size, _ depth: ColorDepth?
  ) -> String {
    let empty = room.height - blocks.size.height
    return (0..<room.width).map { x in
      guard row >= empty, x < blocks.size.width else { return " " }
      let (upper, lower) = blocks.pixels(x: x, row: row - empty)
      guard let front = upper ?? lower else { return " " }
      let back = upper == nil ? nil : lower
      let ground = back.map { ";48;" + code($0, depth) } ?? ""
      return "\u{1B}[38;\(code(front, depth))\(ground)m\(upper == nil ? "▄" : "▀")\u{1B}[0m"
    }.joined()
  }

  private func code(_ color: RGB, _ depth: ColorDepth?) -> String {
    guard let depth else { return "2;\(color.red);\(color.green);\(color.blue)" }
    return "5;\(Palette.nearest(color, depth: depth) ?? 0)"
  }

  private static func bytes(_ path: String) throws -> [UInt8] {
    let file = try #require(fopen(path, "r"))
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 20)
    let count = fread(&bytes, 1, bytes.count, file)
    return Array(bytes.prefix(count))
  }

  private static func write(_ text: String, to path: String) throws {
    let file = try #require(fopen(path, "w"))
    defer { fclose(file) }
    fputs(text, file)
  }
}
