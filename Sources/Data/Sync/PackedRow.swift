import PokedexDomain

/// A row as the work file keeps it, with which pictures there are of it.
struct PackedRow<Row: Tabular> {
  let row: Row
  let views: SpriteViews

  init(_ row: Row, _ views: SpriteViews) {
    (self.row, self.views) = (row, views)
  }

  var bytes: [UInt8] { [views.rawValue] + RowPacking.pack(row) }

  init(_ id: Int, from reader: inout ByteReader) throws(ByteReader.Damaged) {
    views = SpriteViews(rawValue: try reader.byte())
    row = try RowPacking.unpack(Row.self, id, from: &reader)
  }
}

/// A form as the work file keeps it, with its moves and with which pictures there are of it.
struct PackedForm {
  let form: Form
  let learnset: Learnset
  let views: SpriteViews

  init(_ form: Form, _ learnset: Learnset, _ views: SpriteViews) {
    (self.form, self.learnset, self.views) = (form, learnset, views)
  }

  var bytes: [UInt8] {
    var packed = ByteWriter()
    packed.byte(views.rawValue)
    packed.bytes(RowPacking.pack(form))
    packed.append(LearnsetPacking.pack(learnset))
    return packed.bytes
  }

  init(_ id: Int, from reader: inout ByteReader) throws(ByteReader.Damaged) {
    views = SpriteViews(rawValue: try reader.byte())
    var row = ByteReader(Array(try reader.sized()))
    form = try RowPacking.unpack(Form.self, id, from: &row)
    learnset = try LearnsetPacking.unpack(Array(try reader.rest()))
  }

  /// The pictures alone.
  static func views(from reader: inout ByteReader) throws(ByteReader.Damaged) -> SpriteViews {
    let views = SpriteViews(rawValue: try reader.byte())
    _ = try reader.rest()
    return views
  }
}
