/**
 * Where a browser keeps check-ins (kept-check-ins.ts), each under a key of its own: windows side by side do not overwrite each
 * other. In a file of its own, since every page of somebody signed in asks.
 */

export const keyPrefix = "check-in ";

export function checkInKeys(storage: Storage): string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
  return keys.filter((key) => key.startsWith(keyPrefix));
}

/** Whether this browser keeps any check-in, sent or not. */
export function hasCheckIns(): boolean {
  try {
    return checkInKeys(localStorage).length > 0;
  } catch {
    return false;
  }
}
