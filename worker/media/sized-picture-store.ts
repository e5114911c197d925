import { copyName } from "~/domain/tour-pictures/picture";
import type { PictureCopy } from "./make-copies";
import { deleteLater, getUnlessKnown, pictureType as contentType } from "./picture-store";

/** Object name: 128 random bits and the width. Anything else is not found. */
const namePattern = /^[0-9a-f]{32}-\d{3,4}\.webp$/;

/** Storage of uploaded pictures, each in several widths. */
export interface SizedPictureStore {
  /** Stores a picture in all its widths, or in none. */
  keep(id: string, copies: readonly PictureCopy[]): Promise<void>;
  /** Copies a picture in all its widths to another id. @throws Error if a file is missing */
  copy(id: string, copy: string, widths: readonly number[]): Promise<void>;
  /** Deletes pictures in all their widths. */
  delete(pictures: readonly { id: string; widths: readonly number[] }[]): Promise<void>;
  /** Deletes a picture in all its widths, in the background. */
  discard(id: string, widths: readonly number[]): void;
  /**
   * Finds a picture by name.
   * @param known the ETag that the browser has, or null: if it matches, the result has no body
   */
  find(name: string, known: string | null): Promise<R2Object | R2ObjectBody | null>;
}

/** @param folder folder in the bucket, and in paths below /media */
export function createSizedPictureStore(bucket: R2Bucket, folder: "tours" | "reviews"): SizedPictureStore {
  const keyOf = (id: string, width: number) => `${folder}/${copyName(id, width)}`;
  function discard(id: string, widths: readonly number[]) {
    const keys = widths.map((width) => keyOf(id, width));
    deleteLater(bucket, keys);
  }
  return {
    async keep(id, copies) {
      const puts = await Promise.allSettled(
        copies.map(({ bytes, width }) =>
          bucket.put(keyOf(id, width), bytes, { httpMetadata: { contentType } }),
        ),
      );
      const failed = puts.find((put) => put.status === "rejected");
      if (!failed) return;
      const widths = copies.map(({ width }) => width);
      discard(id, widths);
      throw failed.reason;
    },
    async copy(id, copy, widths) {
      for (const width of widths) {
        const file = await bucket.get(keyOf(id, width));
        if (!file) throw new Error(`no picture ${keyOf(id, width)}`);
        await bucket.put(keyOf(copy, width), await file.arrayBuffer(), { httpMetadata: { contentType } });
      }
    },
    discard,
    delete: (pictures) =>
      bucket.delete(pictures.flatMap(({ id, widths }) => widths.map((width) => keyOf(id, width)))),
    async find(name, known) {
      return namePattern.test(name) ? getUnlessKnown(bucket, `${folder}/${name}`, known) : null;
    },
  };
}
