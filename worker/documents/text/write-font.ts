import type { Cluster, Face } from "./face";
import { joinTables, tableOf, viewOf } from "./woff";

/** Units of an em, in every face (scripts/document-fonts.ts) and in a PDF's widths. */
export const unitsPerEm = 1000;

interface Glyph {
  outline: Uint8Array;
  advance: number;
}

/** Writes a TrueType file whose glyph 1 is the first cluster. */
export function writeFont(clusters: readonly Cluster[]): Uint8Array {
  const empty: Glyph = { outline: new Uint8Array(), advance: unitsPerEm / 2 };
  const glyphs: Glyph[] = [empty];
  // The clusters' codes come first, then the glyphs that they are made of.
  for (const { advance } of clusters) glyphs.push({ ...empty, advance });
  const parts = new Map<string, number>();

  function partOf(face: Face, id: number): number {
    const key = `${face.name} ${id}`;
    const known = parts.get(key);
    if (known !== undefined) return known;
    const part: Glyph = { ...empty, advance: 0 };
    const index = glyphs.push(part) - 1;
    parts.set(key, index);
    part.outline = copyOutline(face, id);
    return index;
  }

  /** Copies a glyph of a face. If it is made of others, they are copied as well. */
  function copyOutline(face: Face, id: number): Uint8Array {
    const outline = face.outlineOf(id).slice();
    if (!isComposite(outline)) return outline;
    const view = viewOf(outline);
    for (const at of componentsOf(view)) view.setUint16(at + 2, partOf(face, view.getUint16(at + 2)));
    return outline;
  }

  for (const [index, { face, glyphs: placed }] of clusters.entries()) {
    const glyph = glyphs[index + 1];
    const drawn = placed.filter(({ id }) => face.outlineOf(id).length > 0);
    const [only] = drawn;
    if (!glyph || !only) continue;
    glyph.outline =
      drawn.length === 1 && only.x === 0 && only.y === 0
        ? copyOutline(face, only.id)
        : compose(
            drawn.map(({ id, x, y }) => ({ part: partOf(face, id), x, y, box: boxOf(face.outlineOf(id)) })),
          );
  }
  return joinGlyphs(glyphs, clusters);
}

const hasWords = 0x0001;
const hasOffsets = 0x0002;
const hasScale = 0x0008;
const hasMore = 0x0020;
const hasTwoScales = 0x0040;
const hasMatrix = 0x0080;
/** Size of the header of a glyph: the number of its outlines, -1 if it is made of others, and its box. */
const headerSize = 10;

function isComposite(outline: Uint8Array): boolean {
  return outline.length > 0 && viewOf(outline).getInt16(0) < 0;
}

/** Returns where the components of a composite glyph begin. Source: OpenType, "glyf" */
function componentsOf(view: DataView): number[] {
  const found: number[] = [];
  let at = headerSize;
  for (;;) {
    found.push(at);
    const flags = view.getUint16(at);
    if (!(flags & hasMore)) return found;
    at += 4 + (flags & hasWords ? 4 : 2);
    at += flags & hasScale ? 2 : flags & hasTwoScales ? 4 : flags & hasMatrix ? 8 : 0;
  }
}

interface Box {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

function boxOf(outline: Uint8Array): Box {
  const view = viewOf(outline);
  const [left, bottom, right, top] = [2, 4, 6, 8].map((at) => view.getInt16(at));
  return { left: left ?? 0, bottom: bottom ?? 0, right: right ?? 0, top: top ?? 0 };
}

/** Writes a glyph that is made of others at their offsets. */
function compose(components: readonly { part: number; x: number; y: number; box: Box }[]): Uint8Array {
  const componentSize = 8;
  const view = new DataView(new ArrayBuffer(headerSize + components.length * componentSize));
  view.setInt16(0, -1);
  view.setInt16(2, Math.min(...components.map(({ x, box }) => x + box.left)));
  view.setInt16(4, Math.min(...components.map(({ y, box }) => y + box.bottom)));
  view.setInt16(6, Math.max(...components.map(({ x, box }) => x + box.right)));
  view.setInt16(8, Math.max(...components.map(({ y, box }) => y + box.top)));
  for (const [index, { part, x, y }] of components.entries()) {
    const at = headerSize + index * componentSize;
    view.setUint16(at, hasWords | hasOffsets | (index < components.length - 1 ? hasMore : 0));
    view.setUint16(at + 2, part);
    view.setInt16(at + 4, x);
    view.setInt16(at + 6, y);
  }
  return new Uint8Array(view.buffer);
}

function joinGlyphs(glyphs: readonly Glyph[], [first]: readonly Cluster[]): Uint8Array {
  const size = glyphs.reduce((sum, { outline }) => sum + even(outline.length), 0);
  const glyf = new Uint8Array(size);
  const loca = new Uint8Array((glyphs.length + 1) * 4);
  const hmtx = new Uint8Array(glyphs.length * 4);
  let end = 0;
  for (const [index, { outline, advance }] of glyphs.entries()) {
    glyf.set(outline, end);
    end += even(outline.length);
    viewOf(loca).setUint32((index + 1) * 4, end);
    viewOf(hmtx).setUint16(index * 4, Math.max(0, advance));
    // A glyph is drawn where its box begins.
    viewOf(hmtx).setInt16(index * 4 + 2, outline.length > 0 ? boxOf(outline).left : 0);
  }
  if (!first) throw new Error("a font needs clusters");
  const { tables } = first.face;
  const head = tableOf(tables, "head").slice();
  const longOffsets = 1;
  viewOf(head).setInt16(50, longOffsets);
  const hhea = tableOf(tables, "hhea").slice();
  viewOf(hhea).setUint16(34, glyphs.length);
  return joinTables(
    new Map([
      ["glyf", glyf],
      ["head", head],
      ["hhea", hhea],
      ["hmtx", hmtx],
      ["loca", loca],
      ["maxp", maxima(glyphs)],
    ]),
  );
}

/** Writes the table that says how large glyphs may be. Source: OpenType, "maxp" */
function maxima(glyphs: readonly Glyph[]): Uint8Array {
  const table = new Uint8Array(32);
  const view = viewOf(table);
  view.setUint32(0, 0x00010000);
  view.setUint16(4, glyphs.length);
  const unlimited = 0x7fff;
  // Points and outlines of a glyph, alone and composed.
  for (const at of [6, 8, 10, 12]) view.setUint16(at, unlimited);
  const components = glyphs.map(({ outline }) =>
    isComposite(outline) ? componentsOf(viewOf(outline)).length : 0,
  );
  view.setUint16(28, Math.max(...components));
  const depth = 4;
  view.setUint16(30, depth);
  return table;
}

function even(length: number): number {
  return length + (length % 2);
}
