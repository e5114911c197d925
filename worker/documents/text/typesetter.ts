import bidiFactory from "bidi-js";
import { has, isIgnorable, type Faces } from "./choose-faces";
import type { Cluster, Face } from "./face";
import { rightToLeft } from "./isolated";

/** A line of a paragraph. */
export interface Line {
  text: string;
  direction: Direction;
  /** True for a line of several from right to left, which begin at the right edge. */
  startsRight?: boolean;
}

type Direction = "ltr" | "rtl";

/** Part of a line in one face and direction. */
interface Run {
  text: string;
  face: Face;
  /** Odd from right to left. Source: Unicode Standard Annex 9 */
  level: number;
}

const bidi = bidiFactory();

/** Characters that only steer the direction, which they have done once the runs are found, and control characters. */
const steering = /[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/**
 * Replaces characters that no face has by Latin letters.
 * @param reference names where the original can be looked up; it follows a text whose letters were replaced
 */
export function spelled(text: string, { spellings }: Faces, reference: string): string {
  const characters = Array.from(text.normalize("NFC"));
  if (!characters.some((character) => spellings.has(character))) return text;
  const latin = characters
    .map((character) => spellings.get(character) ?? character)
    .join("")
    // Left from emoji.
    .replaceAll(/(?<![\p{L}\p{M}])(?:\u200d|\ufe0f)+/gu, "")
    .trim();
  const isOtherwise = characters.some((character) => /\p{L}/u.test(spellings.get(character) ?? ""));
  return isOtherwise ? `${latin} (${reference})` : latin;
}

/** Returns the direction of the first letter that has one. */
export function directionOf(text: string): Direction {
  if (!rightToLeft.test(text)) return "ltr";
  const [paragraph] = bidi.getEmbeddingLevels(text, "auto").paragraphs;
  return paragraph?.level === 1 ? "rtl" : "ltr";
}

/** Part of a line that programs read in one direction: its clusters from left to right. */
export interface Stretch {
  direction: Direction;
  clusters: Cluster[];
}

/**
 * Returns a line from left to right. A line that begins from right to left is one stretch, since programs read it as such; in any
 * other, what is written from right to left is a stretch of its own.
 */
export function typeset({ text, direction }: Line, faces: readonly Face[]): Stretch[] {
  if (!rightToLeft.test(text)) return [{ direction, clusters: shapeAll(runsOf(text, faces)) }];
  const { levels } = bidi.getEmbeddingLevels(text, direction);
  const runs: Run[] = [];
  for (let start = 0, end = 1; start < text.length; start = end, end += 1) {
    while (end < text.length && levels[end] === levels[start]) end += 1;
    runs.push(...runsOf(text.slice(start, end), faces, levels[start]));
  }
  const stretches: Stretch[] = [];
  for (const run of inOrder(runs)) {
    const last = stretches.at(-1);
    const its = direction === "rtl" || run.level > 0 ? "rtl" : "ltr";
    if (last?.direction === its) last.clusters.push(...shapeAll([run]));
    else stretches.push({ direction: its, clusters: shapeAll([run]) });
  }
  return stretches;
}

/** Puts runs in the order in which they stand from left to right. Source: Unicode Standard Annex 9, L2 */
function inOrder(runs: readonly Run[]): Run[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level > 0; level -= 1) {
    for (let start = 0; start < ordered.length; start += 1) {
      let end = start;
      while ((ordered[end]?.level ?? 0) >= level) end += 1;
      ordered.splice(start, end - start, ...ordered.slice(start, end).toReversed());
      start = Math.max(start, end);
    }
  }
  return ordered;
}

function shapeAll(runs: readonly Run[]): Cluster[] {
  return runs.flatMap(({ text, face, level }) => face.shape(text, level % 2 === 0 ? "ltr" : "rtl"));
}

export const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Splits a text into words and spaces, and those by the faces that have their characters. */
function runsOf(text: string, faces: readonly Face[], level = 0): Run[] {
  const runs: Run[] = [];
  for (const [part] of text.matchAll(/\s|\S+/g)) {
    // Words are shaped one by one: no face joins letters across a space.
    const wordRuns: Run[] = [];
    for (const { face, text: piece } of piecesOf(part, faces)) {
      const last = wordRuns.at(-1);
      if (last?.face === face) last.text += piece;
      else wordRuns.push({ text: piece, face, level });
    }
    runs.push(...wordRuns);
  }
  return runs;
}

function piecesOf(part: string, faces: readonly Face[]): { text: string; face: Face }[] {
  const [first] = faces;
  if (first && /^[\u0021-\u007e]+$/.test(part)) return [{ text: part, face: first }];
  if (first && /^\s$/.test(part)) return [{ text: " ", face: first }];
  return Array.from(graphemes.segment(part)).flatMap(({ segment }) => {
    const text = segment.replace(steering, "");
    const face = faces.find((each) => has(each, text));
    if (text === "") return [];
    if (face) return [{ text, face }];
    // Letters and marks of different faces.
    return Array.from(text).flatMap((character) => {
      const other = isIgnorable(character) ? undefined : faces.find((each) => has(each, character));
      return other ? [{ text: character, face: other }] : [];
    });
  });
}
