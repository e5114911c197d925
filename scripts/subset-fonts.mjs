// Splits the fonts into a core subset, the rupee sign and the rest in app/fonts, and unpacks the fonts of booking documents
// into worker/documents/fonts.
// usage: node scripts/subset-fonts.mjs
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";
import { alignGlyphs } from "./lib/align-glyphs.mjs";
import { root } from "./lib/process.mjs";

const target = path.join(root, "app/fonts");
const documentFonts = path.join(root, "worker/documents/fonts");
const faces = [
  { family: "mukta", weight: 400 },
  { family: "mukta", weight: 600 },
  { family: "rozha-one", weight: 400 },
];
/** Must match the unicode-range of the core faces in app/fonts.css. */
const ascii = String.fromCodePoint(...Array.from({ length: 0x5f }, (_, index) => 0x20 + index));
const core = `${ascii}\u00a0©°·×é–—‘’“”•…`;

/** Fonts of PDFs. The Worker imports them as data modules, which their file extension must indicate. */
const documentFaces = [
  { part: "latin", weight: 400 },
  { part: "latin", weight: 700 },
  { part: "latin-ext", weight: 400 },
  { part: "latin-ext", weight: 700 },
  { part: "devanagari", weight: 400 },
];
const allOfThem = range(0x20, 0x24f) + range(0x1e00, 0x1eff) + range(0x2000, 0x22ff) + range(0x900, 0x97f);

function range(first, last) {
  return String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));
}

function fileOf(family, part, weight) {
  return path.join(root, `node_modules/@fontsource/${family}/files/${family}-${part}-${weight}-normal.woff2`);
}

for (const folder of [target, documentFonts]) {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}
for (const { part, weight } of documentFaces) {
  const cut = await subsetFont(readFileSync(fileOf("mukta", part, weight)), allOfThem, {
    targetFormat: "truetype",
    noHinting: true,
  });
  writeFileSync(path.join(documentFonts, `mukta-${weight}-${part}.bin`), alignGlyphs(cut));
}
for (const { family, weight } of faces) {
  const source = (part) => fileOf(family, part, weight);
  const cut = async (part, text, name, options) =>
    writeFileSync(
      path.join(target, `${family}-${weight}-${name}.woff2`),
      await subsetFont(readFileSync(source(part)), text, { targetFormat: "woff2", ...options }),
    );
  await cut("latin", core, "core");
  // The hinting program of a face is three times the size of one sign.
  await cut("latin-ext", "₹", "rupee", { noHinting: true });
  for (const part of ["latin", "latin-ext"])
    copyFileSync(source(part), path.join(target, `${family}-${weight}-${part}.woff2`));
}
