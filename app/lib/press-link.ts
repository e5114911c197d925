/** For a link that scripts make a button of. */

/** Whether a click is for this page: one that asks for another tab or window stays the link's. */
export function isForHere(event: React.MouseEvent): boolean {
  return event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
}

/** Links do not answer the space bar, buttons do. */
export function pressWithSpace(event: React.KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== " ") return;
  event.preventDefault();
  if (!event.repeat) event.currentTarget.click();
}
