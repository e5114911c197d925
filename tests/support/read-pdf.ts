import { extractText, getDocumentProxy, getResolvedPDFJS } from "unpdf";
import { z } from "zod";

/** Path operator that starts a subpath, followed by its coordinates. */
const moveTo = 0;
const numbersAfter = [2, 2, 6, 4, 0];
const pathSchema = z.tuple([z.number(), z.tuple([z.instanceof(Float32Array)])], z.unknown());

/** Reads a PDF: its pages, its text, and the start points of the paths on its first page. */
export async function readPdf(bytes: Uint8Array) {
  // The library takes ownership of the buffer.
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
