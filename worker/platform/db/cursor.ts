import { AppError } from "~/domain/errors";
import { databaseRefusals } from "./messages";

/** Encodes the sort key of a page's last row as an opaque cursor. */
function encodeCursor(parts: readonly (string | number)[]): string {
  // btoa takes bytes only, and names contain any script.
  const bytes = new TextEncoder().encode(JSON.stringify(parts));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");
}

/**
 * Cuts rows to one page. Returns them with the cursor of the next page, or null after the last.
 * @param rows up to one more than the page's limit
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

/** Pages rows that were sorted by `keyset` (worker/platform/db/keyset.ts), and removes their sort key. @param idOf the tie-breaker */
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
 * Decodes the sort key in a cursor.
 * @throws AppError `invalid` unless it is `[number, Second]`
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
 * Decodes the sort key and the id in a cursor of a list with several sort orders.
 * @throws AppError `invalid` unless the cursor belongs to that sort order
 */
export function decodeSortedCursor(cursor: string, sort: string): [string | number, string | number] {
  const parts = parseParts(cursor);
  if (!Array.isArray(parts) || parts.length !== 3 || parts[0] !== sort) throw noSuchPlace();
  const [, key, id] = parts;
  if (![key, id].every((part) => typeof part === "string" || Number.isFinite(part))) throw noSuchPlace();
  return [key, id];
}

function noSuchPlace(): AppError {
  return new AppError("invalid", databaseRefusals().cursor.invalid, {
    errors: { cursor: [databaseRefusals().cursor.keep] },
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
