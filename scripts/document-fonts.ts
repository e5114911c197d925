// Copies the fonts of documents to public/document-fonts, from where the Worker reads those that a document needs
// (worker/documents/text/choose-faces.ts), with the list of their characters and the Latin spellings of all others.
// usage: node scripts/document-fonts.ts
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import anyAscii from "any-ascii";
import { z } from "zod";
import { root } from "./lib/process.mjs";

const target = path.join(root, "public/document-fonts");

/** Families and their parts, in order of preference: the first face with a character draws it. */
const families: [family: string, parts: string[]][] = [
  ["mukta", ["latin", "latin-ext", "devanagari"]],
  ["noto-sans", ["latin-ext", "vietnamese", "greek", "greek-ext", "cyrillic", "cyrillic-ext"]],
  ...[
    "tamil",
    "telugu",
    "kannada",
    "malayalam",
    "bengali",
    "gujarati",
    "gurmukhi",
    "oriya",
    "sinhala",
    "thai",
  ].map((script): [string, string[]] => [`noto-sans-${script}`, [script]]),
  ["noto-serif-tibetan", ["tibetan"]],
  ["noto-naskh-arabic", ["arabic"]],
  ["noto-sans-sc", numberedParts("noto-sans-sc")],
  ["noto-sans-jp", numberedParts("noto-sans-jp")],
  ["noto-sans-kr", numberedParts("noto-sans-kr")],
];

/** Fontsource cuts the fonts of East Asia into a hundred numbered parts each. */
function numberedParts(family: string): string[] {
  return Object.keys(rangesOf(family))
    .map((part) => /^\[(\d+)\]$/.exec(part)?.[1])
    .filter((part) => part !== undefined);
}

function folderOf(family: string): string {
  return path.join(root, "node_modules/@fontsource", family);
}

function rangesOf(family: string): Record<string, string> {
  const file = path.join(folderOf(family), "unicode.json");
  return z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(file, "utf8")));
}

/** Parses "U+0-7f,U+131" to the first and last characters, in pairs. */
function parseRanges(text: string): number[] {
  return text.split(",").flatMap((range) => {
    const [first = "", last = first] = range.trim().replace("U+", "").split("-");
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });
}

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });

const faces = families.flatMap(([family, parts]) => {
  const ranges = rangesOf(family);
  return parts.map((part) => {
    const name = `${family}-${part}`;
    const fileOf = (weight: number) => path.join(folderOf(family), "files", `${name}-${weight}-normal.woff`);
    // A bold Chinese name is worth no second copy of thirty thousand characters.
    const weights = /^\d+$/.test(part) ? [400] : [400, 700];
    for (const weight of weights) copyFileSync(fileOf(weight), path.join(target, `${name}-${weight}.woff`));
    return {
      name,
      isBold: weights.length > 1,
      ranges: parseRanges(ranges[part] ?? ranges[`[${part}]`] ?? ""),
    };
  });
});
writeFileSync(path.join(target, "faces.json"), JSON.stringify(faces));

// One file for each of Unicode's 17 planes.
for (let plane = 0; plane <= 0x10; plane += 1) {
  const spellings = Array.from({ length: 0x10000 }, (_, index) =>
    anyAscii(String.fromCodePoint(plane * 0x10000 + index)),
  );
  const end = spellings.findLastIndex((spelling) => spelling !== "") + 1;
  writeFileSync(path.join(target, `spellings-${plane}.json`), JSON.stringify(spellings.slice(0, end)));
}
