import { PictureError } from "./byte-reader";

/** What a browser, a server or a reader of documents could take for something to run, were it misled. */
const payload = /<(?:script|html|!doctype|iframe|body|\?php)|javascript:|%PDF-/i;
/** How the directory of a ZIP archive begins. */
const archive = `PK${String.fromCharCode(5, 6, 0, 0, 0, 0)}`;

const chunkLength = 32 * 1024;
const overlap = 32;

/**
 * Refuses a picture among whose pixels lies a page, a script or the directory of an archive. The pixels of an honest one
 * hold none of these words but by a chance of about one in a hundred thousand.
 * @throws PictureError `damaged`
 */
export function mustHoldNoPayload(bytes: Uint8Array): void {
  const latin1 = new TextDecoder("latin1");
  for (let at = 0; at < bytes.byteLength; at += chunkLength) {
    const text = latin1.decode(bytes.subarray(at, at + chunkLength + overlap));
    if (payload.test(text) || text.includes(archive))
      throw new PictureError("damaged", "it holds something to run");
  }
}
