import { useState, type SubmitEvent } from "react";
import { pictureRefusals } from "~/domain/tour-pictures/messages";
import { pictureLimits } from "~/domain/tour-pictures/picture";
import { platformMessages } from "../messages";
import type { useForm } from "./use-form";

/** Returns the message for a file that the browser cannot show. */
export function unreadablePicture({ type, name }: File): string {
  return /^image\/hei[cf]/.test(type) || /\.hei[cf]$/i.test(name)
    ? pictureRefusals().heic
    : platformMessages().unreadablePicture;
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
        return setProblem(pictureRefusals().too_large);
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

/** Smaller files are sent unchanged. */
const minBytes = 1024 * 1024;

/**
 * Scales a picture down, so that it is sent within seconds over a phone's network. Its metadata, which may contain the position, stays on the
 * device. Returns the file itself if it is small or the browser cannot scale it.
 * @param maxWidth of the widest copy that the server stores, in pixels
 */
async function shrinkPicture(file: File, maxWidth: number): Promise<File> {
  if (file.size <= minBytes) return file;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, maxWidth / picture.width);
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext("2d")?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, "image/jpeg", 0.9);
    });
    return blob && blob.size < file.size ? new File([blob], "picture.jpg", { type: blob.type }) : file;
  } catch {
    return file;
  }
}
