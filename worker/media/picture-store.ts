import { waitUntil } from "cloudflare:workers";
import { pictureFormats } from "~/domain/picture";
import type { Picture } from "./picture";

const folder = "avatars";
const prefix = `/media/${folder}/`;

/** A name of ours: 128 random bits and the format. Nothing else is looked up. */
const namePattern = /^[0-9a-f]{32}\.(?:jpg|png|webp|avif)$/;

/** Where uploaded pictures are kept. */
export interface PictureStore {
  /** Keeps a picture under a name that nobody can guess, and gives its address on our origin. */
  keep(picture: Picture): Promise<string>;
  /** Drops the picture at an address. It is never waited for, and an address that is not ours is left alone. */
  discard(address: string): void;
  /**
   * The picture of a name, or null.
   * @param known the ETag of what the browser already has, or null: where it is the same, it comes without a body
   */
  find(name: string, known: string | null): Promise<R2Object | R2ObjectBody | null>;
}

export function createPictureStore(bucket: R2Bucket): PictureStore {
  return {
    async keep({ format, bytes }) {
      const { contentType, extension } = pictureFormats[format];
      const name = `${randomHex(16)}.${extension}`;
      await bucket.put(`${folder}/${name}`, bytes, { httpMetadata: { contentType } });
      return prefix + name;
    },
    discard(address) {
      const name = address.startsWith(prefix) ? address.slice(prefix.length) : "";
      if (!namePattern.test(name)) return;
      waitUntil(
        bucket
          .delete(`${folder}/${name}`)
          .catch((error: unknown) => console.error("picture not deleted", error)),
      );
    },
    async find(name, known) {
      if (!namePattern.test(name)) return null;
      const onlyIf = known === null ? {} : { onlyIf: new Headers({ "If-None-Match": known }) };
      return bucket.get(`${folder}/${name}`, onlyIf);
    },
  };
}

function randomHex(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
