import fontkit from "@pdf-lib/fontkit";
import type { PDFDocument } from "@cantoo/pdf-lib";

type Fontkit = Parameters<PDFDocument["registerFontkit"]>[0];

interface Steps {
  next: number;
  prev: number;
  stop(): void;
}

/**
 * The build of @pdf-lib/fontkit is written for a runtime that it does not bring, and uses it in one place: where it splits
 * Indian scripts into syllables. This is as much of that runtime as the place needs.
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

/** What reads fonts for PDFs. Of its two ways to write a cut font, pdf-lib takes the one it has in another sense. */
export const fontReader: Fontkit = {
  create(bytes, postscriptName) {
    const font = fontkit.create(bytes, postscriptName);
    const createSubset = font.createSubset.bind(font);
    return Object.assign(font, {
      createSubset() {
        const subset = createSubset();
        return {
          includeGlyph: (glyph: Parameters<typeof subset.includeGlyph>[0]) => subset.includeGlyph(glyph),
          encodeStream: () => subset.encodeStream(),
        };
      },
    });
  },
};
