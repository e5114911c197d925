import { getDocument } from "unpdf/pdfjs";

/** A page that shows words as HTML and as a PDF draws them, side by side, and compares a screenshot of both. */
declare global {
  interface Window {
    showWords: (pdf: string, words: readonly PrintedWord[]) => Promise<void>;
    compareWords: (screenshot: string) => Promise<ComparedWord[]>;
  }
}

export interface PrintedWord {
  word: string;
  /** Face of public/document-fonts, without its weight. */
  font: string;
}

export interface ComparedWord {
  word: string;
  /** Share of the ink of the PDF or of the HTML that the other lacks, from 0 to 1. */
  difference: number;
  /** The same, compared with HTML without the offsets of marks. */
  differenceWithoutOffsets: number;
}

/** Size of the words in pixels: an offset of a hundredth of an em is seen. */
const size = 120;
/** Keeps marks within the picture. */
const padding = 70;
/** Positions that a font gives to marks: above and below letters, on letters and on other marks. */
const withoutOffsets = '"abvm" 0, "blwm" 0, "mark" 0, "mkmk" 0';

window.showWords = async (pdf, words) => {
  const file = await getDocument({ url: pdf, verbosity: 0 }).promise;
  const pages = await Promise.all(
    Array.from({ length: file.numPages }, (_, index) => file.getPage(index + 1)),
  );
  const texts = await Promise.all(
    pages.map(async (page) => {
      const { items } = await page.getTextContent();
      return items.flatMap((item) => ("str" in item ? [{ page, item }] : []));
    }),
  );
  for (const { word, font } of words) {
    document.fonts.add(await new FontFace(font, `url(/document-fonts/${font}-400.woff)`).load());
    const found = texts.flat().find(({ item }) => item.str === word);
    if (!found) throw new Error(`${word} is not a text of the PDF`);
    const { page, item } = found;
    const canvas = document.createElement("canvas");
    const scale = size / item.height;
    Object.assign(canvas, { width: item.width * scale + 2 * padding, height: size + 2 * padding });
    const [, , , , x, y] = item.transform;
    const [left, baseline] = page.getViewport({ scale }).convertToViewportPoint(x, y);
    const place = { offsetX: padding - left, offsetY: padding + size - baseline };
    await page.render({ canvas, viewport: page.getViewport({ scale, ...place }) }).promise;
    const row = document.createElement("div");
    row.style.whiteSpace = "nowrap";
    row.replaceChildren(paragraph(word, font, "normal"), canvas, paragraph(word, font, withoutOffsets));
    document.body.appendChild(row);
  }
};

function paragraph(word: string, font: string, features: string): HTMLElement {
  const shown = document.createElement("p");
  shown.textContent = word;
  shown.style.cssText = `display: inline-block; margin: 0; padding: ${padding}px; font: ${size}px/1.4 ${font};
    font-feature-settings: ${features}; text-rendering: geometricPrecision`;
  return shown;
}

window.compareWords = async (screenshot) => {
  const picture = new Image();
  picture.src = `data:image/png;base64,${screenshot}`;
  await picture.decode();
  return [...document.querySelectorAll("div")].map((row) => {
    const [html, pdf, plain] = [...row.children].map((each) => inkOf(picture, each));
    if (!html || !pdf || !plain) throw new Error("a row has three pictures");
    return {
      word: row.firstChild?.textContent ?? "",
      difference: Math.max(lacking(html, pdf), lacking(pdf, html)),
      differenceWithoutOffsets: Math.max(lacking(plain, pdf), lacking(pdf, plain)),
    };
  });
};

/** Dark pixels as "x y", counted from the upper left corner of their box. */
type Ink = ReadonlySet<string>;

function inkOf(picture: HTMLImageElement, element: Element): Ink {
  const { left, top, width, height } = element.getBoundingClientRect();
  const context = new OffscreenCanvas(width, height).getContext("2d");
  if (!context) throw new Error("no canvas");
  context.drawImage(picture, -(left + scrollX), -(top + scrollY));
  const { data, width: columns } = context.getImageData(0, 0, width, height);
  const dark: [x: number, y: number][] = [];
  for (let at = 0; at < data.length / 4; at += 1)
    if ((data[at * 4] ?? 255) < 128) dark.push([at % columns, Math.floor(at / columns)]);
  if (dark.length === 0) throw new Error("a picture is empty");
  const minX = Math.min(...dark.map(([x]) => x));
  const minY = Math.min(...dark.map(([, y]) => y));
  return new Set(dark.map(([x, y]) => `${x - minX} ${y - minY}`));
}

/** Returns the share of an ink that another lacks by more than a pixel. */
function lacking(ink: Ink, other: Ink): number {
  const steps = [-1, 0, 1];
  const missing = [...ink].filter((pixel) => {
    const [x = 0, y = 0] = pixel.split(" ").map(Number);
    return !steps.some((dx) => steps.some((dy) => other.has(`${x + dx} ${y + dy}`)));
  });
  return missing.length / ink.size;
}
