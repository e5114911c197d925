import {
  PDFDocument,
  PDFName,
  beginMarkedContent,
  beginText,
  endMarkedContent,
  endText,
  popGraphicsState,
  pushGraphicsState,
  rgb,
  setFillingColor,
  setFontAndSize,
  setGraphicsState,
  setTextMatrix,
  showText,
  type Color,
  type PDFPage,
} from "@cantoo/pdf-lib";
import { qrPath } from "~/domain/documents/qr";
import type { ReadFont } from "./read-font";
import { chooseFaces, type Faces } from "./text/choose-faces";
import { createDocumentFont } from "./text/document-font";
import { spelled, typeset, type Line } from "./text/typesetter";
import { widthOf, widthOfLine, wrap } from "./text/wrap";
import { currentLanguage } from "~/domain/language/language";
import { documentMessages } from "./messages";

/** A4, in points of 1/72 inch. */
const pageWidth = 595.28;
const pageHeight = 841.89;
const margin = 52;
export const sheetWidth = pageWidth - 2 * margin;

/** The site's light theme. Source: app/app.css. */
export const colors = {
  ink: rgb(0.118, 0.129, 0.322),
  muted: rgb(0.357, 0.345, 0.447),
  line: rgb(0.875, 0.816, 0.702),
  marigold: rgb(0.949, 0.627, 0.114),
  peacock: rgb(0.047, 0.373, 0.4),
  danger: rgb(0.635, 0.137, 0.102),
};

export interface TextStyle {
  size?: number;
  bold?: boolean;
  color?: Color;
  /** From the left edge of the sheet, in points. */
  x?: number;
  width?: number;
  align?: "left" | "right";
}

/** A document written from top to bottom, with automatic page breaks. */
export interface Sheet {
  /** Writes a text in as many lines as it needs, below the previous content. */
  write(text: string, style?: TextStyle): void;
  /** Writes names and values side by side. */
  list(entries: readonly (readonly [string, string])[], place?: { x?: number; width?: number }): void;
  /** Writes a text on the left and an amount on the right. */
  row(label: string, amount: string, style?: Pick<TextStyle, "bold" | "color">): void;
  gap(points: number): void;
  rule(color?: Color): void;
  /** Draws a QR code with its upper left corner at the current position, without moving it. */
  qr(text: string, place: { x: number; size: number }): void;
  /** Draws large Latin letters across every page. */
  stamp(text: string): void;
  /**
   * Starts a new page unless this page has enough room, in points.
   * @returns true if it did
   */
  need(points: number): boolean;
  /** Writes a text and "Page x of y" at the bottom of every page. */
  numberPages(text: string): void;
  /** Writes parts side by side: each starts at the same height, and the next content follows below the longest. */
  beside(...parts: (() => void)[]): void;
  /** Moves at least as far down as a `position`. */
  position(): number;
  moveBelow(position: number): void;
  save(): Promise<Uint8Array<ArrayBuffer>>;
}

const labelWidth = 108;
const lineHeight = 1.42;

interface SheetOptions {
  /** Document title, also for screen readers. */
  title: string;
  /** Everything that will be written beside the words of the current language, to choose the fonts. */
  texts: unknown;
  /** Follows a name that the fonts lack, so that its letters can be looked up. */
  reference: string;
  readFont: ReadFont;
}

/** Creates an empty A4 document in the current language. */
export async function createSheet({ title, texts, reference, readFont }: SheetOptions): Promise<Sheet> {
  const document = await PDFDocument.create();
  document.setTitle(title, { showInWindowTitleBar: true });
  document.setLanguage(`${currentLanguage()}-IN`);
  document.setCreator("Tour Bharat");
  document.setProducer("Tour Bharat");
  const faces = await chooseFaces(readFont, JSON.stringify(texts) + documentMessages().letter);
  return writeOn(document, faces, reference);
}

const fontKey = PDFName.of("F");
const seeThroughKey = PDFName.of("S");

