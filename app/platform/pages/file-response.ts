/** Returns a private file as a download: not cached, not displayed inline, and unable to run scripts on this origin. */
export function privateFile(file: {
  fileName: string;
  contentType: string;
  /** Bytes. */
  size: number;
  body: ReadableStream;
}): Response {
  return new Response(file.body, {
    headers: {
      "Content-Type": file.contentType,
      "Content-Length": String(file.size),
      "Content-Disposition": attachment(file.fileName),
      "Cache-Control": "private, no-store",
      "X-Content-Type-Options": "nosniff",
      "X-Robots-Tag": "noindex",
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "Cross-Origin-Resource-Policy": "same-origin",
    },
  });
}

/** Formats the header with an ASCII fallback and the exact name (RFC 6266). */
function attachment(fileName: string): string {
  const plain = fileName.replaceAll(/[^ -~]|["\\]/g, "_");
  const exact = encodeURIComponent(fileName).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}

/** Returns a drawn document as such a download. */
export function drawnFile(drawn: {
  filename: string;
  contentType: string;
  content: Uint8Array<ArrayBuffer> | string;
}): Response {
  const file = new Blob([drawn.content]);
  const { filename: fileName, contentType } = drawn;
  return privateFile({ fileName, contentType, size: file.size, body: file.stream() });
}

/** Returns JSON as such a download. */
export function jsonFile({ fileName, text }: { fileName: string; text: string }): Response {
  return drawnFile({ filename: fileName, contentType: "application/json; charset=utf-8", content: text });
}
