import fontkit from "@pdf-lib/fontkit";
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { alignGlyphs } from "../../scripts/lib/align-glyphs.mjs";

const folder = "worker/documents/fonts";
const fonts = readdirSync(folder).map((name) => ({ name, bytes: readFileSync(`${folder}/${name}`) }));

/** Where the tables of a font begin, by their names. */
function tablesOf(view: DataView): Record<string, number> {
  const entries = Array.from({ length: view.getUint16(4) }, (_, index) => 12 + index * 16);
  const nameAt = (at: number) =>
    String.fromCharCode(...[0, 1, 2, 3].map((index) => view.getUint8(at + index)));
  return Object.fromEntries(entries.map((at) => [nameAt(at), view.getUint32(at + 8)]));
}

/** Where each glyph begins, counted from the first one. */
function glyphOffsets(bytes: Uint8Array): number[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { maxp = 0, loca = 0, head = 0 } = tablesOf(view);
  const isLong = view.getInt16(head + 50) === 1;
  return Array.from({ length: view.getUint16(maxp + 4) + 1 }, (_, index) =>
    isLong ? view.getUint32(loca + index * 4) : view.getUint16(loca + index * 2) * 2,
  );
}

test.for(fonts)("in $name every glyph begins at an offset that the PDF library can copy", ({ bytes }) => {
  const offsets = glyphOffsets(bytes);
  expect(offsets.length).toBeGreaterThan(100);
  expect(offsets.filter((offset) => offset % 2 !== 0)).toStrictEqual([]);
});

test("aligning a font twice changes nothing", () => {
  for (const { bytes } of fonts) expect(alignGlyphs(bytes).join() === bytes.join()).toBe(true);
});

test("the fonts have the rupee sign and the letters of names in Latin and Devanagari", () => {
  const characters = new Set(fonts.flatMap(({ bytes }) => fontkit.create(bytes).characterSet));
  for (const character of "₹×–’Aézłőšţक्षीँॐ")
    expect(characters, character).toContain(character.codePointAt(0));
});
