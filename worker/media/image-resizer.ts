export interface PictureSize {
  /** In pixels, as stored: before its orientation is applied. */
  width: number;
  height: number;
}

export interface ImageResizer {
  /** Reads a picture's size from its header, without decoding it. @throws Error if it has none */
  measure(picture: Uint8Array<ArrayBuffer>): Promise<PictureSize>;
  /**
   * Encodes a picture as a still WebP in sRGB without metadata, with its orientation applied.
   * @param size max width and height in pixels; smaller pictures are not enlarged
   * @throws Error if it can't be decoded
   */
  resize(
    picture: Uint8Array<ArrayBuffer>,
    size: { width: number; height?: number },
  ): Promise<Uint8Array<ArrayBuffer>>;
}

const quality = 80;

/** Creates a resizer that uses Cloudflare Images; locally, miniflare does the same offline with sharp. */
export function createImageResizer(images: ImagesBinding): ImageResizer {
  return {
    async measure(picture) {
      const info = await images.info(new Blob([picture]).stream());
      if (!("width" in info)) throw new Error(`${info.format} has no size`);
      return { width: info.width, height: info.height };
    },
    async resize(picture, size) {
      const result = await images
        .input(new Blob([picture]).stream())
        .transform({ ...size, fit: "scale-down" })
        .output({ format: "image/webp", quality, anim: false });
      return new Uint8Array(await result.response().arrayBuffer());
    },
  };
}
