// Cuts the fonts into what every page needs, the rupee sign, and the rest, into app/fonts, when something changed.
// usage: node scripts/subset-fonts.mjs
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";
import { fingerprint, unlessUnchanged } from "./lib/fingerprint.mjs";
import { root } from "./lib/process.mjs";

const target = path.join(root, "app/fonts");
const faces = [
  { family: "mukta", weight: 400 },
  { family: "mukta", weight: 600 },
  { family: "rozha-one", weight: 400 },
];
/** The same characters as the unicode-range of the core faces in app/fonts.css. */
const ascii = String.fromCodePoint(...Array.from({ length: 0x5f }, (_, index) => 0x20 + index));
const core = `${ascii}\u00a0©°·×é–—‘’“”•…`;

async function cutAll() {
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  for (const { family, weight } of faces) {
    const source = (part) =>
      path.join(root, `node_modules/@fontsource/${family}/files/${family}-${part}-${weight}-normal.woff2`);
    const cut = async (part, text, name) =>
      writeFileSync(
        path.join(target, `${family}-${weight}-${name}.woff2`),
        await subsetFont(readFileSync(source(part)), text, { targetFormat: "woff2" }),
      );
    await cut("latin", core, "core");
    await cut("latin-ext", "₹", "rupee");
    for (const part of ["latin", "latin-ext"])
      copyFileSync(source(part), path.join(target, `${family}-${weight}-${part}.woff2`));
  }
}

const state = await unlessUnchanged(
  "app/fonts/.cut",
  fingerprint("package-lock.json", "scripts/subset-fonts.mjs"),
  cutAll,
);
console.log(state === "kept" ? "Fonts are up to date." : "Fonts are cut.");
