/** Smaller files are sent unchanged. */
const minBytes = 1024 * 1024;

/**
 * Scales a picture down, so that it is sent within seconds over a phone's network. Its metadata, which may contain the position, stays on the
 * device. Returns the file itself if it is small or the browser cannot scale it.
 * @param maxWidth of the widest copy that the server stores, in pixels
 */
export async function shrinkPicture(file: File, maxWidth: number): Promise<File> {
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
