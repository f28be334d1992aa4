import PokedexDomain

/// Form IDs as bytes, ascending and delta-encoded.
enum RosterPacking {
  static func pack(_ forms: [ID<Form>]) -> [UInt8] {
    var packed = ByteWriter()
    var previous = 0
    for form in forms.sorted() {
      packed.number(form.rawValue, after: previous)
      previous = form.rawValue
    }
    return packed.bytes
  }

  static func unpack(_ bytes: [UInt8]) throws(ByteReader.Damaged) -> [ID<Form>] {
    var reader = ByteReader(bytes)
    var forms: [ID<Form>] = []
    var form = 0
    while !reader.isAtEnd {
      form = try reader.number(after: form)
      forms.append(ID(form))
    }
    return forms
  }
}
