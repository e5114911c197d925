/** Whether this browser's person wants shortcuts of single characters (WCAG 2.1.4): they are on until switched off. */

const key = "admin-shortcuts";

export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(key) !== "off";
  } catch {
    // A browser that keeps nothing cannot have been told to keep them off.
    return true;
  }
}

export function switchShortcuts(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(key);
    else localStorage.setItem(key, "off");
  } catch {
    // Then they are as they were.
  }
}
