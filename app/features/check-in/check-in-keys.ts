/**
 * Storage keys of queued check-ins (queued-check-ins.ts). Each has its own key so that parallel windows do not overwrite
 * each other. A separate file because every page of a signed-in user needs it.
 */

export const keyPrefix = "check-in ";

export function checkInKeys(storage: Storage): string[] {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");
  return keys.filter((key) => key.startsWith(keyPrefix));
}

/** Returns true if this browser stores any check-in, sent or not. */
export function hasCheckIns(): boolean {
  try {
    return checkInKeys(localStorage).length > 0;
  } catch {
    return false;
  }
}
