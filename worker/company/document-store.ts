import { deleteLater } from "../media/picture-store";

const folder = "documents";

/** Where the papers of companies are kept: beside the pictures, below a folder that no public address leads to. */
export interface DocumentStore {
  /** @param id of the paper, a UUID */
  keep(id: string, bytes: Uint8Array<ArrayBuffer>, contentType: string): Promise<void>;
  /** Drops papers. It is never waited for. */
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
