import { sql, type SQL } from "drizzle-orm";
import type { Database } from "../platform/db/client";
import { operatorDocuments, operators, reviewPhotographs, tourPictures, users } from "../platform/db/schema";

/** Columns that name the files of each folder, as `nameOf` in sweep-files.ts writes them. */
const columns = {
  avatars: users.image,
  logos: operators.logo,
  tours: tourPictures.id,
  reviews: reviewPhotographs.id,
  documents: operatorDocuments.id,
};

export type Folder = keyof typeof columns;
export const folders: readonly Folder[] = ["avatars", "logos", "tours", "reviews", "documents"];

/** Returns those of the names that a row has. */
export async function listNamedFiles(
  db: Database,
  folder: Folder,
  names: readonly string[],
): Promise<Set<string>> {
  const column = columns[folder];
  const given: SQL = sql`(SELECT value FROM json_each(${JSON.stringify(names)}))`;
  const rows = await db
    .select({ name: column })
    .from(column.table)
    .where(sql`${column} IN ${given}`);
  return new Set(rows.map(({ name }) => String(name)));
}
