import FoundationEssentials
import NIOHTTP1

/// The `Retry-After` header: the wait in seconds, or a date (RFC 9110, 10.2.3).
package enum RetryAfter {
  /// The longest accepted wait in seconds.
  package static let longest = 300

  /// The wait from 0 to ``longest``, or `nil` if the header is missing or invalid. A date is
  /// compared with the server's own clock, if it sends one, since the user's clock may be wrong.
  static func seconds(_ headers: HTTPHeaders) -> Int? {
    guard let text = headers.first(name: "retry-after") else { return nil }
    if let number = digits(text) { return min(number, longest) }
    guard let date = unixTime(text) else { return nil }
    let now =
      headers.first(name: "date").flatMap(unixTime) ?? Int(Date().timeIntervalSince1970)
    return min(max(0, date - now), longest)
  }

  private static func digits(_ text: String) -> Int? {
    guard !text.isEmpty, text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return Int(text.prefix(9))
  }

  /// The Unix time of a date such as `Sun, 06 Nov 1994 08:49:37 GMT`.
  static func unixTime(_ text: String) -> Int? {
    let parts = text.split(separator: " ")
    guard parts.count == 6, parts[5] == "GMT", let day = Int(parts[1]), let year = Int(parts[3]),
      let month = months.firstIndex(of: String(parts[2])),
      (1...31).contains(day), (1_970...9_999).contains(year)
    else { return nil }
    let time = parts[4].split(separator: ":").compactMap { Int($0) }
    guard time.count == 3, (0...23).contains(time[0]), (0...59).contains(time[1]),
      (0...60).contains(time[2])
    else { return nil }
    return days(year: year, month: month + 1, day: day) * 86_400
      + time[0] * 3_600 + time[1] * 60 + time[2]
  }

  private static let months = [
    "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
  ]

  /// Days since 1 January 1970. The year is counted from March, so that a leap day is its last.
  private static func days(year: Int, month: Int, day: Int) -> Int {
    let year = month <= 2 ? year - 1 : year
    let dayOfYear = (153 * ((month + 9) % 12) + 2) / 5 + day - 1
    return 365 * year + year / 4 - year / 100 + year / 400 + dayOfYear - 719_468
  }
}
