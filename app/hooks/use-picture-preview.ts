import { useState } from "react";

/** Message for a file that the browser cannot show. */
export const unreadablePicture =
  "Your browser can't read this file. Choose a JPEG, PNG, WebP or AVIF picture.";

/**
 * Previews a chosen picture before its upload.
 * @param problemOf returns the message for a file that is refused unread, or null
 */
export function usePicturePreview(problemOf: (file: File) => string | null = () => null) {
  const [preview, setPreview] = useState<ImageBitmap | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  async function choose(file: File | undefined) {
    setPreview(null);
    const refusal = file ? problemOf(file) : null;
    setProblem(refusal);
    if (!file || refusal !== null) return;
    try {
      setPreview(await createImageBitmap(file, { resizeHeight: 240, resizeQuality: "medium" }));
    } catch {
      setProblem(unreadablePicture);
    }
  }

  return { preview, problem, setProblem, choose };
}
