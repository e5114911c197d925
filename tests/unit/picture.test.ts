import { crc32, deflateSync } from "node:zlib";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { PictureRefusal } from "~/domain/tour-pictures/picture";
import { PictureError } from "../../worker/media/byte-reader";
import { readPicture } from "../../worker/media/picture";
import { sample, type SampleName } from "../support/pictures";

const taken: [SampleName, string][] = [
  ["jpeg", "jpeg"],
  ["progressive", "jpeg"],
  ["png", "png"],
  ["interlaced", "png"],
  ["palette", "png"],
  ["webp", "webp"],
  ["lossless", "webp"],
  ["alpha", "webp"],
  ["avif", "avif"],
  ["avifAlpha", "avif"],
];
const names = taken.map(([name]) => name);

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("latin1");
}

function ascii(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

function join(...parts: Uint8Array[]): Uint8Array {
  return new Uint8Array(Buffer.concat(parts));
}

/** Replaces some of the bytes. */
function overwritten(bytes: Uint8Array, at: number, by: Uint8Array | number[]): Uint8Array {
  const copy = new Uint8Array(bytes);
  copy.set(by, at);
  return copy;
}

/** Returns why a file is refused, or null if it is accepted. */
async function refusal(bytes: Uint8Array): Promise<PictureRefusal | null> {
  try {
    await readPicture(bytes);
    return null;
  } catch (error) {
    if (error instanceof PictureError) return error.reason;
    throw error;
  }
}

function chunk(type: string, body: Uint8Array): Uint8Array {
  const framed = Buffer.alloc(body.byteLength + 12);
  framed.writeUInt32BE(body.byteLength, 0);
  framed.write(type, 4, "latin1");
  framed.set(body, 8);
  framed.writeUInt32BE(crc32(framed.subarray(4, -4)), body.byteLength + 8);
  return framed;
}

/** A gray PNG of this size around the given pixels. */
function gray(width: number, height: number, deflated: Uint8Array, extra: Uint8Array[] = []): Uint8Array {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return join(
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10),
    chunk("IHDR", header),
    ...extra,
    chunk("IDAT", deflated),
    chunk("IEND", new Uint8Array()),
  );
}

const fourPixels = deflateSync(Uint8Array.of(0, 10, 20, 0, 30, 40));

/** The position of the dimensions in an AVIF with a single size. */
function sidesOfAvif(bytes: Uint8Array): number {
  return latin1(bytes).indexOf("ispe") + 8;
}

test.for(taken)("%s is taken as %s and says nothing of who made it where", async ([name, format]) => {
  const picture = await readPicture(sample(name));
  expect(picture.format).toBe(format);
  expect(latin1(picture.bytes)).not.toMatch(/Asha|GPS|Copyright|http|xmp/i);
  expect(await refusal(picture.bytes)).toBeNull();
  expect((await readPicture(picture.bytes)).bytes).toStrictEqual(picture.bytes);
});

test("the samples contain the metadata that is to be removed", () => {
  for (const name of ["jpeg", "png", "webp", "avif"] as const)
    expect(latin1(sample(name))).toContain("Asha secret");
});

test("a picture taken upright on a phone stays upright", async () => {
  const { bytes } = await readPicture(sample("jpeg"));
  const exif = latin1(bytes).indexOf("Exif\0\0MM\0*");
  expect(exif).toBe(6);
  expect([...bytes.subarray(exif + 16, exif + 28)]).toStrictEqual([1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0]);
  expect(latin1((await readPicture(sample("progressive"))).bytes)).not.toContain("Exif");
});

test("texts and unknown chunks are removed from a PNG", async () => {
  const secret = ascii("Comment\0Asha secret");
  const picture = await readPicture(
    gray(2, 2, fourPixels, [chunk("tEXt", secret), chunk("iTXt", secret), chunk("waSt", secret)]),
  );
  expect(picture.bytes).toStrictEqual(new Uint8Array(gray(2, 2, fourPixels)));
});

