import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { scriptsFailed } from "./hold-early-input";

/**
 * Hydrates the page. A page that can be read without scripts must not be lost to a failing one: if anything throws while rendering, the page's
 * HTML is restored as the server sent it and goes on without scripts. A page that scripts rendered is loaded from the server instead.
 * Errors of loaders and actions do not come here: the routes' error boundaries show them.
 */
export function hydrateOrKeepHtml(app: React.ReactNode): void {
  const { earlyInput } = window;
  // It has been given up: a module failed, and its HTML works without scripts.
  if (earlyInput === undefined) return;
  earlyInput.takeOver();
  const page = pageOf(location);
  const sent = document.documentElement;
  // In a document that loads no pictures.
  const kept = document.implementation.createHTMLDocument("").importNode(sent, true);
  const keptElements = [...kept.querySelectorAll<HTMLElement>("*")];
  const keptFor = new WeakMap(
    Array.from(sent.querySelectorAll("*"), (each, at) => [each, keptElements[at]] as const),
  );
  let hasFailed = false;

  function fail(error: unknown) {
    reportError(error);
    if (hasFailed) return;
    hasFailed = true;
    // React is still busy with the page that failed. What is painted next is the kept one.
    queueMicrotask(() => {
      root?.unmount();
      if (pageOf(location) === page) restore();
      else location.reload();
    });
  }

  function restore() {
    for (const press of earlyInput?.presses ?? [])
      press.element = keptFor.get(press.element) ?? press.element;
    // They have run. Browsers with Trusted Types refuse them.
    for (const script of kept.querySelectorAll("script")) script.remove();
    document.documentElement?.remove();
    document.append(kept);
    dispatchEvent(new Event(scriptsFailed));
    // Entries of the history that scripts made.
    addEventListener("popstate", () => {
      if (pageOf(location) !== page) location.reload();
    });
  }

  let root: ReturnType<typeof hydrateRoot> | null = null;
  startTransition(() => {
    try {
      root = hydrateRoot(document, app, { onCaughtError: fail, onUncaughtError: fail });
    } catch (error) {
      fail(error);
    }
  });
}

function pageOf({ pathname, search }: Location): string {
  return pathname + search;
}
