import FoundationEssentials
import PokedexTerminalUI
import Testing

@testable import PokedexTerminalNcurses

/// Pictures that the terminal holds.
@Suite struct PixelUploadsTests {
  /// A picture of one pixel for each character, or of more that cannot be compressed.
  private func image(_ name: String, noise: Int = 0, columns: Int = 4) -> PixelImage {
    var random = SystemRandomNumberGenerator()
    let pixels =
      name.utf8.flatMap { [$0, 0, 0, 255] } + (0..<noise * 4).map { _ in random.next() as UInt8 }
    return PixelImage(
      width: pixels.count / 4, height: 1, rgba: pixels, size: Size(width: columns, height: 2))
  }

  private func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self).replacing("\u{1B}", with: "ESC")
  }

  @Test func `a picture is sent once, quietly and with its box`() {
    var uploads = PixelUploads()
    let file = Data(PixelFile(image("a")).bytes).base64EncodedString()
    #expect(
      text(uploads.uploads(for: [image("a")])) == #"""
        ESC_Ga=d,d=I,q=2,i=16ESC\ESC_Ga=T,U=1,q=2,f=100,i=16,c=4,r=2,m=0;\#(file)ESC\
        """#)
    #expect(uploads.uploads(for: [image("a")]).isEmpty)
    #expect(uploads.color(of: image("a").number) == 16)
    #expect(uploads.color(of: image("b").number) == nil)
  }

  @Test func `the same picture in another box is another one`() {
    var uploads = PixelUploads()
    _ = uploads.uploads(for: [image("a"), image("a", columns: 5)])
    #expect(uploads.color(of: image("a", columns: 5).number) == 17)
  }

  @Test func `a long file is sent in pieces of 4096 bytes`() {
    var uploads = PixelUploads()
    let picture = image("", noise: 2_000)
    let sent = text(uploads.uploads(for: [picture]))
    let commands = sent.components(separatedBy: "ESC_G").dropFirst(2)
    let pieces = commands.map { $0.components(separatedBy: ";") }
    #expect(
      pieces.map { $0[0] } == [
        "a=T,U=1,q=2,f=100,i=16,c=4,r=2,m=1", "q=2,m=1", "q=2,m=0",
      ])
    let data = pieces.map { String($0[1].dropLast("ESC\\".count)) }
    #expect(data.dropLast().map(\.count) == [4096, 4096])
    #expect(data.allSatisfy { (1...4096).contains($0.count) })
    #expect(Data(base64Encoded: data.joined()) == Data(PixelFile(picture).bytes))
  }

  @Test func `nothing is left after a thousand pages`() {
    var uploads = PixelUploads()
    var held: Set<String> = []
    var sent: [UInt8] = []
    for page in 0..<1000 {
      let family = (0..<3).map { image("\(page)-\($0)") }
      sent += uploads.uploads(for: family)
      let colors = family.compactMap { uploads.color(of: $0.number) }
      #expect(Set(colors).count == 3)
      #expect(colors.allSatisfy { PixelUploads.numbers.contains(Int($0)) })
    }
    sent += uploads.removal()
    for command in text(sent).components(separatedBy: "ESC_G").dropFirst() {
      let keys = command.prefix { $0 != ";" && $0 != "E" }.split(separator: ",")
      guard let number = keys.first(where: { $0.hasPrefix("i=") }).map(String.init) else {
        continue
      }
      if keys.contains("a=d") { held.remove(number) } else { held.insert(number) }
      #expect(held.count <= PixelUploads.numbers.count)
    }
    #expect(held.isEmpty)
    #expect(uploads.removal().isEmpty)
  }

  @Test func `a picture that is shown is never replaced`() {
    var uploads = PixelUploads()
    let shown = image("shown")
    _ = uploads.uploads(for: [shown])
    let color = uploads.color(of: shown.number)
    for page in 0..<500 { _ = uploads.uploads(for: [shown, image("\(page)")]) }
    #expect(uploads.color(of: shown.number) == color)
  }

  @Test func `after a stop pictures are sent again`() {
    var uploads = PixelUploads()
    let first = uploads.uploads(for: [image("a")])
    #expect(text(uploads.removal()) == #"ESC_Ga=d,d=I,q=2,i=16ESC\"#)
    #expect(uploads.uploads(for: [image("a")]) == first)
  }

  /// A process that is killed during an upload leaves the terminal within a control string.
  @Test func `the end after a crash first closes an upload that was cut off`() {
    #expect(text(PixelUploads().emergencyRemoval) == #"ESC\ESC_Ga=d,d=R,q=2,x=16,y=255ESC\"#)
  }

  @Test func `within tmux every command is passed through`() {
    var uploads = PixelUploads(isInTmux: true)
    let sent = text(uploads.uploads(for: [image("a", noise: 1_000)]))
    let commands = sent.components(separatedBy: "ESCPtmux;").dropFirst()
    #expect(commands.count == 3)
    for command in commands {
      #expect(command.hasPrefix("ESCESC_G"))
      #expect(command.hasSuffix(#"ESCESC\ESC\"#))
    }
  }

  @Test func `rows and columns have the marks of the protocol`() {
    #expect(PixelUploads.marks(row: 0, column: 0) == (0x305, 0x305))
    #expect(PixelUploads.marks(row: 1, column: 2) == (0x30D, 0x30E))
    #expect(PixelUploads.marks(row: 63, column: 35) == (0x658, 0x592))
    #expect(PixelUploads.marks(row: 64, column: 999) == (0x658, 0x658))
  }

  // MARK: Terminals

  @Test(arguments: [
    ("kitty(0.28.0)", PictureStyle.pixels), ("kitty(0.35.2)", .pixels), ("kitty(1.0)", .pixels),
    ("kitty(0.26.5)", .sextants), ("kitty", .sextants), ("ghostty 1.1.0", .pixels),
    ("Rio 0.2.1", .pixels), ("foot(1.16.2)", .sextants), ("VTE(7006)", .sextants),
    ("WezTerm 20240203", .sextants), ("contour 0.4.1", .sextants), ("Konsole 23.08.1", .blocks),
    ("XTerm(379)", .blocks), ("tmux 3.3a", .blocks), ("", .blocks), ("not kitty(0.35)", .blocks),
  ])
  func `the name of a terminal decides`(_ version: String, _ style: PictureStyle) {
    #expect(PictureSupport.style(byVersion: version) == style)
  }

  @Test func `variables that other terminals inherit decide nothing`() {
    func isSupported(_ term: String, _ variables: [String: String] = [:]) -> Bool {
      PictureSupport.isSupported(term: term) { variables[$0] }
    }
    #expect(isSupported("xterm-ghostty"))
    #expect(isSupported("rio"))
    #expect(!isSupported("xterm-kitty"))
    #expect(!isSupported("xterm-256color", ["KITTY_WINDOW_ID": "1"]))
    #expect(!isSupported("xterm-ghostty", ["TMUX": "/tmp/tmux"]))
    #expect(!isSupported("screen-256color", ["GHOSTTY_RESOURCES_DIR": "/x"]))
  }

  @Test func `the answer with the name is read in any pieces`() {
    for cut in 1..<20 {
      var decoder = InputDecoder()
      var events: [Event] = []
      let bytes = Array("\u{1B}P>|kitty(0.35.2)\u{1B}\\j".utf8)
      decoder.feed(bytes.prefix(cut), after: .zero, into: &events)
      decoder.feed(bytes.dropFirst(cut), after: .zero, into: &events)
      #expect(decoder.takeReports() == [.version("kitty(0.35.2)")], "\(cut)")
      #expect(events == [.key(.character("j"))], "\(cut)")
    }
  }
}
