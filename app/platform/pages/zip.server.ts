import { Zip, ZipDeflate } from "fflate";
import { fileResponse } from "./stream-response.server";

/** A file of an archive: its path, and its text. */
export type ZippedFile = readonly [path: string, text: string];

/**
 * Streams files as a ZIP archive, one after another, so that only one is in memory.
 * @param name of the archive, without its extension
 */
export function zipResponse(name: string, files: AsyncIterator<ZippedFile, void>): Response {
  const encoder = new TextEncoder();
  let zip: Zip | null = null;
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      zip = new Zip((error, chunk, isLast) => {
        if (error) return controller.error(error);
        controller.enqueue(chunk);
        if (isLast) controller.close();
      });
    },
    async pull() {
      const { value, done } = await files.next();
      if (done) return zip?.end();
      const [path, text] = value;
      const file = new ZipDeflate(path, { level: 6 });
      zip?.add(file);
      file.push(encoder.encode(text), true);
    },
  });
  return fileResponse(body, { name: `${name}.zip`, type: "application/zip" });
}
