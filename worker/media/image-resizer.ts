import { tourPictureLimits } from "~/domain/tour-pictures/tour-picture";
import { openWebp } from "./webp";

export interface ResizedImage {
  /** WebP without metadata. */
  bytes: Uint8Array<ArrayBuffer>;
  /** Dimensions in pixels, after rotation. */
  width: number;
  height: number;
}

export interface ImageResizer {
  /**
   * Resizes a picture to a WebP and applies its orientation.
   * @param width max width in pixels; narrower pictures are not enlarged
   */
  resize(picture: Uint8Array<ArrayBuffer>, width: number): Promise<ResizedImage>;
}

const quality = 80;

/** Creates a resizer that uses Cloudflare Images; locally, miniflare does the same offline with sharp. */
export function createImageResizer(images: ImagesBinding): ImageResizer {
  return {
    async resize(picture, width) {
      const result = await images
        .input(new Blob([picture]).stream())
        .transform({ width, fit: "scale-down" })
        .output({ format: "image/webp", quality });
      const answer = await result.response().arrayBuffer();
      // Validated like any other file: browsers are sent a valid WebP only, even from this source.
      return openWebp(new Uint8Array(answer), tourPictureLimits.side);
    },
  };
}
