import { readFileSync } from "node:fs";
import path from "node:path";
import { Blob, Buffer as Text, Face, Font, shape } from "harfbuzzjs";
import subsetFont from "subset-font";
import { root } from "./process.mjs";

const file = path.join(root, "node_modules/harfbuzzjs/dist/harfbuzz-subset.wasm");
const instance = new WebAssembly.Instance(new WebAssembly.Module(Uint8Array.from(readFileSync(file))));

/** Calls a function of HarfBuzz's C API: https://harfbuzz.github.io/harfbuzz-hb-subset.html */
function call(name: string, ...args: number[]): number {
  const callee = instance.exports[name];
  if (typeof callee !== "function") throw new Error(`HarfBuzz has no ${name}`);
  return Number(callee(...args));
}
call("_initialize");

const noHinting = 0x1;
const noLayoutClosure = 0x200;
const layoutFeatures = 6;
const writable = 2;

/** Features with which a script of India joins, forms and places its glyphs. */
const indicFeatures =
  "locl ccmp nukt akhn rphf rkrf blwf half vatu cjct pres abvs blws psts haln abvm blwm".split(" ");

function tagOf(feature: string): number {
  return Array.from(feature, (letter) => letter.charCodeAt(0)).reduce((tag, code) => (tag << 8) + code, 0);
}

/**
 * Cuts a font down to letters, and to the glyphs that some syllables need: all that the letters could form would be twice as many. What
 * else they form, the font draws by half forms. Without hints, which are half of a file and which phones ignore.
 * @returns the font as WOFF2
 */
export async function subsetSyllables(
  font: Uint8Array,
  letters: string,
  syllables: readonly string[],
): Promise<Uint8Array> {
  const whole = { keepAllGlyphs: true } as const;
  const source = await subsetFont(Buffer.from(font), undefined, { ...whole, targetFormat: "truetype" });
  const cut = subset(source, letters, glyphsOf(source, syllables));
  return subsetFont(Buffer.from(cut), undefined, { ...whole, targetFormat: "woff2" });
}

/** Returns the glyphs with which a font draws some texts. */
function glyphsOf(source: Uint8Array, texts: readonly string[]): Set<number> {
  const font = new Font(new Face(new Blob(Uint8Array.from(source).buffer), 0));
  return new Set(
    texts.flatMap((each) => {
      const text = new Text();
      text.addText(each);
      text.guessSegmentProperties();
      shape(font, text);
      return text.getGlyphInfos().map(({ codepoint }) => codepoint);
    }),
  );
}

/** Returns HarfBuzz's memory as it is now: a larger one replaces it. */
function bytes(): Uint8Array {
  const { memory } = instance.exports;
  if (!(memory instanceof WebAssembly.Memory)) throw new Error("HarfBuzz has no memory");
  return new Uint8Array(memory.buffer);
}

function subset(source: Uint8Array, letters: string, glyphs: Iterable<number>): Uint8Array {
  const start = call("malloc", source.byteLength);
  bytes().set(source, start);
  const face = call("hb_face_create", call("hb_blob_create", start, source.byteLength, writable, 0, 0), 0);
  const input = call("hb_subset_input_create_or_fail");
  const features = call("hb_subset_input_set", input, layoutFeatures);
  call("hb_set_clear", features);
  for (const feature of indicFeatures) call("hb_set_add", features, tagOf(feature));
  call("hb_subset_input_set_flags", input, noHinting | noLayoutClosure);
  const characters = call("hb_subset_input_unicode_set", input);
  for (const letter of letters) call("hb_set_add", characters, letter.codePointAt(0) ?? 0);
  const wanted = call("hb_subset_input_glyph_set", input);
  for (const glyph of glyphs) call("hb_set_add", wanted, glyph);
  const result = call("hb_face_reference_blob", call("hb_subset_or_fail", face, input));
  const at = call("hb_blob_get_data", result, 0);
  return bytes().slice(at, at + call("hb_blob_get_length", result));
}
