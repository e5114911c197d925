/** Keyboard shortcuts of the back offices, besides "g" and the key of a page, and "n" and the key of what to create. `use-shortcuts.ts` registers them. */
export const anywhereKeys: readonly (readonly [keys: readonly string[], does: string])[] = [
  [["Ctrl K"], "Find anything (⌘K on a Mac)"],
  [["Ctrl ↵"], "Save the form"],
  [["?"], "This list"],
  [["/"], "Search the list (↓ leads to its rows)"],
  [["j"], "Next row (also ↓)"],
  [["k"], "Previous row (also ↑)"],
  [["x"], "Select or clear the row"],
  [["Enter"], "Open the row (also “o”)"],
  [["c"], "Do what is due, e.g. confirm"],
  [["m"], "Actions of the row"],
  [["e"], "Edit the row"],
  [["n"], "Create"],
  [["z"], "Undo the last change (also Ctrl+Z)"],
];
