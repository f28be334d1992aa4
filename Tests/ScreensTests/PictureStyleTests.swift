import PokedexDomain
import PokedexPresentation
import PokedexScreens
import PokedexTerminalUI
import PokedexTesting
import Testing

/// Pictures in pixels and sextants.
@MainActor @Suite(.timeLimit(minutes: 5)) struct PictureStyleTests {
  /// Sprites that spell their names in red.
  private struct Names: SpriteRepository {
    func known(_ view: SpriteView, of form: ID<Form>) -> Timestamped<Sprite>? {
      let name = Array("\(form)\(view.look ?? "")\(view.isShiny)\(view.side)".utf8)
      // Opaque pixels that differ from picture to picture. Their alpha has the length of the name.
      let pixels = (0..<1600).flatMap { pixel -> [UInt8] in
        [name[pixel % name.count], 0, UInt8(clamping: pixel / 8), 255 - UInt8(name.count)]
      }
      return Timestamped(Sprite(width: 40, height: 40, bytes: pixels))
    }

    func fetch(
      _ view: SpriteView, of form: ID<Form>, forceRefresh: Bool
    ) async throws(PokedexError) -> Timestamped<Sprite> { throw .offline }
  }

  private func stage(_ pictures: PictureStyle, _ keys: String, _ size: Size = .wide) async throws
    -> Stage
  {
    let extras = Extras(
      read: ReadProse(prose: ScriptedExtras()), show: ShowSprite(sprites: Names()),
      pause: { $0() })
    return try await .after(
      keys, size, marks: TrainerMarks(MemoryMarks()), extras: extras, pictures: pictures)
  }

  private func names(_ stage: Stage) -> [String] {
    stage.terminal.grid.images.map { image in
      let reds = stride(from: 0, to: (255 - Int(image.rgba[3])) * 4, by: 4).map { image.rgba[$0] }
      return String(decoding: reds, as: UTF8.self)
    }
  }

  private func isGrey(_ image: PixelImage) -> Bool { image.rgba[0] == image.rgba[1] }

  @Test func `a page has its picture, and the next page another one`() async throws {
    let stage = try await stage(.pixels, "j")
    #expect(names(stage) == ["2falsefront"])
    golden("pixels-page-120x36", stage)
    await stage.type("j")
    #expect(names(stage) == ["3falsefront"])
  }

  @Test func `a whole family is on one page`() async throws {
    let stage = try await stage(.pixels, ":charmander<enter>4")
    #expect(names(stage) == ["4falsefront", "5falsefront", "6falsefront"])
  }

  @Test func `looks with pictures of their own and shinies are reached`() async throws {
    let unown = try await stage(.pixels, ":unown<enter>)*")
    #expect(names(unown) == ["201btruefront"])
    let vivillon = try await stage(.pixels, ":vivillon<enter>)")
    #expect(names(vivillon).first?.hasPrefix("666") == true)
    #expect(names(vivillon).first != "666falsefront")
  }

  @Test func `a box covers a part of the picture, and gives it back`() async throws {
    let stage = try await stage(.pixels, "<enter>")
    let before = stage.terminal.grid.cells.count { $0.isImage }
    #expect(before > 100)
    await stage.type(":")
    #expect(stage.terminal.grid.cells.count { $0.isImage } < before)
    await stage.type("<esc>")
    #expect(stage.terminal.grid.cells.count { $0.isImage } == before)
  }

  @Test func `a scrolled page shows the lower rows of its picture`() async throws {
    let stage = try await stage(.pixels, "/garchomp<enter><enter>", .usual)
    func rows() -> Set<Int> {
      Set(stage.terminal.grid.cells.filter(\.isImage).map(\.image.row))
    }
    #expect(rows().contains(0))
    await stage.type("jj")
    #expect(!rows().contains(0))
  }

  @Test func `a smaller window gets a smaller box`() async throws {
    let stage = try await stage(.pixels, "<enter>")
    let large = stage.terminal.grid.images.first?.size
    await stage.resize(80, 24)
    #expect(stage.terminal.grid.images.first?.size != large)
    await stage.resize(40, 12)
    #expect(stage.terminal.grid.images.isEmpty)
  }

  @Test func `a large window gets a larger picture, above all of the text`() async throws {
    let wide = try await stage(.pixels, "<enter>", .wide)
    let huge = try await stage(.pixels, "<enter>", .huge)
    let sizes = [wide, huge].map { $0.terminal.grid.images.first?.size ?? .zero }
    #expect(sizes[1].width > sizes[0].width && sizes[1].height > sizes[0].height)
    #expect(sizes[1].width <= 48)
    for text in ["Overgrow", "It is seen often.", "Damage taken", "Venusaur  level 32"] {
      #expect(huge.text.contains(text))
    }
  }

  @Test func `a text that is too long for that has its picture beside it`() async throws {
    let size = Size(width: 180, height: 60)
    let short = try await stage(.pixels, "<enter>", size)
    let long = try await stage(.pixels, "/#25 original cap<enter><enter>", size)
    let sizes = [short, long].map { $0.terminal.grid.images.first?.size ?? .zero }
    #expect(sizes[1].width < sizes[0].width && sizes[1].width > 0)
    #expect(long.text.contains("It is seen often."))
  }

  @Test func `a family has larger pictures in a large window`() async throws {
    let wide = try await stage(.pixels, ":charmander<enter>4", .wide)
    let huge = try await stage(.pixels, ":charmander<enter>4", .huge)
    let widths = [wide, huge].map { $0.terminal.grid.images.map(\.size.width).max() ?? 0 }
    #expect(widths[1] > widths[0])
  }

  @Test(arguments: [Size.usual, .wide, .huge])
  func `a box has a picture in each place, in pixels of any size`(_ size: Size) async throws {
    let stage = try await stage(.pixels, ":boxes --box 1<enter><c-a>cy", size)
    let grid = stage.terminal.grid
    #expect(Set(names(stage)).count == 30)
    let areas = grid.images.map { $0.size.width * $0.size.height }
    #expect(grid.cells.count(where: \.isImage) == areas.reduce(0, +), "none covers another")
    for name in ["Bulbasaur", "Venusaur ♀", "Arbok"] { #expect(stage.text.contains(name)) }
    await stage.type("]")
    #expect(stage.terminal.grid.images.allSatisfy(isGrey), "those of the box before are gone")
    await stage.type("<tab>")
    #expect(stage.terminal.grid.images.isEmpty)
  }

  @Test func `low cells have pictures only in pixels`() async throws {
    for style in [PictureStyle.sextants, .blocks, .none] {
      let low = try await stage(style, ":boxes --box 1<enter>", .wide)
      #expect(low.terminal.grid.cells.count { $0.isPixels } == 0)
    }
    let high = try await stage(.blocks, ":boxes --box 1<enter>", .huge)
    #expect(high.terminal.grid.cells.count { $0.isPixels } > 0)
  }

  @Test func `what is missing is grey in a box`() async throws {
    let stage = try await stage(.pixels, ":boxes --box 1<enter>")
    #expect(stage.terminal.grid.images.allSatisfy(isGrey))
    await stage.type("c")
    #expect(stage.terminal.grid.images.count { !isGrey($0) } == 1)
    await stage.type("u")
    #expect(stage.terminal.grid.images.allSatisfy(isGrey))
  }

  @Test func `sextants take the room of half blocks`() async throws {
    let blocks = try await stage(.blocks, "<enter>").text
    let stage = try await stage(.sextants, "<enter>")
    golden("sextants-page-120x36", stage)
    let isSextant = { (scalar: Unicode.Scalar) in (0x1FB00...0x1FB3B).contains(scalar.value) }
    #expect(stage.text.unicodeScalars.contains(where: isSextant))
    #expect(
      stage.text.split(separator: "\n").count == blocks.split(separator: "\n").count)
  }
}
