/** Position of a page in the file that it is written to. */
export interface PagePosition {
  isFirst: boolean;
  isLast: boolean;
}

/**
 * Streams a list as a file, reading page by page.
 * @param readPage reads from a cursor, or from the start; the first page is read before the response begins, so that
 *   errors get their own status
 * @param write returns what a page adds to the file, if anything yet
 */
export async function streamResponse<Page extends { nextCursor: string | null }>(
  { name, type }: { name: string; type: string },
  readPage: (cursor: string | undefined) => Promise<Page>,
  write: (page: Page, position: PagePosition) => Uint8Array[],
): Promise<Response> {
  let page: Page | null = await readPage(undefined);
  let isFirst = true;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      // A pull that adds nothing would not be repeated.
      for (let isEmpty = true; page !== null && isEmpty;) {
        const chunks = write(page, { isFirst, isLast: page.nextCursor === null });
        for (const chunk of chunks) controller.enqueue(chunk);
        isEmpty = chunks.length === 0;
        isFirst = false;
        page = page.nextCursor === null ? null : await readPage(page.nextCursor);
      }
      if (page === null) controller.close();
    },
  });
  return fileResponse(body, { name, type });
}

/** Sends a file to be saved, which no cache stores. @param name with its extension */
export function fileResponse(
  body: ReadableStream<Uint8Array>,
  { name, type }: { name: string; type: string },
): Response {
  return new Response(body, {
    headers: {
      "Content-Type": type,
      "Content-Disposition": `attachment; filename="${name}"`,
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
    },
  });
}
