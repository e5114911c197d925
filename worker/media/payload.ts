import { PictureError } from "./byte-reader";

/** Content that a misled browser, server or document viewer could execute. */
const payload = /<(?:script|html|!doctype|iframe|body|\?php)|javascript:|%PDF-/i;
/** Start of the directory of a ZIP archive. */
const archive = `PK${String.fromCharCode(5, 6, 0, 0, 0, 0)}`;

const chunkLength = 32 * 1024;
const overlap = 32;

/**
 * Rejects a picture whose pixels contain a page, a script or the directory of an archive. The chance of such bytes in a genuine picture is
 * about one in a hundred thousand.
 * @throws PictureError `damaged`
 */
export function mustHoldNoPayload(bytes: Uint8Array): void {
  const latin1 = new TextDecoder("latin1");
  for (let at = 0; at < bytes.byteLength; at += chunkLength) {
    const text = latin1.decode(bytes.subarray(at, at + chunkLength + overlap));
    if (payload.test(text) || text.includes(archive))
      throw new PictureError("damaged", "it contains executable content");
  }
}
