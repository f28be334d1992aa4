/// A value of JSON, as it is written on one line.
struct JSON {
  let written: String

  private init(_ written: String) { self.written = written }

  /// Control characters vanish on the way.
  static func text(_ text: String) -> JSON { JSON(RowJSON.text(text)) }

  static func number(_ number: Int) -> JSON { JSON("\(number)") }

  /// A number as it is written already.
  static func number(written: String) -> JSON { JSON(written) }

  static func flag(_ flag: Bool) -> JSON { JSON("\(flag)") }

  static var null: JSON { JSON("null") }

  static func list(_ values: [JSON]) -> JSON { JSON(RowJSON.array(values.map(\.written))) }

  /// Keys in the order in which they are written.
  static func object(_ fields: [(key: String, value: JSON)]) -> JSON {
    let pairs = fields.map { "\(RowJSON.text($0.key)):\($0.value.written)" }
    return JSON("{\(pairs.joined(separator: ","))}")
  }

  /// Null where there is none.
  static func optional(_ text: String?) -> JSON { text.map { .text($0) } ?? .null }

  /// Null where there is none.
  static func optional(_ number: Int?) -> JSON { number.map { .number($0) } ?? .null }

  /// How many times the usual damage: 4, 0.5, 0.25.
  static func factor(percent: Int) -> JSON {
    // Percents are cut: eighths are told whole.
    let eighths = [12: "0.125", 62: "0.625"]
    let (whole, rest) = percent.quotientAndRemainder(dividingBy: 100)
    if whole == 0, let eighth = eighths[rest] { return JSON(eighth) }
    guard rest > 0 else { return .number(whole) }
    let decimals = rest.isMultiple(of: 10) ? "\(rest / 10)" : rest < 10 ? "0\(rest)" : "\(rest)"
    return JSON("\(whole).\(decimals)")
  }
}
