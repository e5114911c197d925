import { encode } from "uqr";
import { expect, test } from "vitest";
import { qrPath } from "~/domain/qr";

/** The dark modules of a path of rectangles. */
function modulesOf(path: string): string[] {
  return Array.from(path.matchAll(/M(\d+) (\d+)h(\d+)v1h-(\d+)z/g)).flatMap(([, x, y, width, back]) => {
    expect(back).toBe(width);
    return Array.from({ length: Number(width) }, (_, index) => `${Number(x) + index},${y}`);
  });
}

test("the path holds every dark module once, and no light one", () => {
  const text = `TBV1.TB123456.ooty.2026-12-12.2.1795240800.${"aB3_-x".repeat(14)}Ag`;
  const { size, path } = qrPath(text);
  const code = encode(text, { border: 2, ecc: "M" });
  expect(size).toBe(code.size);
  expect(path.replaceAll(/M\d+ \d+h\d+v1h-\d+z/g, "")).toBe("");
  const dark = code.data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x},${y}`] : [])));
  expect(modulesOf(path)).toStrictEqual(dark);
});
