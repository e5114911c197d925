import { waitUntil } from "cloudflare:workers";
import { pictureFormats } from "~/domain/picture";
import type { Picture } from "./picture";

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

/** @param folder of the bucket, and of the addresses below /media */
export function createPictureStore(bucket: R2Bucket, folder: "avatars" | "logos" = "avatars"): PictureStore {
  const prefix = `/media/${folder}/`;
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
      deleteLater(bucket, [`${folder}/${name}`]);
    },
    async find(name, known) {
      return namePattern.test(name) ? getUnlessKnown(bucket, `${folder}/${name}`, known) : null;
    },
  };
}

/** Deletes objects without being waited for. */
export function deleteLater(bucket: R2Bucket, keys: string[]): void {
  waitUntil(bucket.delete(keys).catch((error: unknown) => console.error("picture not deleted", keys, error)));
}

/** An object, without its body where its ETag is the one that is known already. */
export function getUnlessKnown(bucket: R2Bucket, key: string, known: string | null) {
  return bucket.get(key, known === null ? {} : { onlyIf: new Headers({ "If-None-Match": known }) });
}

/** Random bytes as text, two letters each. */
export function randomHex(length: number): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
