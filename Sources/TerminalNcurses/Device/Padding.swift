/// The delays in the strings of a terminal's description, such as `$<5>`, `$<2*>` or `$<20/>`:
/// milliseconds that an old terminal needs. terminfo(5), “Delays and Padding”.
enum Padding {
  /// The factor for delays that are proportional to the number of changed lines (`*`).
  private static let lines = 100

  /// - Parameter usesOptionalPadding: whether ncurses also waits for delays that are not mandatory
  ///   (`/`).
  static func milliseconds(in text: [UInt8], usesOptionalPadding: Bool) -> Int {
    parts(of: text).waits.reduce(0) { sum, wait in
      guard usesOptionalPadding || wait.contains(UInt8(ascii: "/")) else { return sum }
      let digits = wait.prefix { (0x30...0x39).contains($0) }.prefix(9)
      let time = Int(String(decoding: digits, as: UTF8.self)) ?? 0
      return sum + time * (wait.contains(UInt8(ascii: "*")) ? lines : 1)
    }
  }

  static func removed(from text: [UInt8]) -> [UInt8] { parts(of: text).rest }

  private static func parts(of text: [UInt8]) -> (waits: [ArraySlice<UInt8>], rest: [UInt8]) {
    var (waits, result): ([ArraySlice<UInt8>], [UInt8]) = ([], [])
    var rest = text[...]
    while let byte = rest.popFirst() {
      if byte == UInt8(ascii: "$"), rest.first == UInt8(ascii: "<"),
        let end = rest.firstIndex(of: UInt8(ascii: ">"))
      {
        waits.append(rest[(rest.startIndex + 1)..<end])
        rest = rest[(end + 1)...]
      } else {
        result.append(byte)
      }
    }
    return (waits, result)
  }
}
