import PokedexDomain
import Testing

struct ListColumnTests {
  @Test(arguments: [-1, 2, .max, .min] as [Int]) func anInvalidRowHasNoList(_ row: Int) {
    #expect(ListColumn([[1], [2]])[row].isEmpty)
  }
}
