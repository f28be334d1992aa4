import PokedexDomain
import PokedexTesting
import Testing

@Suite struct RowSetTests {
  @Test(arguments: [0, 1, 63, 64, 65, 128, 200])
  func itBehavesLikeASetOfIntegers(_ count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    let left = Set((0..<count).filter { _ in Bool.random(using: &random) })
    let right = Set((0..<count).filter { _ in Bool.random(using: &random) })
    let leftRows = RowSet(count: count, where: left.contains)
    let rightRows = RowSet(count: count, where: right.contains)
    var union = leftRows
    union.formUnion(rightRows)
    #expect(leftRows.rows == left.sorted())
    #expect(leftRows.size == left.count)
    #expect((0..<count).allSatisfy { leftRows.contains($0) == left.contains($0) })
    #expect(union.rows == left.union(right).sorted())
    #expect(leftRows.intersection(rightRows).rows == left.intersection(right).sorted())
    #expect(leftRows.complement.rows == Set(0..<count).subtracting(left).sorted())
    #expect(leftRows.complement.complement == leftRows)
  }

  @Test(arguments: [0, 1, 64, 65])
  func allRowsAreTheComplementOfNone(_ count: Int) {
    #expect(RowSet(all: count).size == count)
    #expect(RowSet(all: count).complement == RowSet(count: count))
  }
}
