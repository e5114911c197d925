import { extractText, getDocumentProxy, getResolvedPDFJS } from "unpdf";
import { z } from "zod";

/** In a path, what begins a new part of it; the numbers after it are its place. */
const moveTo = 0;
const numbersAfter = [2, 2, 6, 4, 0];
const pathSchema = z.tuple([z.number(), z.tuple([z.instanceof(Float32Array)])], z.unknown());

/** A PDF as a reader program sees it: its pages, its text, and where the parts of each drawing on its first page begin. */
export async function readPdf(bytes: Uint8Array) {
  // The library keeps what it is given.
  const document = await getDocumentProxy(bytes.slice());
  const { text, totalPages } = await extractText(document, { mergePages: true });
  const { OPS } = await getResolvedPDFJS();
  const page = await document.getPage(1);
  const { fnArray, argsArray } = await page.getOperatorList();
  const paths = argsArray.filter((_: unknown, index: number) => fnArray[index] === OPS.constructPath);
  const drawings = paths.map((path: unknown) => beginsOf(pathSchema.parse(path)[1][0]));
  return { text, totalPages, drawings };
}

function beginsOf(path: Float32Array): string[] {
  const begins: string[] = [];
  for (let at = 0; at < path.length; at += 1 + (numbersAfter[path[at] ?? 0] ?? 0))
    if (path[at] === moveTo) begins.push(`${path[at + 1]} ${path[at + 2]}`);
  return begins;
}