function writeOn(document: PDFDocument, faces: Faces, reference: string): Sheet {
  const font = createDocumentFont(document);
  const newPage = () => {
    const added = document.addPage([pageWidth, pageHeight]);
    added.node.setFontDictionary(fontKey, font.ref);
    return added;
  };
  let page: PDFPage = newPage();
  /** Height of the next content above the lower edge, in points. */
  let y = pageHeight - margin;

  function line(text: Line, style: Required<TextStyle>) {
    if (y - style.size * lineHeight < margin) {
      page = newPage();
      y = pageHeight - margin;
    }
    draw(text, style);
  }

  function draw(text: Line, { size, bold, color, x, width, align }: Required<TextStyle>) {
    const stretches = typeset(text, bold ? faces.bold : faces.regular);
    y -= size * lineHeight;
    const left =
      margin + x + (align === "right" || text.startsRight ? width - widthOfLine(stretches, size) : 0);
    page.pushOperators(
      beginText(),
      setFillingColor(color),
      setTextMatrix(1, 0, 0, 1, left, y + size * 0.32),
      setFontAndSize(fontKey, size),
      ...stretches.flatMap(({ clusters }) => {
        const shown = showText(font.encode(clusters));
        // Between marks, PDF.js, and so Firefox, finds one direction.
        return stretches.length > 1 ? [beginMarkedContent("Span"), shown, endMarkedContent()] : [shown];
      }),
      endText(),
    );
  }

  function write(text: string, style: TextStyle = {}) {
    const { size = 10, bold = false, color = colors.ink, x = 0, align = "left" } = style;
    const width = style.width ?? sheetWidth - x;
    const weight = bold ? faces.bold : faces.regular;
    for (const each of wrap(spelled(text, faces, reference), weight, size, width))
      line(each, { size, bold, color, x, width, align });
  }

  function beside(...parts: (() => void)[]) {
    const start = y;
    const startPage = page;
    let lowest = start;
    for (const part of parts) {
      // If a part has continued on a new page, the next one starts there.
      if (page === startPage) y = start;
      part();
      lowest = page === startPage ? Math.min(lowest, y) : y;
    }
    y = lowest;
  }

  return {
    write,
    beside,
    need(points) {
      if (y - points >= margin) return false;
      page = newPage();
      y = pageHeight - margin;
      return true;
    },
    numberPages(text) {
      const end = { page, y };
      const pages = document.getPages();
      for (const [index, each] of pages.entries()) {
        page = each;
        const style = { size: 8, bold: false, color: colors.muted, x: 0 };
        const shown = spelled(text, faces, reference);
        const [first] = wrap(shown, faces.regular, style.size, sheetWidth - 80);
        y = margin - 8;
        if (first) draw(first, { ...style, width: sheetWidth, align: "left" });
        y = margin - 8;
        const count: Line = { text: documentMessages().page(index + 1, pages.length), direction: "ltr" };
        draw(count, { ...style, width: sheetWidth, align: "right" });
      }
      ({ page, y } = end);
    },
    list(entries, { x = 0, width = sheetWidth - x } = {}) {
      for (const [name, value] of entries) {
        beside(
          () => write(name, { x, width: labelWidth - 8, color: colors.muted }),
          () => write(value, { x: x + labelWidth, width: width - labelWidth }),
        );
      }
    },
    row(label, amount, style = {}) {
      beside(
        () => write(label, { ...style, width: sheetWidth - 110 }),
        () => write(amount, { ...style, x: sheetWidth - 100, width: 100, align: "right" }),
      );
    },
    gap: (points) => void (y -= points),
    rule(color = colors.line) {
      y -= 4;
      page.drawLine({
        start: { x: margin, y },
        end: { x: margin + sheetWidth, y },
        thickness: 0.8,
        color: color,
      });
      y -= 4;
    },
    qr(text, { x, size }) {
      const code = qrPath(text, { border: 4 });
      page.drawSvgPath(code.path, { x: margin + x, y, scale: size / code.size, color: rgb(0, 0, 0) });
    },
    stamp(text) {
      const size = 96;
      const width = widthOf(text, faces.bold, size);
      const slope = Math.SQRT1_2;
      const seeThrough = document.context.register(document.context.obj({ Type: "ExtGState", ca: 0.28 }));
      for (const each of document.getPages()) {
        each.node.setExtGState(seeThroughKey, seeThrough);
        each.pushOperators(
          pushGraphicsState(),
          setGraphicsState(seeThroughKey),
          beginText(),
          setFillingColor(colors.danger),
          setFontAndSize(fontKey, size),
          setTextMatrix(
            slope,
            slope,
            -slope,
            slope,
            (pageWidth - width * slope) / 2,
            (pageHeight - width * slope) / 2,
          ),
          ...typeset({ text, direction: "ltr" }, faces.bold).map(({ clusters }) =>
            showText(font.encode(clusters)),
          ),
          endText(),
          popGraphicsState(),
        );
      }
    },
    position: () => y,
    moveBelow: (position) => void (y = Math.min(y, position)),
    async save() {
      font.embed();
      return new Uint8Array(await document.save());
    },
  };
}
