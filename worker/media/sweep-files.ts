import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { randomHex } from "./picture-store";
import { folders, listNamedFiles, type Folder } from "./stored-files.repo";

interface Dependencies {
  db: Database;
  clock: Clock;
  media: R2Bucket;
}

const hour = 3_600_000;

/** Files are stored before their rows: younger ones may still get one. */
const minAge = 24 * hour;

const atOnce = 200;

/**
 * Once an hour, deletes stored files that no row names: those whose row was not written, and those whose deletion failed after an account or a
 * document was erased. Each run looks at some files of each folder from a random name on; names are random, so that each file gets its turn.
 */
export async function sweepFiles({ db, clock, media }: Dependencies): Promise<void> {
  const now = clock();
  if (new Date(now).getUTCMinutes() !== 0) return;
  for (const folder of folders) {
    const unnamed = await findUnnamed(db, folder, await someFiles(media, folder, now - minAge));
    if (unnamed.length > 0) await media.delete(unnamed);
  }
}

/** Lists files from a random name on, and from the first one after the last. */
async function someFiles(media: R2Bucket, folder: Folder, before: number): Promise<string[]> {
  const prefix = `${folder}/`;
  const from = await media.list({ prefix, startAfter: prefix + randomHex(16), limit: atOnce });
  const first = from.truncated ? null : await media.list({ prefix, limit: atOnce });
  const files = [...from.objects, ...(first?.objects ?? [])];
  return [...new Set(files.filter(({ uploaded }) => uploaded.getTime() < before).map(({ key }) => key))];
}

async function findUnnamed(db: Database, folder: Folder, keys: readonly string[]): Promise<string[]> {
  if (keys.length === 0) return [];
  const named = await listNamedFiles(db, folder, keys.map(nameOf));
  return keys.filter((key) => !named.has(nameOf(key)));
}

/** Returns a file's name as its row has it: the path of an avatar or logo, else the id. */
function nameOf(key: string): string {
  const [folder, name = ""] = key.split("/");
  if (folder === "avatars" || folder === "logos") return `/media/${key}`;
  return folder === "documents" ? name : (name.split("-", 1)[0] ?? "");
}
