import type { Face } from "./face";
import { directionOf, graphemes, typeset, type Line, type Stretch } from "./typesetter";
import { unitsPerEm } from "./write-font";

/** Widths of words at a size of one point, by faces of a document and text. */
const widths = new WeakMap<readonly Face[], Map<string, number>>();

/** Returns the width of a text in points. */
export function widthOf(text: string, faces: readonly Face[], size: number): number {
  const known = widths.get(faces) ?? new Map<string, number>();
  widths.set(faces, known);
  const width = known.get(text) ?? widthOfLine(typeset({ text, direction: "ltr" }, faces), 1);
  known.set(text, width);
  return width * size;
}

/** Returns the width of a line in points. */
export function widthOfLine(stretches: readonly Stretch[], size: number): number {
  const clusters = stretches.flatMap((stretch) => stretch.clusters);
  return (clusters.reduce((sum, { advance }) => sum + advance, 0) * size) / unitsPerEm;
}

/** Wraps a text into lines. Keeps its own line breaks and splits words wider than a line. */
export function wrap(text: string, faces: readonly Face[], size: number, width: number): Line[] {
  return text.split(/\r\n?|\n/).flatMap((paragraph) => {
    const direction = directionOf(paragraph);
    const lines = wrapParagraph(paragraph, faces, size, width);
    const startsRight = direction === "rtl" && lines.length > 1;
    return lines.map((line) => ({ text: line, direction, startsRight }));
  });
}

function wrapParagraph(text: string, faces: readonly Face[], size: number, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  /** Width of the line, the sum of its words. */
  let lineWidth = 0;
  for (const { word, isSpaced } of wordsOf(text)) {
    const space = isSpaced && line !== "" ? " " : "";
    const wordWidth = widthOf(word, faces, size);
    const longer = lineWidth + (space === "" ? 0 : widthOf(space, faces, size)) + wordWidth;
    if (longer <= width) {
      line += space + word;
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

/** Scripts that set no spaces between words. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const words = new Intl.Segmenter("en", { granularity: "word" });

/** Splits a paragraph where a line may end. `isSpaced` words follow a space. */
function wordsOf(paragraph: string): { word: string; isSpaced: boolean }[] {
  return paragraph.split(/\s+/).flatMap((spaced) => {
    const parts = unspaced.test(spaced)
      ? Array.from(words.segment(spaced), ({ segment }) => segment)
      : // Tibetan has a mark between syllables.
        spaced.split(/(?<=\u0f0b)/);
    // Punctuation stays with the word before it.
    const joined = parts.reduce<string[]>(
      (all, part) =>
        all.length > 0 && /^\p{P}+$/u.test(part) ? [...all.slice(0, -1), all.at(-1) + part] : [...all, part],
      [],
    );
    return joined.map((word, index) => ({ word, isSpaced: index === 0 }));
  });
}

/** Splits a word that is wider than a line, between letters with their marks. */
function splitWord(word: string, faces: readonly Face[], size: number, width: number): string[] {
  const parts: string[] = [];
  let part = "";
  for (const { segment } of graphemes.segment(word)) {
    if (part !== "" && widthOf(part + segment, faces, size) > width) {
      parts.push(part);
      part = "";
    }
    part += segment;
  }
  return [...parts, part];
}
