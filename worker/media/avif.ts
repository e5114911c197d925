import { ByteReader, PictureError, must, mustHaveSides } from "./byte-reader";

/** Item types that are drawn; others (Exif, XMP) are removed. */
const drawnTypes = new Set(["av01", "grid", "tmap"]);

/** Limits per file. Real pictures have a handful; each extent is looked up and copied, so thousands would take hours. */
const maxCounts = { extents: 256, stores: 16 };

interface Item {
  /** Position of its type in the file. */
  typeAt: number;
  type: string;
}

interface Extent {
  item: number;
  start: number;
  end: number;
}

/**
 * Zeroes every byte of a still AVIF that is not needed to draw it: metadata items, and data that no item refers to. Nothing moves, so that
 * the file's offsets stay valid. Source: ISO/IEC 14496-12 and 23008-12.
 * @throws PictureError unless the file is valid, box by box to its last byte
 */
export function cleanAvif(bytes: Uint8Array, maxSide: number): Uint8Array<ArrayBuffer> {
  const boxes = readBoxes(bytes, 0);
  const [fileType] = boxes;
  must(fileType?.type === "ftyp", "its type comes first");
  checkBrands(fileType);
  const metas = boxes.filter(({ type }) => type === "meta");
  const [meta] = metas;
  must(meta !== undefined && metas.length === 1, "it has one meta box");
  must(
    boxes.every(({ type }, index) => index === 0 || ["meta", "mdat", "free", "skip"].includes(type)),
    "it contains no other kind of box",
  );
  const parts = readBoxes(meta.body.subarray(4), meta.start + 4);
  const part = (type: string) => {
    const found = parts.filter((box) => box.type === type);
    must(found.length <= 1, "no part of the meta box is repeated");
    return found[0];
  };
  const known = ["hdlr", "pitm", "iloc", "iinf", "iprp", "iref", "idat", "dinf", "grpl"];
  must(
    parts.every(({ type }) => known.includes(type)),
    "its meta box has no other part",
  );
  checkSides(part("iprp"), maxSide);
  const items = readItems(part("iinf"));
  const idat = part("idat");
  const stores = [...boxes.filter(({ type }) => type === "mdat"), ...(idat ? [idat] : [])];
  const extents = readExtents(part("iloc"), idat ?? null);
  must(extents.length <= maxCounts.extents && stores.length <= maxCounts.stores, "it has few extents");
  must(
    extents.every(({ start, end }) => stores.some((box) => start >= box.start && end <= endOf(box))),
    "each item lies within the data boxes",
  );

  const clean = new Uint8Array(bytes);
  for (const box of [...stores, ...boxes.filter(({ type }) => type === "free" || type === "skip")])
    clean.fill(0, box.start, endOf(box));
  const isDrawn = (id: number) => drawnTypes.has(items.get(id)?.type ?? "");
  must(isDrawn(primaryItem(part("pitm"))), "its primary item is of a supported type");
  for (const { item, start, end } of extents) if (isDrawn(item)) clean.set(bytes.subarray(start, end), start);
  // Overwrites the type, so that no reader variants for the removed metadata.
  for (const { type, typeAt } of items.values())
    if (!drawnTypes.has(type)) clean.set(new TextEncoder().encode("free"), typeAt);
  return clean;
}

function endOf({ start, body }: Box): number {
  return start + body.byteLength;
}

function checkBrands({ body }: Box): void {
  must(
    body.byteLength >= 8 && body.byteLength % 4 === 0 && body.byteLength <= 128,
    "its brands are four bytes each",
  );
  const reader = new ByteReader(body);
  const brands = Array.from({ length: body.byteLength / 4 }, () => reader.latin1(4));
  if (brands[0] === "avis") throw new PictureError("moving", "it has one frame");
  must(brands.includes("avif"), "it is an AVIF");
}

/** Checks all sizes in the file, of the whole picture and of its tiles. */
function checkSides(properties: Box | undefined, maxSide: number): void {
  must(properties !== undefined, "it has properties");
  const sizes = readBoxes(properties.body, properties.start)
    .filter(({ type }) => type === "ipco")
    .flatMap(({ body, start }) => readBoxes(body, start))
    .filter(({ type }) => type === "ispe");
  must(sizes.length > 0, "it has its dimensions");
  for (const size of sizes) {
    const { reader } = openFullBox(size);
    mustHaveSides(reader.uint32(), reader.uint32(), maxSide);
  }
}

