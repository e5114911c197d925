import { encodeQR } from "qr";
import { decodeQR } from "qr/decode.js";
import { expect, test } from "vitest";
import { qrPath } from "~/domain/documents/qr";

/** Returns the dark modules of a path of rectangles. */
function modulesOf(path: string): string[] {
  return Array.from(path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)).flatMap(([, x, y, width, back]) => {
    expect(back).toBe(width);
    return Array.from({ length: Number(width) }, (_, index) => `${Number(x) + index},${y}`);
  });
}

const text = `TBV1.TB123456.ooty.2026-12-12.2.1795240800.${"aB3_-x".repeat(14)}Ag`;

test("the path contains every dark module once, and no light one", () => {
  const { size, path } = qrPath(text);
  const rows = encodeQR(text, "raw", { border: 2, ecc: "medium" });
  expect(size).toBe(rows.length);
  expect(path.replaceAll(/M\d+ \d+h\d+v1h-\d+z/g, "")).toBe("");
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x},${y}`] : [])));
  expect(modulesOf(path)).toStrictEqual(dark);
});

test("a scanner reads the text back from the path", () => {
  const { size, path } = qrPath(text, { border: 4 });
  const scale = 4;
  const width = size * scale;
  const data = new Uint8ClampedArray(width * width * 4).fill(255);
  for (const module of modulesOf(path)) {
    const [x = 0, y = 0] = module.split(",").map(Number);
    for (let row = 0; row < scale; row += 1) {
      const start = ((y * scale + row) * width + x * scale) * 4;
      for (let column = 0; column < scale; column += 1)
        data.fill(0, start + column * 4, start + column * 4 + 3);
    }
  }
  expect(decodeQR({ width, height: width, data })).toBe(text);
});
