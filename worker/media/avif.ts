import { ByteReader, PictureError, must, mustHaveSides } from "./byte-reader";
import { openFullBox, readBoxes } from "./iso-boxes";
import type { Box } from "./iso-boxes";

/** What an item can be that is drawn; anything else (Exif, XMP) is left out. */
const drawnTypes = new Set(["av01", "grid", "tmap"]);

/** Real pictures have a handful; each is looked up and copied, so that thousands of them would be hours of work. */
const most = { extents: 256, stores: 16 };

interface Item {
  /** Where its type stands in the file. */
  typeAt: number;
  type: string;
}

interface Extent {
  item: number;
  start: number;
  end: number;
}

/**
 * A still AVIF in which every byte that is not needed to draw it is zero: the items of metadata, and whatever no item
 * points to. Nothing moves, so that the places the file names stay true. Source: ISO/IEC 14496-12 and 23008-12.
 * @throws PictureError when it is not exactly that, box by box to its last byte
 */
export function cleanAvif(bytes: Uint8Array, longest: number): Uint8Array<ArrayBuffer> {
  const boxes = readBoxes(bytes, 0);
  const [fileType] = boxes;
  must(fileType?.type === "ftyp", "its type comes first");
  checkBrands(fileType);
  const metas = boxes.filter(({ type }) => type === "meta");
  const [meta] = metas;
  must(meta !== undefined && metas.length === 1, "it has one description");
  must(
    boxes.every(({ type }, index) => index === 0 || ["meta", "mdat", "free", "skip"].includes(type)),
    "it holds no other kind of box",
  );
  const parts = readBoxes(meta.body.subarray(4), meta.start + 4);
  const part = (type: string) => {
    const found = parts.filter((box) => box.type === type);
    must(found.length <= 1, "no part of the description comes twice");
    return found[0];
  };
  const known = ["hdlr", "pitm", "iloc", "iinf", "iprp", "iref", "idat", "dinf", "grpl"];
  must(
    parts.every(({ type }) => known.includes(type)),
    "its description has no other part",
  );
  checkSides(part("iprp"), longest);
  const items = readItems(part("iinf"));
  const idat = part("idat");
  const stores = [...boxes.filter(({ type }) => type === "mdat"), ...(idat ? [idat] : [])];
  const extents = readExtents(part("iloc"), idat ?? null);
  must(extents.length <= most.extents && stores.length <= most.stores, "its data are in few pieces");
  must(
    extents.every(({ start, end }) => stores.some((box) => start >= box.start && end <= endOf(box))),
    "each item lies where its data are",
  );

  const clean = new Uint8Array(bytes);
  for (const box of [...stores, ...boxes.filter(({ type }) => type === "free" || type === "skip")])
    clean.fill(0, box.start, endOf(box));
  const isDrawn = (id: number) => drawnTypes.has(items.get(id)?.type ?? "");
  must(isDrawn(primaryItem(part("pitm"))), "its first picture is of a known kind");
  for (const { item, start, end } of extents) if (isDrawn(item)) clean.set(bytes.subarray(start, end), start);
  // Under a type that nobody knows nobody looks for the metadata that were there.
  for (const { type, typeAt } of items.values())
    if (!drawnTypes.has(type)) clean.set(new TextEncoder().encode("free"), typeAt);
  return clean;
}

function endOf({ start, body }: Box): number {
  return start + body.byteLength;
}

function checkBrands({ body }: Box): void {
  must(body.byteLength >= 8 && body.byteLength % 4 === 0 && body.byteLength <= 128, "its brands are words");
  const reader = new ByteReader(body);
  const brands = Array.from({ length: body.byteLength / 4 }, () => reader.latin1(4));
  if (brands[0] === "avis") throw new PictureError("moving", "it has one frame");
  must(brands.includes("avif"), "it is an AVIF");
}

/** Every size the file names, of the whole and of its tiles. */
function checkSides(properties: Box | undefined, longest: number): void {
  must(properties !== undefined, "it has properties");
  const sizes = readBoxes(properties.body, properties.start)
    .filter(({ type }) => type === "ipco")
    .flatMap(({ body, start }) => readBoxes(body, start))
    .filter(({ type }) => type === "ispe");
  must(sizes.length > 0, "it names its sides");
  for (const size of sizes) {
    const { reader } = openFullBox(size);
    mustHaveSides(reader.uint32(), reader.uint32(), longest);
  }
}

function primaryItem(box: Box | undefined): number {
  must(box !== undefined, "it names its first picture");
  const { version, reader } = openFullBox(box);
  return version === 0 ? reader.uint16() : reader.uint32();
}

function readItems(box: Box | undefined): Map<number, Item> {
  must(box !== undefined, "it names its items");
  const { version, reader } = openFullBox(box);
  const counted = version === 0 ? reader.uint16() : reader.uint32();
  const entries = readBoxes(reader.take(reader.left), box.start + (version === 0 ? 6 : 8));
  must(entries.length === counted, "it has as many items as it says");
  return new Map(entries.map((entry) => readItem(entry)));
}

function readItem(entry: Box): [number, Item] {
  const { version, reader } = openFullBox(entry);
  must(entry.type === "infe" && (version === 2 || version === 3), "an item is described as one");
  const id = version === 2 ? reader.uint16() : reader.uint32();
  must(reader.uint16() === 0, "no item is locked");
  const typeAt = entry.start + entry.body.byteLength - reader.left;
  return [id, { typeAt, type: reader.latin1(4) }];
}

/** Where each item's data are in the file. */
function readExtents(box: Box | undefined, idat: Box | null): Extent[] {
  must(box !== undefined, "it says where its items are");
  const { version, reader } = openFullBox(box);
  must(version <= 2, "it says so in a known way");
  const sizes = reader.uint16();
  const [offsetSize = 0, lengthSize = 0, baseSize = 0, indexSize = 0] = [12, 8, 4, 0].map(
    (shift) => (sizes >> shift) & 15,
  );
  const idSize = version === 2 ? 4 : 2;
  const extents: Extent[] = [];
  for (let items = reader.uint(idSize); items > 0; items -= 1) {
    const item = reader.uint(idSize);
    const method = version === 0 ? 0 : reader.uint16() & 15;
    must(method === 0 || (method === 1 && idat !== null), "data are in the file itself");
    must(reader.uint16() === 0, "data are in no other file");
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
  must(length > 0, "an item's data have a length");
  return { item, start, end: start + length };
}
