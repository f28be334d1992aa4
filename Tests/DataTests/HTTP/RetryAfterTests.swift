import NIOHTTP1
import Testing

@testable import PokedexData

@Suite struct RetryAfterTests {
  @Test(arguments: [
    ("2", 2), ("0", 0), ("300", 300), ("301", 300), ("1000000000", 300),
    ("99999999999999999999", 300), ("Wed, 21 Oct 2026 07:28:30 GMT", 30),
    ("Wed, 21 Oct 2026 08:28:00 GMT", 300), ("Wed, 21 Oct 2026 07:27:00 GMT", 0),
  ])
  func secondsAndDatesAreRead(_ value: String, _ expected: Int) {
    let headers: HTTPHeaders = ["Retry-After": value, "Date": "Wed, 21 Oct 2026 07:28:00 GMT"]
    #expect(RetryAfter.seconds(headers) == expected)
  }

  @Test(arguments: [
    "", "-5", "+5", "2.5", "soon", "Wed, ...", "1e9", "Wed, 41 Oct 2026 07:28:00 GMT",
    "Wed, 21 Okt 2026 07:28:00 GMT", "Wed, 21 Oct 2026 07:28:00 CET", "\u{1B}[2J",
  ])
  func invalidValuesAreIgnored(_ value: String) {
    #expect(RetryAfter.seconds(["Retry-After": value]) == nil)
  }

  @Test(arguments: [
    ("Thu, 01 Jan 1970 00:00:00 GMT", 0), ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777),
    ("Thu, 29 Feb 2024 23:59:59 GMT", 1_709_251_199),
    ("Fri, 01 Mar 2024 00:00:00 GMT", 1_709_251_200),
  ])
  func datesAreReadAsUnixTime(_ text: String, _ expected: Int) {
    #expect(RetryAfter.unixTime(text) == expected)
  }
}
