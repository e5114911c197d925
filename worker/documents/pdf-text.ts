import type { PDFDocument, PDFFont } from "@cantoo/pdf-lib";
import devanagari from "./fonts/mukta-400-devanagari.bin";
import latin from "./fonts/mukta-400-latin.bin";
import latinExtended from "./fonts/mukta-400-latin-ext.bin";
import boldLatin from "./fonts/mukta-700-latin.bin";
import boldLatinExtended from "./fonts/mukta-700-latin-ext.bin";
import fontkit from "@pdf-lib/fontkit";

/** A font and the characters it contains. */
interface Face {
  font: PDFFont;
  characters: ReadonlySet<number>;
}

/** Faces per weight, in order of preference for each character. */
export interface Faces {
  regular: Face[];
  bold: Face[];
}

interface Run {
  font: PDFFont;
  text: string;
}

/**
 * Embeds the faces, subset to the characters used.
 * @param texts everything that will be drawn: the large Devanagari face is embedded only if needed
 */
export async function embedFaces(document: PDFDocument, texts: string): Promise<Faces> {
  document.registerFontkit(fontReader);
  const embed = async (bytes: ArrayBuffer): Promise<Face> => {
    const font = await document.embedFont(bytes, { subset: true });
    return { font, characters: new Set(font.getCharacterSet()) };
  };
  const scripts = /\p{Script=Devanagari}/u.test(texts) ? [await embed(devanagari)] : [];
  return {
    regular: [await embed(latin), await embed(latinExtended), ...scripts],
    bold: [await embed(boldLatin), await embed(boldLatinExtended), ...scripts],
  };
}

/**
 * Splits a text by the faces it needs. A character in none of them becomes a question mark; a mark or zero-width
 * character is dropped.
 */
export function runsOf(text: string, faces: readonly Face[]): Run[] {
  const runs: Run[] = [];
  for (const character of text.normalize("NFC")) {
    const drawn = faceOf(character, faces);
    if (!drawn) continue;
    const last = runs.at(-1);
    if (last?.font === drawn.face.font) last.text += drawn.character;
    else runs.push({ font: drawn.face.font, text: drawn.character });
  }
  return runs;
}

function faceOf(character: string, faces: readonly Face[]): { face: Face; character: string } | null {
  const withCharacter = faces.find(({ characters }) => characters.has(character.codePointAt(0) ?? 0));
  if (withCharacter) return { face: withCharacter, character };
  if (/[\p{M}\p{Cf}\p{Cc}]/u.test(character)) return null;
  const [first] = faces;
  return first ? { face: first, character: /\s/.test(character) ? " " : "?" } : null;
}

/** Widths at a size of one point, by faces of a document and text: shaping a text takes most of the time of a document. */
const widths = new WeakMap<readonly Face[], Map<string, number>>();

/** Returns the width of a text in points. */
export function widthOf(text: string, faces: readonly Face[], size: number): number {
  const known = widths.get(faces) ?? new Map<string, number>();
  widths.set(faces, known);
  const width =
    known.get(text) ??
    runsOf(text, faces).reduce((sum, run) => sum + run.font.widthOfTextAtSize(run.text, 1), 0);
  known.set(text, width);
  return width * size;
}

/** Wraps a text into lines. Keeps its own line breaks and splits words wider than a line. */
export function wrap(text: string, faces: readonly Face[], size: number, width: number): string[] {
  return text.split(/\r\n?|\n/).flatMap((paragraph) => wrapParagraph(paragraph, faces, size, width));
}

function wrapParagraph(text: string, faces: readonly Face[], size: number, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  /** Width of the line, the sum of its words: no face joins letters across a space. */
  let lineWidth = 0;
  for (const word of text.split(/\s+/)) {
    const wordWidth = widthOf(word, faces, size);
    const longer = line === "" ? wordWidth : lineWidth + widthOf(" ", faces, size) + wordWidth;
    if (longer <= width) {
      line = line === "" ? word : `${line} ${word}`;
      lineWidth = longer;
      continue;
    }
    if (line !== "") lines.push(line);
    const parts = wordWidth <= width ? [word] : splitWord(word, faces, size, width);
    line = parts.pop() ?? "";
    lineWidth = widthOf(line, faces, size);
    lines.push(...parts);
  }
  return [...lines, line];
}

/** Splits a word that is wider than a line. */
function splitWord(word: string, faces: readonly Face[], size: number, width: number): string[] {
  const parts: string[] = [];
  let part = "";
  for (const character of word) {
    if (part !== "" && widthOf(part + character, faces, size) > width) {
      parts.push(part);
      part = "";
    }
    part += character;
  }
  return [...parts, part];
}

type Fontkit = Parameters<PDFDocument["registerFontkit"]>[0];

interface Steps {
  next: number;
  prev: number;
  stop(): void;
}

/**
 * Minimal replacement of regeneratorRuntime, which the build of @pdf-lib/fontkit expects but does not include. It is
 * used in one place, which splits Indian scripts into syllables.
 */
const regeneratorRuntime = {
  mark: <Callee>(callee: Callee): Callee => callee,
  *wrap(step: (context: Steps) => unknown): Generator {
    let isOver = false;
    const context: Steps = { next: 0, prev: 0, stop: () => void (isOver = true) };
    for (;;) {
      const value = step(context);
      if (isOver) return;
      yield value;
    }
  },
};
Object.assign(globalThis, { regeneratorRuntime });

/** Fonts that this isolate has read, by their files: reading one takes longer than writing a document with it. */
const known = new WeakMap<ArrayBufferLike, ReturnType<Fontkit["create"]>>();

/** Occurs in the one face whose letters join. */
const devanagariLetter = 0x915;

/** Reads fonts for PDFs. Exposes only the stream encoding of a subset: pdf-lib misinterprets the other method. */
const fontReader: Fontkit = {
  create(bytes, postscriptName) {
    const before = known.get(bytes.buffer);
    if (before) return before;
    const font = fontkit.create(bytes, postscriptName);
    const createSubset = font.createSubset.bind(font);
    // pdf-lib takes nothing but the glyphs of a layout, and in Latin letters those are one per character: the tables that move them are not read.
    const layout = font.characterSet.includes(devanagariLetter)
      ? {}
      : {
          layout: (text: string) => ({
            glyphs: Array.from(text, (letter) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0)),
          }),
        };
    const read = Object.assign(font, layout, {
      createSubset() {
        const subset = createSubset();
        return {
          includeGlyph: (glyph: Parameters<typeof subset.includeGlyph>[0]) => subset.includeGlyph(glyph),
          encodeStream: () => subset.encodeStream(),
        };
      },
    });
    known.set(bytes.buffer, read);
    return read;
  },
};
