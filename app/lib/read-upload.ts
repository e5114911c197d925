import { data } from "react-router";

/**
 * The fields of a posted form with a file, or null when its body is larger than `mostBytes`: it is read no further than
 * needed to know that. Any other body is answered with a 400 page.
 */
export async function readUpload(request: Request, mostBytes: number): Promise<FormData | null> {
  if (Number(request.headers.get("Content-Length")) > mostBytes) return null;
  const body = await readAtMost(request, mostBytes);
  if (!body) return null;
  try {
    const headers = { "Content-Type": request.headers.get("Content-Type") ?? "" };
    return await new Response(body, { headers }).formData();
  } catch {
    throw data("This is not a form.", { status: 400 });
  }
}

async function readAtMost({ body }: Request, mostBytes: number): Promise<Blob | null> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  if (!body) return new Blob();
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > mostBytes) return null;
    chunks.push(chunk);
  }
  return new Blob(chunks);
}
