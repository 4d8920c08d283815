const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, step) => String.fromCodePoint(from + step)).join("");

/** The subsets of the labels' font, and the font files that have them (tools/fonts.ts). */
export const labelLetters = {
  figures: { from: "latin", text: range(0x30, 0x39) + " \u00a0.,-–—'’ʻʼ/()№€&" },
  latin: { from: "latin", text: range(0x41, 0x5a) + range(0x61, 0x7a) },
  western: { from: "latin", text: range(0xc0, 0xff) + "ı" },
  turkish: { from: "latin-ext", text: "ĞğİŞş₽₸₺" },
  cyrillic: { from: "cyrillic", text: range(0x401, 0x40f) + range(0x410, 0x44f) + range(0x451, 0x45f) + "Ґґ" },
  kazakh: { from: "cyrillic-ext", text: "ӘәҒғҚқҢңӨөҮүҺһ₴" },
} as const;
