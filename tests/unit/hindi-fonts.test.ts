import { readdirSync, readFileSync, statSync } from "node:fs";
import { Blob, Buffer as Text, Face, Font, shape } from "harfbuzzjs";
import subsetFont from "subset-font";
import { expect, test } from "vitest";
import { hindiLetters, hindiSyllables } from "../../scripts/lib/hindi-syllables";
import { subsetSyllables } from "../../scripts/lib/subset-glyphs";

const virama = "\u094d";

/** Returns the Hindi words of the messages, the glossary and the catalogue. */
function hindiWords(): string[] {
  const messages = ["app", "worker"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => /messages\.hi\.tsx?$|catalogue\/hindi\/.*\.yaml$/.test(file))
      .map((file) => `${folder}/${file}`),
  );
  const texts = [...messages, "docs/hindi-glossary.yaml"].map((file) => readFileSync(file, "utf8"));
  return [...new Set(texts.join(" ").match(/[\u0900-\u097f]+/g))];
}

async function open(file: Uint8Array): Promise<Font> {
  const whole = { keepAllGlyphs: true, targetFormat: "truetype" } as const;
  const font = await subsetFont(Buffer.from(file), undefined, whole);
  return new Font(new Face(new Blob(Uint8Array.from(font).buffer), 0));
}

function glyphsOf(font: Font, word: string): number[] {
  const text = new Text();
  text.addText(word);
  text.guessSegmentProperties();
  shape(font, text);
  return text.getGlyphInfos().map(({ codepoint }) => codepoint);
}

/** Counts the strokes that show where a conjunct could not be formed. */
function visibleStrokes(font: Font, word: string): number {
  const [stroke] = glyphsOf(font, `\u00a0${virama}`).slice(-1);
  return glyphsOf(font, word).filter((glyph) => glyph === stroke).length;
}

test.for(["mukta", "rozha-one"])(
  "%s forms the conjuncts of every Hindi word of the site, as the whole font does",
  async (name) => {
    const source = readFileSync(`node_modules/@fontsource/${name}/files/${name}-devanagari-400-normal.woff2`);
    const cut = await subsetSyllables(source, hindiLetters, hindiSyllables(name === "rozha-one"));
    const [whole, small] = await Promise.all([open(source), open(cut)]);
    const words = hindiWords();
    expect(words.length).toBeGreaterThan(400);
    const broken = words.filter(
      (word) =>
        glyphsOf(small, word).includes(0) || visibleStrokes(small, word) > visibleStrokes(whole, word),
    );
    expect(broken).toStrictEqual([]);
    // The check finds what a font without glyphs for conjuncts breaks.
    const bare = await open(await subsetSyllables(source, hindiLetters, []));
    expect(visibleStrokes(bare, "मुक्त")).toBeGreaterThan(visibleStrokes(whole, "मुक्त"));
  },
);

function bytes(file: string): number {
  return statSync(`app/fonts/${file}.woff2`).size;
}

test("a first Hindi view loads at most 90 kB of fonts, and an English page at most 3 kB for the language's name", () => {
  const faces = ["mukta-400", "mukta-600", "rozha-one-400"];
  const files = faces.flatMap((face) => [`${face}-hindi`, `${face}-hindi-core`, `${face}-rupee`]);
  expect(files.reduce((sum, file) => sum + bytes(file), 0)).toBeLessThan(90_000);
  expect(bytes("name-of-hindi")).toBeLessThan(3000);
});

test("the language's name is drawn without a stroke", async () => {
  const font = await open(readFileSync("app/fonts/name-of-hindi.woff2"));
  const glyphs = glyphsOf(font, "हिन्दी");
  expect(glyphs).not.toContain(0);
  expect(visibleStrokes(font, "हिन्दी")).toBe(0);
});
