// Splits the fonts of pages into a core subset, the rupee sign and the rest in app/fonts.
// usage: node scripts/subset-fonts.ts
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";
import { root } from "./lib/process.mjs";

const target = path.join(root, "app/fonts");
const faces = [
  { family: "mukta", weight: 400 },
  { family: "mukta", weight: 600 },
  { family: "rozha-one", weight: 400 },
];
/** Must match the unicode-range of the core faces in app/fonts.css. */
const ascii = String.fromCodePoint(...Array.from({ length: 0x5f }, (_, index) => 0x20 + index));
const core = `${ascii}\u00a0©°·×é–—‘’“”•…`;

function fileOf(family: string, part: string, weight: number): string {
  return path.join(root, `node_modules/@fontsource/${family}/files/${family}-${part}-${weight}-normal.woff2`);
}

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
for (const { family, weight } of faces) {
  const source = (part: string) => fileOf(family, part, weight);
  const cut = async (part: string, text: string, name: string, options = {}) =>
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
