/// The colours of all themes. Text has a contrast of at least 4.5 on common terminal backgrounds;
/// the tests check this.
extension Swatches {
  /// For a dark background, which most terminals have.
  package static let dark = Swatches(
    background: .dark, title: RGB(0xFF_FF_FF), heading: RGB(0x87_D7_FF), accent: RGB(0xFF_D7_5F),
    error: RGB(0xFF_87_87), warning: RGB(0xFF_AF_5F), good: RGB(0x87_D7_87),
    number: RGB(0xD7_D7_FF), link: RGB(0x87_AF_FF), soft: RGB(0xA8_A8_A8), faint: RGB(0x94_94_94),
    frame: RGB(0x6C_6C_6C), bar: RGB(0x87_D7_FF), barEmpty: RGB(0x58_58_58),
    selection: RGB(0x30_4A_6D), selectionUnfocused: RGB(0x3A_3A_3A),
    levels: levels(
      0xF3_44_44, 0xFF_7F_0F, 0xFF_AF_2F, 0xFF_DD_57, 0xD7_E8_4F, 0xA0_E5_15, 0x5F_D7_5F,
      0x23_CD_5E))

  package static let light = Swatches(
    background: .light, title: RGB(0), heading: RGB(0x00_5F_87), accent: RGB(0x87_00_87),
    error: RGB(0xAF_00_00), warning: RGB(0x87_5F_00), good: RGB(0x00_5F_00),
    number: RGB(0x00_00_5F), link: RGB(0x00_00_D7), soft: RGB(0x4E_4E_4E), faint: RGB(0x5F_5F_5F),
    frame: RGB(0x9E_9E_9E), bar: RGB(0x00_87_AF), barEmpty: RGB(0xC6_C6_C6),
    selection: RGB(0xAF_D7_FF), selectionUnfocused: RGB(0xDA_DA_DA),
    levels: levels(
      0xD7_00_00, 0xD7_5F_00, 0xAF_5F_00, 0xAF_87_00, 0x87_87_00, 0x5F_87_00, 0x00_87_00,
      0x00_5F_00))

  /// For printed text on an unknown background: every colour has a contrast of at least 3.9 with both
  /// black and white.
  package static let anyGround = Swatches(
    background: .dark, title: RGB(0x76_76_76), heading: RGB(0x00_87_AF), accent: RGB(0xAF_5F_AF),
    error: RGB(0xFF_00_00), warning: RGB(0xAF_5F_00), good: RGB(0x00_87_00),
    number: RGB(0x5F_5F_D7), link: RGB(0x5F_5F_D7), soft: RGB(0x76_76_76), faint: RGB(0x76_76_76),
    frame: RGB(0x76_76_76), bar: RGB(0x00_87_AF), barEmpty: RGB(0x76_76_76),
    selection: RGB(0x76_76_76), selectionUnfocused: RGB(0x76_76_76),
    levels: levels(
      0xFF_00_00, 0xD7_5F_00, 0xAF_5F_00, 0x87_87_00, 0x5F_87_00, 0x00_87_00, 0x00_87_5F,
      0x00_87_87))

  /// A contrast of 7 with the background, which WCAG requires at its highest level.
  package static let contrastOnDark = Swatches(
    background: .dark, title: RGB(0xFF_FF_FF), heading: RGB(0x5F_FF_FF), accent: RGB(0xFF_FF_00),
    error: RGB(0xFF_AF_AF), warning: RGB(0xFF_D7_5F), good: RGB(0xAF_FF_AF),
    number: RGB(0xFF_FF_FF), link: RGB(0xAF_D7_FF), soft: RGB(0xE4_E4_E4), faint: RGB(0xD0_D0_D0),
    frame: RGB(0xFF_FF_FF), bar: RGB(0xFF_FF_FF), barEmpty: RGB(0x76_76_76),
    selection: RGB(0xFF_FF_00), selectionUnfocused: RGB(0x44_44_44),
    levels: Array(repeating: RGB(0xFF_FF_FF), count: 8))

  package static let contrastOnLight = Swatches(
    background: .light, title: RGB(0), heading: RGB(0x00_00_5F), accent: RGB(0x5F_00_5F),
    error: RGB(0x87_00_00), warning: RGB(0x5F_00_87), good: RGB(0x00_00_87),
    number: RGB(0), link: RGB(0x00_00_AF), soft: RGB(0x1C_1C_1C), faint: RGB(0x30_30_30),
    frame: RGB(0), bar: RGB(0), barEmpty: RGB(0x9E_9E_9E),
    selection: RGB(0), selectionUnfocused: RGB(0xC6_C6_C6),
    levels: Array(repeating: RGB(0), count: 8))

  /// Good is blue and bad is orange, which differ for users who do not see red or green.
  package static let blueAndOrangeOnDark = dark.changed { swatches in
    swatches.error = RGB(0xFF_87_5F)
    swatches.warning = RGB(0xFF_FF_87)
    swatches.good = RGB(0x5F_AF_FF)
    swatches.levels = levels(
      0xFF_87_00, 0xFF_AF_00, 0xFF_D7_5F, 0xFF_FF_AF, 0xD7_FF_FF, 0xAF_D7_FF, 0x87_AF_FF,
      0x5F_87_FF)
  }

  package static let blueAndOrangeOnLight = light.changed { swatches in
    swatches.error = RGB(0x5F_00_00)
    swatches.warning = RGB(0x87_5F_00)
    swatches.good = RGB(0x00_5F_D7)
    swatches.levels = levels(
      0x87_5F_00, 0xAF_5F_00, 0xD7_87_00, 0xAF_87_5F, 0x5F_87_AF, 0x00_87_D7, 0x00_5F_D7,
      0x00_00_AF)
  }

  /// Good is cyan and bad is red, which differ for users who do not see blue.
  package static let cyanAndRedOnDark = dark.changed { swatches in
    swatches.accent = RGB(0xFF_D7_D7)
    swatches.warning = RGB(0xFF_AF_D7)
    swatches.good = RGB(0x5F_D7_D7)
    swatches.levels = levels(
      0xFF_5F_5F, 0xFF_87_87, 0xFF_AF_AF, 0xFF_D7_D7, 0xD7_FF_FF, 0xAF_FF_FF, 0x5F_FF_FF,
      0x00_D7_D7)
  }

  package static let cyanAndRedOnLight = light.changed { swatches in
    swatches.error = RGB(0xD7_00_00)
    swatches.warning = RGB(0x87_00_87)
    swatches.good = RGB(0x00_5F_5F)
    swatches.accent = RGB(0x00_00_87)
    swatches.levels = levels(
      0x87_00_00, 0xAF_00_00, 0xD7_00_00, 0xD7_5F_5F, 0x5F_87_87, 0x00_87_87, 0x00_5F_5F,
      0x00_37_37)
  }

  private static func levels(_ colors: UInt32...) -> [RGB] { colors.map { RGB($0) } }

  private func changed(_ change: (inout Swatches) -> Void) -> Swatches {
    var copy = self
    change(&copy)
    return copy
  }
}
