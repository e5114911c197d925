import { waitUntil } from "cloudflare:workers";
import { logError } from "../platform/log";
import { randomBytes } from "../platform/surroundings";

/** Object name: 128 random bits. Anything else is not found. */
const namePattern = /^[0-9a-f]{32}\.webp$/;

/** All stored pictures are re-encoded (image-resizer.ts). */
export const pictureType = "image/webp";

/** Storage of uploaded pictures. */
export interface PictureStore {
  /** Stores a WebP under an unguessable name and returns its path. */
  keep(picture: Uint8Array<ArrayBuffer>): Promise<string>;
  /** Deletes the picture at a path in the background. Ignores paths of other sites. */
  discard(address: string): void;
  /**
   * Finds a picture by name.
   * @param known the ETag that the browser has, or null: if it matches, the result has no body
   */
  find(name: string, known: string | null): Promise<R2Object | R2ObjectBody | null>;
}

/** @param folder folder in the bucket, and in paths below /media */
export function createPictureStore(bucket: R2Bucket, folder: "avatars" | "logos" = "avatars"): PictureStore {
  const prefix = `/media/${folder}/`;
  return {
    async keep(picture) {
      const name = `${randomHex(16)}.webp`;
      await bucket.put(`${folder}/${name}`, picture, { httpMetadata: { contentType: pictureType } });
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

/** Deletes objects in the background. */
export function deleteLater(bucket: R2Bucket, keys: string[]): void {
  waitUntil(bucket.delete(keys).catch((error: unknown) => logError("files not deleted", error, { keys })));
}

/** Gets an object, without its body if its ETag is already known. */
export function getUnlessKnown(bucket: R2Bucket, key: string, known: string | null) {
  return bucket.get(key, known === null ? {} : { onlyIf: new Headers({ "If-None-Match": known }) });
}

/** Returns random bytes in hexadecimal. */
export function randomHex(length: number): string {
  const bytes = randomBytes(length);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
