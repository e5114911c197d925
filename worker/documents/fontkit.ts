import fontkit from "@pdf-lib/fontkit";
import type { PDFDocument } from "@cantoo/pdf-lib";

type Fontkit = Parameters<PDFDocument["registerFontkit"]>[0];

interface Steps {
  next: number;
  prev: number;
  stop(): void;
}

/**
 * Minimal stand-in for regeneratorRuntime, which the build of @pdf-lib/fontkit expects but does not include. It is
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

/** Reads fonts for PDFs. Exposes only the stream encoding of a subset: pdf-lib misinterprets the other method. */
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
