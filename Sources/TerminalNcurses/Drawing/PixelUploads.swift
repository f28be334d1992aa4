import FoundationEssentials
import PokedexTerminalUI

/// The pictures that the terminal holds, by Kitty's graphics protocol with Unicode placeholders
/// (sw.kovidgoyal.net/kitty/graphics-protocol, “Unicode placeholders”).
///
/// A placeholder is a character with two marks for its row and column, whose foreground colour is
/// the number of the picture. So ncurses draws, moves and covers it like any other cell.
struct PixelUploads {
  /// The numbers of pictures in the terminal: colours of the palette beyond the first sixteen, which
  /// terminals may redefine.
  static let numbers = 16...255
  static let placeholder: Unicode.Scalar = "\u{10EEEE}"
  /// The most bytes of base64 in a piece.
  private static let piece = 4096

  /// Whether tmux, which must pass the uploads through, is between us and the terminal.
  private let isInTmux: Bool
  /// The number of each picture in the terminal.
  private var numberOfImage: [UInt32: Int] = [:]
  /// The held pictures, the one that was shown last at the end.
  private var recent: [UInt32] = []

  init(isInTmux: Bool = false) { self.isInTmux = isInTmux }

  /// The colour of a picture's cells; `nil` if the terminal does not hold it.
  func color(of image: UInt32) -> Int32? { numberOfImage[image].map { Int32(clamping: $0) } }

  /// The marks of a part of a picture.
  static func marks(row: Int, column: Int) -> (first: UInt32, second: UInt32) {
    (marks[min(row, marks.count - 1)], marks[min(column, marks.count - 1)])
  }

  /// The bytes that upload those of a frame's pictures that the terminal lacks.
  mutating func uploads(for images: [PixelImage]) -> [UInt8] {
    guard !images.isEmpty else { return [] }
    var bytes: [UInt8] = []
    let shown = Set(images.map(\.number))
    recent = recent.filter { !shown.contains($0) } + recent.filter(shown.contains)
    for image in images where numberOfImage[image.number] == nil {
      guard let number = takeNumber(sparing: shown) else { break }
      numberOfImage[image.number] = number
      recent.append(image.number)
      bytes += upload(image, as: number)
    }
    return bytes
  }

  /// A free number, or that of the picture that has not been shown for the longest time.
  private mutating func takeNumber(sparing shown: Set<UInt32>) -> Int? {
    if numberOfImage.count < Self.numbers.count {
      let used = Set(numberOfImage.values)
      return Self.numbers.first { !used.contains($0) }
    }
    guard let place = recent.firstIndex(where: { !shown.contains($0) }) else { return nil }
    return numberOfImage.removeValue(forKey: recent.remove(at: place))
  }

  /// First deletes any picture with the same number, which also ends an upload that was cut off.
  private func upload(_ image: PixelImage, as number: Int) -> [UInt8] {
    let data = Array(Data(PixelFile(image).bytes).base64EncodedString().utf8)
    var bytes = deletion(of: number)
    var start = 0
    repeat {
      let end = min(start + Self.piece, data.count)
      let more = "m=\(end < data.count ? 1 : 0)"
      let keys =
        start > 0
        ? "q=2,\(more)"
        : "a=T,U=1,q=2,f=100,i=\(number),c=\(image.size.width),r=\(image.size.height),\(more)"
      bytes += command(keys, data[start..<end])
      start = end
    } while start < data.count
    return bytes
  }

  private func deletion(of number: Int) -> [UInt8] { command("a=d,d=I,q=2,i=\(number)") }

  /// The bytes that delete all pictures; empty if there are none.
  mutating func removal() -> [UInt8] {
    let bytes = numberOfImage.values.sorted().flatMap(deletion)
    numberOfImage = [:]
    recent = []
    return bytes
  }

  /// The bytes that end an upload that may have been cut off, then delete all pictures, whichever
  /// exist. kitty has supported ranges of numbers since 0.33.
  var emergencyRemoval: [UInt8] {
    let range = "x=\(Self.numbers.lowerBound),y=\(Self.numbers.upperBound)"
    return Self.end + command("a=d,d=R,q=2,\(range)")
  }

  /// String Terminator.
  private static let end = Array("\u{1B}\\".utf8)

  private func command(_ keys: String, _ data: ArraySlice<UInt8> = []) -> [UInt8] {
    let plain = Array("\u{1B}_G\(keys)\(data.isEmpty ? "" : ";")".utf8) + data + Self.end
    guard isInTmux else { return plain }
    return Array("\u{1B}Ptmux;".utf8) + plain.flatMap { $0 == 0x1B ? [$0, $0] : [$0] } + Self.end
  }

  /// The marks of rows and columns 0 to 63: characters of combining class 230 without decompositions,
  /// in the order that the protocol gives.
  private static let marks: [UInt32] = [
    0x0305, 0x030D, 0x030E, 0x0310, 0x0312, 0x033D, 0x033E, 0x033F,
    0x0346, 0x034A, 0x034B, 0x034C, 0x0350, 0x0351, 0x0352, 0x0357,
    0x035B, 0x0363, 0x0364, 0x0365, 0x0366, 0x0367, 0x0368, 0x0369,
    0x036A, 0x036B, 0x036C, 0x036D, 0x036E, 0x036F, 0x0483, 0x0484,
    0x0485, 0x0486, 0x0487, 0x0592, 0x0593, 0x0594, 0x0595, 0x0597,
    0x0598, 0x0599, 0x059C, 0x059D, 0x059E, 0x059F, 0x05A0, 0x05A1,
    0x05A8, 0x05A9, 0x05AB, 0x05AC, 0x05AF, 0x05C4, 0x0610, 0x0611,
    0x0612, 0x0613, 0x0614, 0x0615, 0x0616, 0x0617, 0x0657, 0x0658,
  ]
}
