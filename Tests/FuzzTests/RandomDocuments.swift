import FoundationEssentials
import PokedexTesting

/// Mutates valid documents into other valid JSON: values of other types, missing keys, empty or long
/// lists, swapped parts.
struct RandomDocuments {
  private let seeds: [JSONValue]
  private var random: SeededGenerator

  init(_ seeds: [JSONValue], seed: UInt64) {
    self.seeds = seeds
    random = SeededGenerator(seed: seed)
  }

  mutating func next() -> [UInt8] {
    var document = pick(seeds) ?? .null
    for _ in 0..<Int.random(in: 1...4, using: &random) { document = changed(document) }
    return (try? Array(JSONEncoder().encode(document))) ?? []
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.randomElement(using: &random)
  }

  /// Changes a value at a random depth.
  private mutating func changed(_ value: JSONValue) -> JSONValue {
    guard Int.random(in: 0..<6, using: &random) > 0 else { return other(value) }
    switch value {
    case .list(var list):
      guard let index = list.indices.randomElement(using: &random) else { return other(value) }
      list[index] = changed(list[index])
      return .list(list)
    case .object(var object):
      // Sorted, so that each run is the same.
      guard let key = pick(object.keys.sorted()) else { return other(value) }
      object[key] = changed(object[key] ?? .null)
      return .object(object)
    default: return other(value)
    }
  }

  private mutating func other(_ value: JSONValue) -> JSONValue {
    switch (Int.random(in: 0..<6, using: &random), value) {
    case (0, .object(var object)):
      pick(object.keys.sorted()).map { object[$0] = nil }
      return .object(object)
    case (0, .list(let list)): return .list(Array(list.dropFirst()))
    case (1, .list(let list)): return .list(list + list + list)
    case (2, _): return .list([value])
    case (3, _): return .object(["name": value, "url": value])
    case (4, _): return pick(seeds) ?? .null
    default: return pick(Self.stumbles) ?? .null
    }
  }

  private static let deep = (0..<200).reduce(JSONValue.null) { value, _ in .list([value]) }

  private static let stumbles: [JSONValue] =
    [.null, .bool(true), .list([]), .object([:]), deep]
    + [0, -1, 0.5, 1e300, -1e300, 9_007_199_254_740_992, 2_147_483_648, 65_536, 256].map {
      .number($0)
    }
    + [
      "", " ", "7", "null", hostileText, "https://x/api/v2/pokemon/-1/",
      "https://x/api/v2/pokemon/99999999999999999999/", "../../etc/passwd",
      String(repeating: "é", count: 3000),
    ].map { .text($0) }
}
