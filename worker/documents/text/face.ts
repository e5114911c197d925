import { openFont, type OpenFont, type ShapedCluster } from "./harfbuzz";
import { joinTables, tableOf, unpackWoff, viewOf, type FontTables } from "./woff";

/** A cluster of a face. */
export interface Cluster extends ShapedCluster {
  face: Face;
  direction: "ltr" | "rtl";
  /** Names its drawing and its text: equal clusters have equal keys. */
  key: string;
}

/** A font in one weight, with the part of the characters that its file has. */
export interface Face {
  name: string;
  characters: ReadonlySet<number>;
  tables: FontTables;
  /** Returns the clusters of a text of one script and direction, from left to right. */
  shape(text: string, direction: "ltr" | "rtl"): readonly Cluster[];
  /** Returns the outline of a glyph as its file has it; empty for a space. */
  outlineOf(glyph: number): Uint8Array;
}

/** Words of a face that stay shaped: those of the forms return in every document. */
const maxWords = 2000;

/** @param woff file of the font, in WOFF 1.0 */
export function createFace(name: string, woff: ArrayBuffer): Face {
  const tables = unpackWoff(woff);
  const words = new Map<string, readonly Cluster[]>();
  const outlines = tableOf(tables, "glyf");
  const offsets = viewOf(tableOf(tables, "loca"));
  const hasLongOffsets = viewOf(tableOf(tables, "head")).getInt16(50) === 1;
  const startOf = (glyph: number) =>
    hasLongOffsets ? offsets.getUint32(glyph * 4) : offsets.getUint16(glyph * 2) * 2;
  const face: Face = {
    name,
    tables,
    characters: new Set(opened(tables).characters()),
    shape(text, direction) {
      const word = `${direction} ${text}`;
      const known = words.get(word);
      if (known) return known;
      const clusters = opened(tables)
        .shape(text, direction)
        .map((cluster) => ({ ...cluster, face, direction, key: `${direction} ${keyOf(name, cluster)}` }));
      if (words.size >= maxWords) words.clear();
      words.set(word, clusters);
      return clusters;
    },
    outlineOf: (glyph) => outlines.subarray(startOf(glyph), startOf(glyph + 1)),
  };
  return face;
}

/** Fonts that HarfBuzz holds, the one used last at the end. */
const openFonts = new Map<FontTables, OpenFont>();
/** A long text in Chinese needs about thirty. */
const maxOpenFonts = 40;

/** Returns the font of tables in HarfBuzz, opened again if it was closed to make room. */
function opened(tables: FontTables): OpenFont {
  const font = openFonts.get(tables) ?? openFont(joinTables(tables));
  openFonts.delete(tables);
  openFonts.set(tables, font);
  const [oldest] = openFonts;
  if (oldest && openFonts.size > maxOpenFonts) {
    openFonts.delete(oldest[0]);
    oldest[1].close();
  }
  return font;
}

function keyOf(face: string, { text, glyphs, advance }: ShapedCluster): string {
  const places = glyphs.map(({ id, x, y }) => `${id},${x},${y}`);
  return [face, text, advance, ...places].join(" ");
}
