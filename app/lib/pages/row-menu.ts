/** Opens the menu of a list's row. @returns false if it has none */
export function openRowMenu(row: Element): boolean {
  const menu = row.querySelector<HTMLElement>('[aria-haspopup="menu"]');
  if (!menu) return false;
  menu.focus();
  // A click by script opens no menu.
  menu.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
  return true;
}
