import { data } from "react-router";

/**
 * Drain photo-sized bodies before rejecting them; reject larger ones immediately. A browser that is still sending when
 * the response arrives shows a connection error instead.
 */
const minDrainedBytes = 16 * 1024 * 1024;

/** Reads a posted form with a file; null if its body exceeds `maxBytes`. Any other body becomes a 400 page. */
export async function readUpload(request: Request, maxBytes: number): Promise<FormData | null> {
  const maxDrainedBytes = Math.max(minDrainedBytes, 3 * maxBytes);
  if (Number(request.headers.get("Content-Length")) > maxDrainedBytes) return null;
  const body = await maxRead(request, maxBytes, maxDrainedBytes);
  if (!body) return null;
  try {
    const headers = { "Content-Type": request.headers.get("Content-Type") ?? "" };
    return await new Response(body, { headers }).formData();
  } catch {
    throw data("Expected form data.", { status: 400 });
  }
}

async function maxRead({ body }: Request, maxBytes: number, maxDrainedBytes: number): Promise<Blob | null> {
  if (!body) return new Blob();
  let chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size <= maxBytes) chunks.push(chunk);
    else chunks = [];
    if (size > maxDrainedBytes) break;
  }
  return size <= maxBytes ? new Blob(chunks) : null;
}
