// Splits the fonts of pages into a core subset, the rupee sign and the rest, with their style sheet, in app/fonts.
// usage: node scripts/subset-fonts.ts
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import subsetFont from "subset-font";
import { hindiLetters, hindiSyllables } from "./lib/hindi-syllables.ts";
import { root } from "./lib/process.mjs";
import { subsetSyllables } from "./lib/subset-glyphs.ts";

const target = path.join(root, "app/fonts");
const faces = [
  { family: "Mukta", name: "mukta", weight: 400 },
  { family: "Mukta", name: "mukta", weight: 600 },
  { family: "Rozha One", name: "rozha-one", weight: 400 },
];
const ascii = String.fromCodePoint(...Array.from({ length: 0x5f }, (_, index) => 0x20 + index));
const core = `${ascii}\u00a0©°·×é–—‘’“”•…`;
/** Pages load the core, the rupee sign if there is a price, and the rest only for a name that needs it. */
const ranges = {
  core: "U+20-7E, U+A0, U+A9, U+B0, U+B7, U+D7, U+E9, U+2013-2014, U+2018-2019, U+201C-201D, U+2022, U+2026",
  rupee: "U+20B9",
  latin:
    "U+A1-A8, U+AA-AF, U+B1-B6, U+B8-D6, U+D8-E8, U+EA-FF, U+131, U+152-153, U+2C6, U+2DA, U+2DC, U+2212",
  "latin-ext": "U+100-130, U+132-151, U+154-2BA, U+1E00-1E9F, U+1EF2-1EFF",
};

/**
 * Hindi pages have families of their own, whose Latin letters are few kilobytes too: the first view loads at most 90 kB. The name of the
 * language on English pages is one, so that it loads no letter more.
 */
const hindi = { devanagari: "U+900-97F, U+200C-200D, U+25CC", core: ranges.core };
const nameOfHindi = "हिन्दी";
/** The conjunct in it is made of the half form. */
const nameAndHalfForm = [nameOfHindi, "न्\u200d"];

function fileOf(name: string, part: string, weight: number): string {
  return path.join(root, `node_modules/@fontsource/${name}/files/${name}-${part}-${weight}-normal.woff2`);
}

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
const rules: string[] = [];

/** Writes a face with its rule. @param range of its characters */
function addFace(face: { family: string; weight: number }, name: string, file: Uint8Array, range: string) {
  writeFileSync(path.join(target, `${name}.woff2`), file);
  addRule(face, name, range);
}

function addRule({ family, weight }: { family: string; weight: number }, name: string, range: string) {
  rules.push(`@font-face {
  font-family: "${family}";
  font-weight: ${weight};
  font-display: swap;
  src: url("./${name}.woff2") format("woff2");
  unicode-range: ${range};
}
`);
}

for (const { family, name, weight } of faces) {
  const source = (part: string) => fileOf(name, part, weight);
  const cut = async (part: string, text: string, subset: keyof typeof ranges, options = {}) =>
    writeFileSync(
      path.join(target, `${name}-${weight}-${subset}.woff2`),
      await subsetFont(readFileSync(source(part)), text, { targetFormat: "woff2", ...options }),
    );
  await cut("latin", core, "core");
  // The hinting program of a face is three times the size of one sign.
  await cut("latin-ext", "₹", "rupee", { noHinting: true });
  for (const part of ["latin", "latin-ext"])
    copyFileSync(source(part), path.join(target, `${name}-${weight}-${part}.woff2`));
  for (const [subset, range] of Object.entries(ranges))
    addRule({ family, weight }, `${name}-${weight}-${subset}`, range);

  const isForHeadings = name === "rozha-one";
  const inHindi = { family: `${family} Hindi`, weight };
  const whole = readFileSync(source("devanagari"));
  addFace(
    inHindi,
    `${name}-${weight}-hindi`,
    await subsetSyllables(whole, hindiLetters, hindiSyllables(isForHeadings)),
    hindi.devanagari,
  );
  const small = {
    targetFormat: "woff2",
    noHinting: true,
    // Texts are set without kerning.
    ...(!isForHeadings && { keepFeatures: ["ccmp", "mark"] }),
  } as const;
  addFace(
    inHindi,
    `${name}-${weight}-hindi-core`,
    await subsetFont(readFileSync(source("latin")), core, small),
    hindi.core,
  );
  if (weight === 600)
    addFace(
      { family: "Name of Hindi", weight },
      "name-of-hindi",
      await subsetSyllables(whole, nameOfHindi, nameAndHalfForm),
      hindi.devanagari,
    );
}
writeFileSync(path.join(target, "faces.css"), rules.join(""));
