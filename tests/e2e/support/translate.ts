import type { Page } from "@playwright/test";

/**
 * Makes a page that is translated as browsers do it: each text is replaced by `<font><font>` with another, before the page's scripts
 * start and whenever a text appears, except within translate="no". The translation keeps the letters, so that tests can read it, and
 * writes other digits, so that they find dates, amounts and counts that were left to the translator.
 */
export async function translate(page: Page) {
  await page.addInitScript(() => {
    const skipped = "font, script, style, noscript, title, option, textarea, svg, [translate=no]";

    function translateText(text: Text) {
      if (text.data.trim() === "" || text.parentElement === null || text.parentElement.closest(skipped))
        return;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.textContent = text.data.replace(/\d/g, (digit) => String.fromCodePoint(0x966 + Number(digit)));
      outer.appendChild(inner);
      text.parentElement.replaceChild(outer, text);
    }

    function translateWithin(node: Node) {
      const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const found: Text[] = [];
      while (texts.nextNode()) if (texts.currentNode instanceof Text) found.push(texts.currentNode);
      if (node instanceof Text) found.push(node);
      found.forEach(translateText);
    }

    document.addEventListener("DOMContentLoaded", () => {
      translateWithin(document.body);
      new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes)
          for (const node of target instanceof Text ? [target] : addedNodes) translateWithin(node);
      }).observe(document, { childList: true, characterData: true, subtree: true });
    });
  });
}
