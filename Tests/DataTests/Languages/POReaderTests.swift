import PokedexData
import Testing

/// Reading translation files in gettext's PO format.
@Suite struct POReaderTests {
  private func entries(_ text: String) throws -> [POReader.Entry] {
    try Self.entries(Array(text.utf8))
  }

  private static func entries(_ bytes: [UInt8]) throws -> [POReader.Entry] {
    try bytes.withUnsafeBufferPointer { bytes in
      var reader = POReader(bytes)
      var entries: [POReader.Entry] = []
      while let entry = try reader.next() { entries.append(entry) }
      return entries
    }
  }

  @Test func anEntryHasAContextAPhraseAndATranslation() throws {
    let entries = try entries(
      """
      # A translator's remark.
      #. A hint.
      #, qt-format
      msgctxt "the cursor"
      msgid "move %1"
      msgstr "bewege %1"
      msgid "on"
      msgstr "an"

      #~ msgid "gone"
      #~ msgstr "weg"

      """)
    #expect(entries.map(\.sense) == ["the cursor", nil])
    #expect(entries.map(\.english) == ["move %1", "on"])
    #expect(entries.map(\.translation) == ["bewege %1", "an"])
    #expect(entries.map(\.isFuzzy) == [false, false])
  }

  @Test func aTextMayHaveSeveralLines() throws {
    let entries = try entries("msgid \"\"\n\"one \"\n\"two\"\nmsgstr \"eins \"\n\"zwei\"")
    #expect(entries.map(\.english) == ["one two"])
    #expect(entries.map(\.translation) == ["eins zwei"])
  }

  @Test func escapesAreRead() throws {
    let entries = try entries(#"msgid "a\"b\\c\n\td""# + "\nmsgstr \"ä\"")
    #expect(entries.map(\.english) == ["a\"b\\c\n\td"])
    #expect(entries.map(\.translation) == ["ä"])
  }

  @Test func fuzzyEntriesAreRecognised() throws {
    let entries = try entries(
      "#, qt-format, fuzzy\nmsgid \"a\"\nmsgstr \"b\"\nmsgid \"c\"\nmsgstr \"d\"")
    #expect(entries.map(\.isFuzzy) == [true, false])
  }

  @Test(arguments: [
    ("msgid \"a\"\n", 2), ("\nmsgstr \"a\"", 2), ("msgid a\nmsgstr \"b\"", 1),
    ("msgid \"a\nmsgstr \"b\"", 1), ("msgid \"a\"\n\nmsgstr \"b\"", 2),
    ("msgid \"a\"\nmsgid_plural \"b\"", 2), ("msgid \"a\"\nmsgstr \"b\"\n\"c", 3),
    ("msgid \"a\\q\"\nmsgstr \"\"", 1), ("msgid \"a\"b\"\nmsgstr \"\"", 1), ("word", 1),
    ("msgctxt \"a\"\nmsgctxt \"b\"", 2), ("msgid \"", 1), ("msgid \"\\\"\nmsgstr \"\"", 1),
  ])
  func anErrorHasItsLine(_ text: String, _ line: Int) {
    let fault = #expect(throws: POReader.Fault.self) { try entries(text) }
    #expect(fault?.line == line)
    #expect(fault?.reason.isEmpty == false)
  }

  @Test func invalidUTF8IsAnError() {
    #expect(throws: POReader.Fault.self) {
      try Self.entries(Array("msgid \"".utf8) + [0xff] + Array("\"\nmsgstr \"\"".utf8))
    }
  }
}
