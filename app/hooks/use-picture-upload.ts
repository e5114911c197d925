import { useState, type SubmitEvent } from "react";
import { pictureLimits, pictureRefusals } from "~/domain/tour-pictures/picture";
import { shrinkPicture } from "~/lib/tour-pictures/shrink-picture";
import type { useForm } from "./use-form";

/** Returns the message for a file that the browser cannot show. */
export function unreadablePicture({ type, name }: File): string {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)
    ? pictureRefusals.heic
    : "Your browser can't read this file. Choose a JPEG, PNG, WebP or AVIF picture.";
}

/**
 * Previews the picture of an upload form, and scales it down before it is sent.
 * @param maxWidth of the widest copy that the server stores, in pixels
 */
export function usePictureUpload(
  form: Pick<ReturnType<typeof useForm>, "fetcher" | "isBusy">,
  { action, maxWidth }: { action: string; maxWidth: number },
) {
  const { fetcher } = form;
  const [preview, setPreview] = useState<ImageBitmap | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isPreparing, setPreparing] = useState(false);

  async function choose(file: File | undefined) {
    fetcher.reset();
    setPreview(null);
    setProblem(null);
    if (!file) return;
    try {
      setPreview(await createImageBitmap(file, { resizeHeight: 240, resizeQuality: "medium" }));
    } catch {
      setProblem(unreadablePicture(file));
    }
  }

  async function send(upload: FormData) {
    const file = upload.get("picture");
    setPreparing(true);
    if (file instanceof File) {
      const small = await shrinkPicture(file, maxWidth);
      if (small.size > pictureLimits.bytes) {
        setPreparing(false);
        return setProblem(pictureRefusals.too_large);
      }
      upload.set("picture", small);
    }
    await fetcher.submit(upload, { method: "post", action, encType: "multipart/form-data" });
    setPreparing(false);
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (problem === null && !isPreparing) void send(new FormData(event.currentTarget));
  }

  return { preview, problem, choose, onSubmit, isBusy: form.isBusy || isPreparing };
}
