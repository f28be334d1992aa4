import PokedexTerminalUI
import Testing

struct ColorTests {
  @Test func `contrast is computed as by WCAG`() {
    #expect(abs(RGB.black.contrast(with: .white) - 21) < 0.01)
    #expect(RGB(0x77_7777).contrast(with: .white) > 4.47)
    #expect(RGB(0x77_7777).contrast(with: .white) < 4.49)
    #expect(RGB(0xEE_8130).contrast(with: RGB(0xEE_8130)) == 1)
  }

  @Test func `text on any colour is legible`() {
    for red in stride(from: UInt8(0), through: 255, by: 15) {
      for green in stride(from: UInt8(0), through: 255, by: 15) {
        for blue in stride(from: UInt8(0), through: 255, by: 15) {
          let color = RGB(red, green, blue)
          #expect(color.contrast(with: color.textColor) >= 4.5)
        }
      }
    }
  }

  @Test func `a colour of the palette is its own nearest`() {
    for index in 16...255 {
      let nearest = Palette.nearest256(Palette.xterm(index))
      // Some greys are both in the cube and in the ramp.
      #expect(Palette.xterm(nearest) == Palette.xterm(index))
    }
  }

  @Test(arguments: [
    (RGB(0xFF0000), 9, 1), (RGB(0x000000), 0, 0), (RGB(0xFFFFFF), 15, 7),
    (RGB(0x0000AA), 4, 4), (RGB(0x00AA00), 2, 2), (RGB(0xFFFF55), 11, 3),
  ])
  func `few colours are chosen by perceived difference`(color: RGB, sixteen: Int, eight: Int) {
    #expect(Palette.nearest16(color) == sixteen)
    #expect(Palette.nearest8(color) == eight)
  }

  @Test(arguments: [0x58_5858, 0x6C_6C6C, 0x9E_9E9E, 0xD7_D7FF] as [UInt32])
  func `among few colours a grey stays a grey`(hex: UInt32) {
    #expect([0, 7].contains(Palette.nearest8(RGB(hex))))
    #expect([0, 7, 8, 15].contains(Palette.nearest16(RGB(hex))))
  }

  @Test func `a terminal without colours gets none`() {
    #expect(Palette.nearest(.white, depth: .mono) == nil)
    #expect(Palette.nearest(.white, depth: .twoFiftySix) == 231)
  }

  @Test func `each role has its own letter`() {
    #expect(Set(Role.letters.values).count == Role.letters.count)
  }
}