test.for<[string, Uint8Array]>([
  ["nothing", new Uint8Array()],
  ["HTML", ascii("<!doctype html><script>alert(1)</script>")],
  ["SVG", ascii('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
  ["a GIF", sample("gif")],
  ["a GIF that is a script", ascii("GIF89a/*\0\0*/=1;alert(1)")],
  ["a PDF", ascii("%PDF-1.7\n")],
  ["an archive", ascii("PK\u0003\u0004")],
  ["a BMP", ascii("BM\0\0\0\0")],
  ["a film", join(Uint8Array.of(0, 0, 0, 16), ascii("ftypmp42\0\0\0\0"))],
  ["a HEIC", join(Uint8Array.of(0, 0, 0, 16), ascii("ftypheic\0\0\0\0"))],
])("%s is not a picture", async ([, bytes]) => {
  expect(await refusal(bytes)).toBe("unknown");
});

test("an animated picture is refused", async () => {
  expect(await refusal(sample("animated"))).toBe("moving");
  expect(await refusal(overwritten(sample("avif"), 8, ascii("avis")))).toBe("moving");
});

const tails: [string, Uint8Array][] = [
  ["HTML", ascii("<html><script>alert(1)</script></html>")],
  ["an archive", ascii("PK\u0003\u0004 PK\u0005\u0006\0\0\0\0")],
  ["a second picture", sample("jpeg")],
  ["one byte", Uint8Array.of(0)],
];
test.for(names.flatMap((name) => tails.map(([what, tail]) => [name, what, tail] as const)))(
  "%s with %s appended is refused",
  async ([name, , tail]) => {
    expect(await refusal(join(sample(name), tail))).toBe("damaged");
  },
);

test.for(names)("%s truncated anywhere is refused", async (name) => {
  const whole = sample(name);
  for (let length = 0; length < whole.byteLength; length += 1) {
    expect(["damaged", "unknown"], `${length} bytes`).toContain(await refusal(whole.subarray(0, length)));
  }
});

test("a PNG with a wrong checksum anywhere is refused", async () => {
  const good = gray(2, 2, fourPixels);
  expect(await refusal(good)).toBeNull();
  for (const at of [20, 29, good.byteLength - 14, good.byteLength - 1]) {
    expect(await refusal(overwritten(good, at, [(good[at] ?? 0) ^ 1])), `byte ${at}`).toBe("damaged");
  }
});

test("a PNG with too few, too many or trailing pixel data is refused", async () => {
  const script = ascii("<script>alert(1)</script>");
  for (const pixels of [
    deflateSync(Uint8Array.of(0, 10, 20)),
    deflateSync(new Uint8Array(7)),
    deflateSync(new Uint8Array(5_000_000)),
    join(fourPixels, ascii("PK")),
    new Uint8Array(),
    ascii("no pixels"),
    deflateSync(join(Uint8Array.of(0), script), { level: 0 }),
  ])
    expect(await refusal(gray(2, 2, pixels))).toBe("damaged");
  const stored = deflateSync(join(Uint8Array.of(0), script), { level: 0 });
  expect(await refusal(gray(script.byteLength, 1, stored))).toBe("damaged");
});

test("a PNG with an unknown critical chunk, or with chunks in the wrong order, is refused", async () => {
  expect(await refusal(gray(2, 2, fourPixels, [chunk("CODE", ascii("x"))]))).toBe("damaged");
  expect(await refusal(gray(2, 2, fourPixels, [chunk("IDAT", fourPixels), chunk("tEXt", ascii("x"))]))).toBe(
    "damaged",
  );
  expect(await refusal(gray(2, 2, fourPixels, [chunk("IHDR", new Uint8Array(13))]))).toBe("damaged");
});

test.for<[string, Uint8Array]>([
  ["PNG", gray(65_535, 65_535, fourPixels)],
  ["PNG, too wide only", gray(4097, 1, fourPixels)],
  [
    "JPEG",
    overwritten(
      sample("progressive"),
      latin1(sample("progressive")).indexOf("\xff\xc2") + 5,
      [0xff, 0xff, 0xff, 0xff],
    ),
  ],
  ["WebP", overwritten(sample("lossless"), 21, [0xff, 0xff, 0xff, 0x0f])],
  ["AVIF", overwritten(sample("avif"), sidesOfAvif(sample("avif")), [0, 1, 0, 0, 0, 1, 0, 0])],
])("a %s whose header claims a giant size is refused before it is decompressed", async ([, bytes]) => {
  expect(await refusal(bytes)).toBe("too_wide");
});

test("a picture with a zero dimension is refused", async () => {
  expect(await refusal(gray(0, 2, fourPixels))).toBe("damaged");
  expect(await refusal(overwritten(sample("avif"), sidesOfAvif(sample("avif")), [0, 0, 0, 0]))).toBe(
    "damaged",
  );
});

test("a file over 2 MB is refused unread", async () => {
  expect(await refusal(new Uint8Array(2 * 1024 * 1024 + 1))).toBe("too_large");
});

test("a script in place of pixels is refused", async () => {
  const jpeg = sample("progressive");
  const scan = latin1(jpeg).lastIndexOf("\xff\xda") + 10;
  expect(await refusal(overwritten(jpeg, scan, ascii("<ScRiPt>")))).toBe("damaged");
  const avif = sample("avifAlpha");
  expect(await refusal(overwritten(avif, avif.byteLength - 10, ascii("<?php")))).toBe("damaged");
});

test("a segment, chunk or item longer than the file is refused", async () => {
  const jpeg = sample("jpeg");
  expect(await refusal(overwritten(jpeg, 4, [0xff, 0xff]))).toBe("damaged");
  expect(await refusal(overwritten(sample("webp"), 4, [0xff, 0xff, 0xff, 0x7f]))).toBe("damaged");
  const avif = sample("avif");
  const length = latin1(avif).indexOf("iloc") + 4 + 4 + 2 + 2 + 6 + 4;
  expect(await refusal(overwritten(avif, length, [0, 0xff, 0xff, 0xff]))).toBe("damaged");
});

test("any mutated picture is either refused or accepted without metadata", async () => {
  const change = fc.record({
    name: fc.constantFrom(...names),
    at: fc.nat(),
    bytes: fc.uint8Array({ minLength: 1, maxLength: 8 }),
  });
  await fc.assert(
    fc.asyncProperty(change, async ({ name, at, bytes }) => {
      const whole = sample(name);
      const changed = overwritten(whole, at % (whole.byteLength - 8), bytes);
      const why = await refusal(changed);
      if (why !== null) return;
      const { bytes: clean } = await readPicture(changed);
      expect(await refusal(clean)).toBeNull();
    }),
    { numRuns: 2000 },
  );
});

function words(...numbers: number[]): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(4 * numbers.length));
  numbers.forEach((number, index) => bytes.setUint32(4 * index, number));
  return new Uint8Array(bytes.buffer);
}

