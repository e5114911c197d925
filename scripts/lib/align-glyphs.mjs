/**
 * Aligns every glyph of a TrueType font to an even offset. Large fonts do not need this, but @pdf-lib/fontkit copies glyphs
 * unchanged into the small subset fonts of a PDF, which do. Checksums are not updated: nothing reads them.
 */
export function alignGlyphs(bytes) {
  const font = Buffer.from(bytes);
  const tables = tablesOf(font);
  const { glyf, loca, head } = tables;
  const isLong = head.readInt16BE(50) === 1;
  // A font with short offsets is already aligned.
  if (!isLong) return font;
  const offsets = Array.from({ length: loca.length / 4 }, (_, index) => loca.readUInt32BE(index * 4));
  const glyphs = offsets.slice(1).map((end, index) => padded(glyf.subarray(offsets[index], end), 2));
  const newLoca = Buffer.alloc(loca.length);
  let end = 0;
  for (const [index, glyph] of glyphs.entries()) {
    end += glyph.length;
    newLoca.writeUInt32BE(end, (index + 1) * 4);
  }
  return assemble(font, { ...tables, glyf: Buffer.concat(glyphs), loca: newLoca });
}

const entriesAt = 12;
const entrySize = 16;

function tablesOf(font) {
  const count = font.readUInt16BE(4);
  const entries = Array.from({ length: count }, (_, index) => entriesAt + index * entrySize);
  return Object.fromEntries(
    entries.map((at) => {
      const offset = font.readUInt32BE(at + 8);
      return [
        font.toString("latin1", at, at + 4),
        font.subarray(offset, offset + font.readUInt32BE(at + 12)),
      ];
    }),
  );
}

/** Returns the font with its tables replaced, in the same order. */
function assemble(font, tables) {
  const count = font.readUInt16BE(4);
  const directory = Buffer.from(font.subarray(0, entriesAt + count * entrySize));
  const parts = [directory];
  let end = directory.length;
  for (const [index, table] of Object.values(tables).entries()) {
    const at = entriesAt + index * entrySize;
    directory.writeUInt32BE(end, at + 8);
    directory.writeUInt32BE(table.length, at + 12);
    const part = padded(table, 4);
    parts.push(part);
    end += part.length;
  }
  return Buffer.concat(parts);
}

function padded(bytes, to) {
  return Buffer.concat([bytes, Buffer.alloc((to - (bytes.length % to)) % to)]);
}
