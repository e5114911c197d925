import { inflateSync } from "node:zlib";

/** Tables that shaping and drawing read. Hinting, names and vertical metrics are left out. */
const neededTables = new Set([
  "GDEF",
  "GPOS",
  "GSUB",
  "cmap",
  "glyf",
  "head",
  "hhea",
  "hmtx",
  "loca",
  "maxp",
]);

/** The tables of a TrueType font, by their four-letter names. */
export type FontTables = ReadonlyMap<string, Uint8Array>;

/** Unpacks the tables of a WOFF file, version 1.0. Source: https://www.w3.org/TR/WOFF/ */
export function unpackWoff(file: ArrayBuffer): FontTables {
  const view = new DataView(file);
  const tables = new Map<string, Uint8Array>();
  for (let index = 0; index < view.getUint16(12); index += 1) {
    const entry = 44 + index * 20;
    const name = String.fromCharCode(...new Uint8Array(file, entry, 4));
    if (!neededTables.has(name)) continue;
    const packed = new Uint8Array(file, view.getUint32(entry + 4), view.getUint32(entry + 8));
    const isPacked = packed.length < view.getUint32(entry + 12);
    tables.set(name, isPacked ? new Uint8Array(inflateSync(packed)) : packed);
  }
  return tables;
}

/** Returns a table of a font. @throws if the font lacks it */
export function tableOf(tables: FontTables, name: string): Uint8Array {
  const table = tables.get(name);
  if (!table) throw new Error(`the font has no table ${name}`);
  return table;
}

/** Returns a view of bytes, to read and write their numbers. */
export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}

/** Joins tables into a TrueType file. Checksums stay 0: nothing reads them. */
export function joinTables(tables: FontTables): Uint8Array {
  const names = [...tables.keys()].toSorted();
  const headerSize = 12 + names.length * 16;
  const size = names.reduce((sum, name) => sum + aligned(tableOf(tables, name).length), headerSize);
  const file = new Uint8Array(size);
  const view = viewOf(file);
  view.setUint32(0, 0x00010000);
  view.setUint16(4, names.length);
  let end = headerSize;
  for (const [index, name] of names.entries()) {
    const table = tableOf(tables, name);
    const entry = 12 + index * 16;
    for (let letter = 0; letter < 4; letter += 1) file[entry + letter] = name.charCodeAt(letter);
    view.setUint32(entry + 8, end);
    view.setUint32(entry + 12, table.length);
    file.set(table, end);
    end += aligned(table.length);
  }
  return file;
}

function aligned(length: number): number {
  return (length + 3) & ~3;
}
