import { z } from "zod";
import type { ReadFont } from "../read-font";
import { createFace, type Face } from "./face";

/** The faces of a document, per weight in order of preference, and how it spells characters that they lack. */
export interface Faces {
  regular: readonly Face[];
  bold: readonly Face[];
  /** Latin letters, by the characters that no face has. */
  spellings: ReadonlyMap<string, string>;
}

/** Faces of every document. */
const latinFaces = ["mukta-latin", "mukta-latin-ext"];

/** A face of public/document-fonts/faces.json, by scripts/document-fonts.ts: its first and last characters, in pairs. */
const listedFaceSchema = z.object({
  name: z.string(),
  isBold: z.boolean(),
  ranges: z.array(z.number()),
});
type ListedFace = z.infer<typeof listedFaceSchema>;
const listSchema = z.array(listedFaceSchema);

/** Faces that this isolate has read, the one used last at the end: reading one takes longer than writing a document. */
const faces = new Map<string, Face>();
const maxFaces = 40;
/** Faces of a document besides those of Latin: a request may read 50 files on Cloudflare's free plan. */
const maxFurtherFaces = 30;
let list: readonly ListedFace[] | null = null;

/**
 * Reads the faces that a document needs: those of Latin, and for each other character the first that has it. What no face has
 * is spelled in Latin, so that it can be read; emoji are left out.
 * @param texts everything that will be drawn
 */
export async function chooseFaces(readFont: ReadFont, texts: string): Promise<Faces> {
  const read = (names: readonly string[], weight: number) =>
    Promise.all(names.map((name) => readFace(readFont, `${name}-${weight}`)));
  const [latin, boldLatin] = [await read(latinFaces, 400), await read(latinFaces, 700)];
  const wanted = [...new Set(texts.normalize("NFC"))].filter((character) => !isIgnorable(character));
  const others = wanted.filter((character) => !latin.some((face) => has(face, character)));
  const missing = others.filter(isEmoji);
  if (others.length === 0) return { regular: latin, bold: boldLatin, spellings: new Map() };

  list ??= listSchema.parse(await (await readFont("faces.json")).json());
  // Characters that Chinese and Japanese share are drawn in the Japanese form if there is a Japanese letter.
  const isJapanese = /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(texts);
  const listed = isJapanese ? list.toSorted((a, b) => Number(isChinese(a)) - Number(isChinese(b))) : list;
  const further = new Map<ListedFace, Face>();
  for (const character of others.filter((each) => !isEmoji(each))) {
    const face = await firstWith(character);
    if (!face) missing.push(character);
  }
  return {
    regular: [...latin, ...further.values()],
    bold: [
      ...boldLatin,
      ...(await Promise.all(
        [...further].map(([{ name, isBold }, face]) => (isBold ? readFace(readFont, `${name}-700`) : face)),
      )),
    ],
    spellings: missing.length === 0 ? new Map() : await spell(readFont, missing),
  };

  async function firstWith(character: string): Promise<Face | null> {
    for (const entry of listed) {
      if (!isInRanges(entry, character)) continue;
      if (!further.has(entry) && further.size === maxFurtherFaces) return null;
      const face = further.get(entry) ?? (await readFace(readFont, `${entry.name}-400`));
      if (!has(face, character)) continue;
      further.set(entry, face);
      return face;
    }
    return null;
  }
}

/** Returns true if a face has a character, whole or in its parts. */
export function has(face: Face, character: string): boolean {
  return [character, character.normalize("NFC"), character.normalize("NFD")].some((form) =>
    Array.from(form).every((each) => isIgnorable(each) || face.characters.has(codeOf(each))),
  );
}

/** Returns true for characters that are not drawn: spaces, and those that only steer the drawing of others. */
export function isIgnorable(character: string): boolean {
  return /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}]$/u.test(character);
}

async function readFace(readFont: ReadFont, name: string): Promise<Face> {
  const face = faces.get(name) ?? createFace(name, await (await readFont(`${name}.woff`)).arrayBuffer());
  faces.delete(name);
  faces.set(name, face);
  const [oldest] = faces.keys();
  if (oldest !== undefined && faces.size > maxFaces) faces.delete(oldest);
  return face;
}

function isChinese({ name }: ListedFace): boolean {
  return name.startsWith("noto-sans-sc-");
}

function isInRanges({ ranges }: ListedFace, character: string): boolean {
  const code = codeOf(character);
  for (let at = 0; at < ranges.length; at += 2)
    if (code >= (ranges[at] ?? Infinity) && code <= (ranges[at + 1] ?? -1)) return true;
  return false;
}

/** Characters of a plane of Unicode, which has a file of spellings. */
const planeSize = 0x10000;
const spellingsSchema = z.array(z.string());

/** Spells characters in Latin letters: a letter without a spelling becomes the number of its character, an emoji nothing. */
async function spell(readFont: ReadFont, characters: readonly string[]): Promise<Map<string, string>> {
  const spellings = new Map<string, string>();
  const planes = Map.groupBy(characters, (character) => Math.floor(codeOf(character) / planeSize));
  for (const [plane, members] of planes) {
    const file = await readFont(`spellings-${plane}.json`);
    const known = spellingsSchema.parse(await file.json());
    for (const character of members) {
      const isLetter = /[\p{L}\p{N}\p{Co}\p{Cn}]/u.test(character);
      const unknown = isLetter ? `U+${codeOf(character).toString(16).toUpperCase()}` : "";
      const spelling = known[codeOf(character) % planeSize] || unknown;
      spellings.set(character, isEmoji(character) ? "" : spelling);
    }
  }
  return spellings;
}

function isEmoji(character: string): boolean {
  return /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}]/u.test(character);
}

function codeOf(character: string): number {
  return character.codePointAt(0) ?? 0;
}
