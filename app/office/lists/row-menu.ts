/** Opens the menu of a list's row. @returns false if it has none */
export function openRowMenu(row: Element): boolean {
  const menu = row.querySelector<HTMLElement>('[aria-haspopup="menu"]');
  if (!menu) return false;
  openMenu(menu);
  return true;
}

/** Opens a menu from its button, with the first item chosen. */
export function openMenu(button: HTMLElement): void {
  button.focus();
  // A click by script opens no menu.
  button.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true }));
}
