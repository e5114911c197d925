/** Ref of the current link in a list that scrolls sideways: scrolls the list to it, and not the page. */
export function showInLine(link: HTMLElement | null): void {
  const line = link?.closest("ul");
  if (link && line) line.scrollLeft = link.offsetLeft + link.offsetWidth / 2 - line.clientWidth / 2;
}
