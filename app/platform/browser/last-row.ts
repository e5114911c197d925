/** Id of the list row that had the focus last; null once the focus is elsewhere on the page. */
let lastRow: string | null = null;

/** Notes where the focus moved. Menus and dialogs, which are mounted outside the page, and the toolbar of the selected rows don't count. */
export function noteFocus(target: EventTarget | null): void {
  if (!(target instanceof Element) || !target.closest("main") || target.closest("[data-keeps-row]")) return;
  lastRow = target.closest<HTMLElement>("[data-row]")?.dataset.row ?? null;
}

/** Returns the focus to the last row, if a dialog that a row's menu opened has left it nowhere. */
export function restoreRowFocus(): void {
  setTimeout(() => {
    if (lastRow === null || document.activeElement !== document.body) return;
    document
      .querySelector<HTMLElement>(`main [data-row="${CSS.escape(lastRow)}"]`)
      ?.focus({ preventScroll: true });
  });
}