function box(type: string, ...parts: Uint8Array[]): Uint8Array {
  const body = join(...parts);
  return join(words(body.byteLength + 8), ascii(type), body);
}

test("an AVIF of a hundred thousand extents, each the whole of it, is refused before it is assembled", async () => {
  const pieces = 60_000;
  const dataLength = 900_000;
  const items = 4;
  const data = box("mdat", new Uint8Array(dataLength));
  const description = (base: number) => {
    const item = join(
      Uint8Array.of(0, 1, 0, 0),
      words(base),
      Uint8Array.of(pieces >> 8, pieces & 255),
      words(...Array.from({ length: pieces }, () => dataLength)),
    );
    return box(
      "meta",
      words(0),
      box("pitm", words(0), Uint8Array.of(0, 1)),
      box("iprp", box("ipco", box("ispe", words(0, 24, 16)))),
      box(
        "iinf",
        words(0),
        Uint8Array.of(0, 1),
        box("infe", Uint8Array.of(2, 0, 0, 0, 0, 1, 0, 0), ascii("av01\0")),
      ),
      box(
        "iloc",
        words(0),
        Uint8Array.of(0x04, 0x40, 0, items),
        ...Array.from({ length: items }, () => item),
      ),
    );
  };
  const type = box("ftyp", ascii("avif"), words(0), ascii("avifmif1"));
  const base = type.byteLength + description(0).byteLength + 8;
  expect(await refusal(join(type, description(base), data))).toBe("damaged");
});
