import { AppError } from "~/domain/errors";

/** Where a page of a list ended: the sort key of its last row. Opaque to the caller. */
function encodeCursor(parts: readonly (string | number)[]): string {
  // A name may be written in any script, and base64 takes bytes.
  const bytes = new TextEncoder().encode(JSON.stringify(parts));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/**
 * The rows of one page, and the cursor of the next or null after the last.
 * @param rows one more than the page's limit where there are that many
 * @param keyOf the sort key of a row
 */
export function pageOf<Row>(
  rows: readonly Row[],
  limit: number,
  keyOf: (row: Row) => readonly (string | number)[],
): { shown: Row[]; nextCursor: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return { shown, nextCursor: last && rows.length > limit ? encodeCursor(keyOf(last)) : null };
}

/** The same for rows that were sorted by `keyset` (worker/db/keyset.ts), without their sort key. @param idOf what broke ties */
export function sortedPageOf<Row extends { sortKey: string | number }>(
  rows: readonly Row[],
  limit: number,
  sort: string,
  idOf: (row: Row) => string | number,
): { shown: Omit<Row, "sortKey">[]; nextCursor: string | null } {
  const { shown, nextCursor } = pageOf(rows, limit, (row) => [sort, row.sortKey, idOf(row)]);
  return { shown: shown.map(withoutSortKey), nextCursor };
}

function withoutSortKey<Row extends { sortKey: unknown }>(row: Row): Omit<Row, "sortKey"> {
  const { sortKey: _, ...rest } = row;
  return rest;
}

/**
 * The sort key in a cursor.
 * @throws AppError `invalid` for anything that is no cursor of `[number, kind of second part]`
 */
export function decodeCursor<Second extends "string" | "number">(
  cursor: string,
  second: Second,
): [number, Second extends "string" ? string : number] {
  const parts = parseParts(cursor);
  if (
    !Array.isArray(parts) ||
    parts.length !== 2 ||
    !Number.isFinite(parts[0]) ||
    typeof parts[1] !== second
  ) {
    throw noSuchPlace();
  }
  return [parts[0], parts[1]];
}

/**
 * The sort key and the id in a cursor of a list that is sorted in one of several ways.
 * @throws AppError `invalid` for anything that is no cursor of that sort
 */
export function decodeSortedCursor(cursor: string, sort: string): [string | number, string | number] {
  const parts = parseParts(cursor);
  if (!Array.isArray(parts) || parts.length !== 3 || parts[0] !== sort) throw noSuchPlace();
  const [, key, id] = parts;
  if (![key, id].every((part) => typeof part === "string" || Number.isFinite(part))) throw noSuchPlace();
  return [key, id];
}

function noSuchPlace(): AppError {
  return new AppError("invalid", "This place in the list does not exist.", {
    errors: { cursor: ["Please take the cursor from the previous answer, unchanged."] },
  });
}

function parseParts(cursor: string) {
  try {
    const bytes = atob(cursor.replaceAll("-", "+").replaceAll("_", "/"));
    return JSON.parse(new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0))));
  } catch {
    return null;
  }
}