function primaryItem(box: Box | undefined): number {
  must(box !== undefined, "it has a primary item");
  const { version, reader } = openFullBox(box);
  return version === 0 ? reader.uint16() : reader.uint32();
}

function readItems(box: Box | undefined): Map<number, Item> {
  must(box !== undefined, "it lists its items");
  const { version, reader } = openFullBox(box);
  const counted = version === 0 ? reader.uint16() : reader.uint32();
  const entries = readBoxes(reader.take(reader.left), box.start + (version === 0 ? 6 : 8));
  must(entries.length === counted, "the item count is correct");
  return new Map(entries.map((entry) => readItem(entry)));
}

function readItem(entry: Box): [number, Item] {
  const { version, reader } = openFullBox(entry);
  must(entry.type === "infe" && (version === 2 || version === 3), "an item entry is a supported infe box");
  const id = version === 2 ? reader.uint16() : reader.uint32();
  must(reader.uint16() === 0, "no item is protected");
  const typeAt = entry.start + entry.body.byteLength - reader.left;
  return [id, { typeAt, type: reader.latin1(4) }];
}

/** Reads the extents of each item's data in the file. */
function readExtents(box: Box | undefined, idat: Box | null): Extent[] {
  must(box !== undefined, "it has item locations");
  const { version, reader } = openFullBox(box);
  must(version <= 2, "the item location version is supported");
  const sizes = reader.uint16();
  const [offsetSize = 0, lengthSize = 0, baseSize = 0, indexSize = 0] = [12, 8, 4, 0].map(
    (shift) => (sizes >> shift) & 15,
  );
  const idSize = version === 2 ? 4 : 2;
  const extents: Extent[] = [];
  for (let items = reader.uint(idSize); items > 0; items -= 1) {
    const item = reader.uint(idSize);
    const method = version === 0 ? 0 : reader.uint16() & 15;
    must(method === 0 || (method === 1 && idat !== null), "the data is in this file");
    must(reader.uint16() === 0, "no data is in another file");
    const base = reader.uint(baseSize) + (method === 1 && idat ? idat.start : 0);
    for (let left = reader.uint16(); left > 0; left -= 1) {
      if (version > 0) reader.uint(indexSize);
      extents.push(readExtent(reader, { item, base, offsetSize, lengthSize }));
    }
  }
  must(reader.left === 0, "nothing follows the last item");
  return extents;
}

function readExtent(
  reader: ByteReader,
  {
    item,
    base,
    offsetSize,
    lengthSize,
  }: { item: number; base: number; offsetSize: number; lengthSize: number },
): Extent {
  const start = base + reader.uint(offsetSize);
  const length = reader.uint(lengthSize);
  must(length > 0, "an item's data is not empty");
  return { item, start, end: start + length };
}

/** Box of the ISO base media file format (ISO/IEC 14496-12, 4.2). */
interface Box {
  type: string;
  /** Offset of its content in the file. */
  start: number;
  body: Uint8Array;
}

/**
 * Reads the boxes that fill these bytes exactly.
 * @param start offset of the bytes in the file
 */
function readBoxes(bytes: Uint8Array, start: number): Box[] {
  const reader = new ByteReader(bytes);
  const boxes: Box[] = [];
  while (reader.left > 0) {
    const at = bytes.byteLength - reader.left;
    const size = reader.uint32();
    const type = reader.latin1(4);
    const wide = size === 1;
    const length = (wide ? reader.uint(8) : size) - (wide ? 16 : 8);
    must(length >= 0, "a box's size includes its header");
    boxes.push({ type, start: start + at + (wide ? 16 : 8), body: reader.take(length) });
  }
  return boxes;
}

/** Returns a box's version and a reader of the rest. */
function openFullBox({ body }: Box) {
  const reader = new ByteReader(body);
  const version = reader.uint8();
  reader.take(3);
  return { version, reader };
}
