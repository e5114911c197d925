import { data } from "react-router";

/**
 * Drain photo-sized bodies before rejecting them; reject larger ones immediately. A browser that is still sending when
 * the response arrives shows a connection error instead.
 */
const leastDrained = 16 * 1024 * 1024;

/** Reads a posted form with a file; null if its body exceeds `mostBytes`. Any other body becomes a 400 page. */
export async function readUpload(request: Request, mostBytes: number): Promise<FormData | null> {
  const mostDrained = Math.max(leastDrained, 3 * mostBytes);
  if (Number(request.headers.get("Content-Length")) > mostDrained) return null;
  const body = await readAtMost(request, mostBytes, mostDrained);
  if (!body) return null;
  try {
    const headers = { "Content-Type": request.headers.get("Content-Type") ?? "" };
    return await new Response(body, { headers }).formData();
  } catch {
    throw data("Expected form data.", { status: 400 });
  }
}

async function readAtMost({ body }: Request, mostBytes: number, mostDrained: number): Promise<Blob | null> {
  if (!body) return new Blob();
  let kept: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size <= mostBytes) kept.push(chunk);
    else kept = [];
    if (size > mostDrained) break;
  }
  return size <= mostBytes ? new Blob(kept) : null;
}
