import { AppError } from "~/domain/errors";

/** Where a page of a list ended: the sort key of its last row. Opaque to the caller. */
export function encodeCursor(parts: readonly (string | number)[]): string {
  return btoa(JSON.stringify(parts)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
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
    throw new AppError("invalid", "This place in the list does not exist.", {
      errors: { cursor: ["Please take the cursor from the previous answer, unchanged."] },
    });
  }
  return [parts[0], parts[1]];
}

function parseParts(cursor: string) {
  try {
    return JSON.parse(atob(cursor.replaceAll("-", "+").replaceAll("_", "/")));
  } catch {
    return null;
  }
}
