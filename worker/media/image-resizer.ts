import { tourPictureLimits } from "~/domain/tour-picture";
import { openWebp } from "./webp";

export interface ResizedImage {
  /** A WebP without metadata. */
  bytes: Uint8Array<ArrayBuffer>;
  /** Sides in pixels, the right way up. */
  width: number;
  height: number;
}

/** Makes pictures smaller. */
export interface ImageResizer {
  /**
   * A WebP of a picture, turned the right way up.
   * @param width at most, in pixels; a picture that is narrower is not made wider
   */
  resize(picture: Uint8Array<ArrayBuffer>, width: number): Promise<ResizedImage>;
}

const quality = 80;

/** Cloudflare Images; locally miniflare does the same with sharp, without the network. */
export function createImageResizer(images: ImagesBinding): ImageResizer {
  return {
    async resize(picture, width) {
      const result = await images
        .input(new Blob([picture]).stream())
        .transform({ width, fit: "scale-down" })
        .output({ format: "image/webp", quality });
      const answer = await result.response().arrayBuffer();
      // Read like any other file: what browsers are sent is a WebP and nothing else, whoever made it.
      return openWebp(new Uint8Array(answer), tourPictureLimits.side);
    },
  };
}
