import { deleteLater } from "../../media/picture-store";

const folder = "documents";

/** Storage of operator documents: in the bucket of the pictures, below a folder without a public route. */
export interface DocumentStore {
  /** @param id of the document, a UUID */
  keep(id: string, bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<void>;
  /** Deletes documents in the background. */
  discard(ids: readonly string[]): void;
  find(id: string): Promise<R2ObjectBody | null>;
}

function keyOf(id: string): string {
  return `${folder}/${id}`;
}

export function createDocumentStore(bucket: R2Bucket): DocumentStore {
  return {
    async keep(id, bytes, contentType) {
      await bucket.put(keyOf(id), bytes, { httpMetadata: { contentType } });
    },
    discard(ids) {
      if (ids.length > 0) deleteLater(bucket, ids.map(keyOf));
    },
    find: (id) => bucket.get(keyOf(id)),
  };
}
