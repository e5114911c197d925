/** Event handlers for links that act as buttons when JavaScript is on. */

/** Returns true if a click should be handled on this page and not open a new tab or window. */
export function isForHere(event: React.MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** Handles the space bar, which presses buttons but not links. */
export function pressWithSpace(event: React.KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== " ") return;
  event.preventDefault();
  if (!event.repeat) event.currentTarget.click();
}
