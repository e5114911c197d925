import type { Page } from "@playwright/test";

/** Finds words that lie on other words or on a button of the same part of the page. */
export function findOverlaps(page: Page, parts: string): Promise<string[]> {
  return page.evaluate((selector) => {
    return [...document.querySelectorAll(selector)].flatMap((part) => {
      /** Cuts a box to what its ancestors leave visible. */
      function visiblePart(box: DOMRect, element: Element) {
        let { left, top, right, bottom } = box;
        for (let each: Element | null = element; each && each !== part; each = each.parentElement) {
          if (getComputedStyle(each).overflow === "visible") continue;
          const edge = each.getBoundingClientRect();
          [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
          [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
        }
        return { left, top, right, bottom };
      }

      const boxes: { of: Element; text: string; left: number; top: number; right: number; bottom: number }[] =
        [];
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const of = walker.currentNode.parentElement;
        const text = walker.currentNode.textContent?.trim() ?? "";
        if (!of || text === "" || of.closest(".sr-only")) continue;
        const range = document.createRange();
        range.selectNodeContents(walker.currentNode);
        for (const line of range.getClientRects()) {
          const box = visiblePart(line, of);
          // A font's line box reaches into its neighbors: letters are in its middle.
          const middle = line.height * 0.3;
          boxes.push({
            of,
            text,
            ...box,
            top: Math.max(box.top, line.top + middle),
            bottom: Math.min(box.bottom, line.bottom - middle),
          });
        }
      }
      for (const of of part.querySelectorAll("button, a[href^='/book/'], label"))
        boxes.push({ of, text: `<${of.tagName}>`, ...visiblePart(of.getBoundingClientRect(), of) });
      const visible = boxes.filter(({ left, right, top, bottom }) => right > left && bottom > top);
      return visible.flatMap((one, index) =>
        visible
          .slice(index + 1)
          .filter(({ of }) => !of.contains(one.of) && !one.of.contains(of))
          .filter(
            (other) =>
              Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
              Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
          )
          .map((other) => `${one.text} | ${other.text}`),
      );
    });
  }, parts);
}
