/// `5` or `5–50`.
package func rangeText(_ low: Int, _ high: Int) -> String {
  low == high ? "\(low)" : "\(low)–\(high)"
}
