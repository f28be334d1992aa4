/// The effect of a stat's stage since generation III: a stage up adds half of the stat, a stage down
/// takes it away in the same proportion.
///
/// Source: Bulbapedia, "Stat modifier".
enum StatStage {
  /// - Parameter stage: -6 to 6.
  static func changed(_ value: Int, by stage: Int) -> Int {
    stage < 0 ? value * 2 / (2 - stage) : value * (2 + stage) / 2
  }
}
