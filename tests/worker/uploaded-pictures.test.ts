import { inflateSync } from "node:zlib";
import { env } from "cloudflare:workers";
import { expect, onTestFinished, test, vi } from "vitest";
import { avatarSide, pictureLimits } from "~/domain/tour-pictures/picture";
import { createImageResizer } from "../../worker/media/image-resizer";
import { makeCopies } from "../../worker/media/make-copies";
import { joined, blank, sample, stripes } from "../support/pictures";
import { silenced } from "../support/silenced";

const resizer = createImageResizer(env.IMAGES);

/** Makes copies as each upload does: avatars and logos, pictures of tours, photographs with reviews. */
function upload(bytes: Uint8Array<ArrayBuffer>, max: { width: number; height?: number } = { width: 1600 }) {
  const min = { width: 16, height: 16 };
  return makeCopies(resizer, new File([bytes], "photo.jpg"), { min, max, widthsOf: (width) => [width] });
}

async function widest(bytes: Uint8Array<ArrayBuffer>, max?: { width: number; height?: number }) {
  const made = await upload(bytes, max);
  if (typeof made === "string") throw new Error(made);
  return made.widest;
}

function text(letters: string): Uint8Array {
  return new TextEncoder().encode(letters);
}

/** Average color of a picture, as red, green and blue. */
async function colorOf(picture: Uint8Array<ArrayBuffer>): Promise<number[]> {
  const result = await env.IMAGES.input(new Blob([picture]).stream())
    .transform({ width: 1, height: 1 })
    .output({ format: "image/png" });
  const png = Buffer.from(await result.response().arrayBuffer());
  const at = png.indexOf("IDAT");
  return [...inflateSync(png.subarray(at + 4, at + 4 + png.readUInt32BE(at - 4))).subarray(1, 4)];
}

const jpeg = sample("jpeg");

test.for<[string, Uint8Array]>([
  ["a byte", text("\n")],
  ["a maker's block", text(`SEFH${"x".repeat(64)}SEFT`)],
  [
    "a film (motion photograph)",
    joined(new Uint8Array([0, 0, 0, 24]), text("ftypmp42"), new Uint8Array(4096)),
  ],
  ["a second JPEG (gain map)", sample("progressive")],
  ["a page", text("<!doctype html><script>alert(1)</script>")],
])("%s after the end of a JPEG is dropped", async ([, trailer]) => {
  const plain = await widest(jpeg);
  const { bytes, width, height } = await widest(joined(jpeg, trailer));
  expect([width, height]).toStrictEqual([16, 24]);
  expect(bytes).toStrictEqual(plain.bytes);
});

test.for([
  "jpeg",
  "progressive",
  "png",
  "interlaced",
  "palette",
  "webp",
  "lossless",
  "alpha",
  "avif",
  "avifAlpha",
  "animated",
] as const)("%s becomes a still WebP without metadata", async (name) => {
  const { bytes } = await widest(sample(name));
  const stored = new TextDecoder("latin1").decode(bytes);
  expect(stored).toMatch(/^RIFF[^]{4}WEBP/);
  expect(stored).not.toMatch(/Asha secret|Exif|EXIF|XMP|ICCP|ANIM/);
});

test("a photograph in Display P3 keeps its colors in sRGB", async () => {
  const [red = 0, green = 255, blue = 255] = await colorOf((await widest(sample("displayP3"))).bytes);
  expect([red > 250, green < 10, blue < 10]).toStrictEqual([true, true, true]);
});

test("48 megapixels are stored in the size they are shown in; more are refused before decoding", async () => {
  expect(await widest(blank(8000, 6000))).toMatchObject({ width: 1600, height: 1200 });
  const tall = await widest(stripes(600, 4000), { width: avatarSide, height: avatarSide });
  expect([tall.width, tall.height]).toStrictEqual([77, 512]);
  const decode = vi.spyOn(resizer, "resize");
  onTestFinished(() => decode.mockRestore());
  expect(await upload(blank(8000, 6251))).toBe("too_many_pixels");
  expect(await upload(blank(pictureLimits.side + 1, 16))).toBe("too_many_pixels");
  expect(await upload(new Uint8Array(pictureLimits.bytes + 1))).toBe("too_large");
  expect(decode).not.toHaveBeenCalled();
});

test.for<[string, Uint8Array<ArrayBuffer>, string]>([
  ["a page", joined(text("<!doctype html>")), "unknown"],
  ["an SVG", joined(text('<svg xmlns="http://www.w3.org/2000/svg"/>')), "unknown"],
  ["a GIF", sample("gif"), "unknown"],
  ["a HEIC photograph", joined(new Uint8Array([0, 0, 0, 24]), text("ftypheic"), new Uint8Array(64)), "heic"],
  ["a JPEG without pixels", jpeg.slice(0, 30), "damaged"],
  ["half a JPEG", jpeg.slice(0, jpeg.length - 60), "damaged"],
  ["half a PNG", stripes(900, 600).slice(0, -40), "damaged"],
  ["a page that begins like a JPEG", joined(jpeg.slice(0, 4), text("<script>alert(1)</script>")), "damaged"],
])("%s is refused", async ([, bytes, reason]) => {
  silenced();
  expect(await upload(bytes)).toBe(reason);
});
