/* oxlint-disable unicorn/no-array-reverse, unicorn/no-array-sort, unicorn/consistent-function-scoping -- It defines what the first two ask for, and its text is all that the page gets. */
/**
 * Adds what the oldest supported browsers lack, and our scripts or their libraries use: Chrome 109 has no array methods that return a copy and
 * no `URL.canParse`, Safari 15.6 none of these. `npm run check` finds what is missing here (scripts/lib/browsers). Runs inline before any
 * module, as text: it must not use anything outside itself. Web workers do without.
 * If storage is blocked, it replaces that of the session, which React Router's own inline script uses and cannot do without.
 */
export function addBuiltIns(): void {
  function add(target: object, methods: Record<string, (...values: never[]) => unknown>) {
    for (const [name, value] of Object.entries(methods))
      if (!(name in target))
        Object.defineProperty(target, name, { value, writable: true, configurable: true });
  }

  add(Array.prototype, {
    toReversed(this: unknown[]) {
      return [...this].reverse();
    },
    toSorted(this: unknown[], compare?: (one: unknown, other: unknown) => number) {
      return [...this].sort(compare);
    },
    toSpliced(this: unknown[], ...change: [start: number, removed: number, ...added: unknown[]]) {
      const copy = [...this];
      copy.splice(...change);
      return copy;
    },
  });
  add(URL, {
    canParse(address: string, base?: string) {
      try {
        return Boolean(new URL(address, base));
      } catch {
        return false;
      }
    },
  });
  add(AbortSignal, {
    timeout(milliseconds: number) {
      const controller = new AbortController();
      setTimeout(() => controller.abort(new DOMException("Timed out", "TimeoutError")), milliseconds);
      return controller.signal;
    },
  });
  add(Element.prototype, {
    checkVisibility(this: Element) {
      return this.getClientRects().length > 0;
    },
  });
  add(HTMLFormElement.prototype, {
    requestSubmit(this: HTMLFormElement, submitter?: HTMLElement | null) {
      const button = submitter ?? this.appendChild(document.createElement("button"));
      button.click();
      if (button !== submitter) button.remove();
    },
  });
  try {
    void window.sessionStorage;
  } catch {
    const items = new Map<string, string>();
    const value = {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, text: string) => void items.set(key, text),
      removeItem: (key: string) => void items.delete(key),
    };
    Object.defineProperty(window, "sessionStorage", { value });
  }
}
