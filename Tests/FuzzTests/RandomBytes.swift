import PokedexTesting

/// Mutates valid bytes: cuts, doubles, swaps and flips them, mixes them with each other and with
/// bytes that often break readers.
struct RandomBytes {
  private let seeds: [[UInt8]]
  private var random: SeededGenerator

  /// In bytes; longer inputs find no more faults.
  private static let longest = 16_384

  init(_ seeds: [[UInt8]], seed: UInt64) {
    self.seeds = seeds
    random = SeededGenerator(seed: seed)
  }

  mutating func next() -> [UInt8] {
    var bytes = pick(seeds) ?? []
    for _ in 0..<Int.random(in: 0...6, using: &random) { change(&bytes) }
    return Array(bytes.prefix(Self.longest))
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.randomElement(using: &random)
  }

  private mutating func offset(in bytes: [UInt8]) -> Int {
    Int.random(in: 0...bytes.count, using: &random)
  }

  private mutating func part(of bytes: [UInt8]) -> Range<Int> {
    let start = offset(in: bytes)
    return start..<min(bytes.count, start + Int.random(in: 0...64, using: &random))
  }

  private mutating func change(_ bytes: inout [UInt8]) {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: bytes.removeSubrange(part(of: bytes))
    case 1: bytes.insert(contentsOf: pick(Self.stumbles) ?? [], at: offset(in: bytes))
    case 2: bytes.replaceSubrange(part(of: bytes), with: pick(Self.stumbles) ?? [])
    case 3: bytes.insert(contentsOf: Array(bytes[part(of: bytes)]), at: offset(in: bytes))
    case 4: bytes.removeLast(bytes.count - offset(in: bytes))
    case 5: mix(into: &bytes)
    case 6: for _ in 0..<4 { flip(&bytes) }
    default: bytes.insert(UInt8.random(in: 0...255, using: &random), at: offset(in: bytes))
    }
  }

  private mutating func flip(_ bytes: inout [UInt8]) {
    guard let index = bytes.indices.randomElement(using: &random) else { return }
    bytes[index] ^= 1 << UInt8.random(in: 0..<8, using: &random)
  }

  /// Replaces a part by a part of another input.
  private mutating func mix(into bytes: inout [UInt8]) {
    guard let other = pick(seeds) else { return }
    bytes.replaceSubrange(part(of: bytes), with: Array(other[part(of: other)]))
  }

  private static let stumbles: [[UInt8]] =
    [
      "", " ", "\n", "\r\n", "\t", "\"", "\\", "\\u0000", "\\ud800", "{", "}", "[", "]", ",", ":",
      "null", "true", "-1", "0", "1e999", "-0", "9223372036854775808", "2147483648", "0.5",
      "\u{1B}", "\u{1B}[", "\u{1B}[200~", "\u{1B}[201~", "\u{1B}]52;c;eA==\u{7}", "\u{1B}P",
      "\u{9B}", "\u{202E}", "\u{200D}", "\u{FE0F}", "\u{AD}", "\u{FEFF}", "é", "フ", "👩‍👩‍👧",
      "e\u{301}\u{302}\u{303}",
      "/ 255 SpA", "@", "- ", "===", "EVs: ", "IVs: ", "Level: ", "(M)", "IHDR", "IDAT", "PLTE",
      "tRNS", "IEND", "Happiness: ", "Dynamax Level: ", "9223372036854775807",
      "-9223372036854775808",
    ].map { Array($0.utf8) } + [
      [0], [0xFF], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE3, 0x83],
      [0x7F, 0xFF, 0xFF, 0xFF], [0xFF, 0xFF, 0xFF, 0xFF], [0, 0, 0, 0],
      [UInt8](repeating: UInt8(ascii: "["), count: 600), [UInt8](repeating: 0x80, count: 90),
    ]
}
