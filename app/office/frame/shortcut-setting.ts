/** Setting for single-character shortcuts (WCAG 2.1.4): on until switched off. */

const key = "admin-shortcuts";

export function areShortcutsOn(): boolean {
  try {
    return localStorage.getItem(key) !== "off";
  } catch {
    // Storage is not available, so they cannot have been switched off.
    return true;
  }
}

export function switchShortcuts(isOn: boolean): void {
  try {
    if (isOn) localStorage.removeItem(key);
    else localStorage.setItem(key, "off");
  } catch {
    // The setting stays unchanged.
  }
}
