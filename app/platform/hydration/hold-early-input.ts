import { addBuiltIns } from "./add-built-ins";

/** Input of people who were faster than the page's scripts. */
export interface EarlyInput {
  /** Presses and keys, in their order. A link is pressed last at most: it leads elsewhere or opens a dialog. */
  presses: { element: HTMLElement; key: string | null }[];
  /** Changed controls with the types of their events. */
  changes: Map<HTMLElement, Set<string>>;
  /** The element that had the focus last. */
  focused: HTMLElement | null;
  /** Ends the recording of changes. */
  stopChanges: () => void;
  /** Ends the recording of presses. */
  stopPresses: () => void;
  /** Called by the page's entry once all modules have run: from here on it answers for errors (keep-server-html.tsx). */
  takeOver: () => void;
}

declare global {
  interface Window {
    /** Present until the page's scripts replay it, or until they fail: the page then goes on without them. */
    earlyInput?: EarlyInput;
  }
}

/** Milliseconds after which an unused page with live parts starts its scripts. */
const idleAfter = 4000;

/** Event that makes the page one without scripts: keep-server-html.tsx sends it once it has restored the server's HTML. */
export const scriptsFailed = "scripts-failed";

/* oxlint-disable unicorn/consistent-function-scoping -- The text of this function is all that the page gets. */
/**
 * Starts the page's scripts with the first sign of interest, and records presses, keys and changes until they replay them
 * (replay-early-input.ts). Runs inline, as text: it must not use anything outside itself.
 * Held are buttons, which do nothing by themselves, and elements with `data-scripted`, which do something else without scripts.
 * Other links and forms work at once. If the scripts fail, or need what the browser lacks, what was held happens as it does without them.
 * `data-scripts` on the root stands for running scripts: style sheets ask for it (theme.css), since older browsers lack the media
 * feature `scripting` and no browser has one for scripts that failed.
 */
function holdEarlyInput(
  startsAtOnce: boolean,
  heldType: string,
  scriptsFailed: string,
  idleAfter: number | null,
) {
  // Its name can be used once.
  const policy = window.trustedTypes?.createPolicy("start", {
    createScript: (own) => own,
    createHTML: (own) => own,
  });
  const recording = new AbortController();
  const typing = new AbortController();
  const starting = new AbortController();
  const presses: EarlyInput["presses"] = [];
  const changes: EarlyInput["changes"] = new Map();
  const early: EarlyInput = {
    presses,
    changes,
    focused: null,
    stopChanges: () => typing.abort(),
    stopPresses: () => recording.abort(),
    takeOver: () => starting.abort(),
  };
  const { signal } = recording;
  let isLoaded = false;
  let isWanted = startsAtOnce;
  let isStarted = false;

  function start() {
    if (isStarted) return;
    const held = document.querySelector(`script[type="${heldType}"]`);
    if (held === null) {
      // Still being parsed.
      addEventListener("DOMContentLoaded", start, { once: true });
      return;
    }
    isStarted = true;
    const script = document.createElement("script");
    script.type = "module";
    const text = held.textContent;
    // The security policy allows the text by its hash.
    script.textContent = policy?.createScript(text) ?? text;
    script.addEventListener("error", giveUp);
    // Modules that it imports report to the window.
    for (const type of ["error", "unhandledrejection"])
      addEventListener(type, giveUp, { signal: starting.signal });
    document.head.appendChild(script);
  }

  /** Starts once everything visible at first has loaded. */
  function want() {
    isWanted = true;
    if (isLoaded) start();
  }

  /** Makes the page one without scripts. */
  function giveUp() {
    for (const each of [recording, typing, starting]) each.abort();
    delete window.earlyInput;
    delete document.documentElement.dataset.scripts;
    for (const plain of document.querySelectorAll("noscript")) {
      const shown = document.createElement("div");
      shown.className = plain.className;
      const html = plain.textContent;
      // The server's text: this page's own.
      // The type of the setter knows strings only.
      shown.innerHTML = (policy?.createHTML(html) ?? html) as string;
      plain.replaceWith(shown);
    }
    for (const { element } of presses.splice(0)) {
      delete element.dataset.waiting;
      element.click();
    }
  }

  addEventListener(scriptsFailed, giveUp);
  // Chrome 108, Firefox 104 and Safari 15.4 have all of them (the README names the supported browsers).
  if (!("findLast" in []) || !window.structuredClone || !CSS.supports("height", "1dvh")) {
    addEventListener("DOMContentLoaded", giveUp);
    return;
  }
  document.documentElement.dataset.scripts = "";

  function hold(event: Event, element: HTMLElement, key: string | null) {
    event.preventDefault();
    // React may already listen, but must not see what is replayed.
    event.stopImmediatePropagation();
    const leads = (each: HTMLElement) => each.dataset.scripted !== undefined;
    for (let at = presses.length - 1; at >= 0; at--) {
      const before = presses[at]?.element;
      if (before === undefined || (before !== element && !(leads(before) && leads(element)))) continue;
      delete before.dataset.waiting;
      presses.splice(at, 1);
    }
    element.dataset.waiting = "";
    presses.push({ element, key });
    start();
  }

  function scriptedFrom(event: Event): HTMLElement | null {
    const element =
      event.target instanceof Element
        ? event.target.closest<HTMLElement>("[data-scripted],button,a,summary,label")
        : null;
    if (element === null || element.dataset.scripted !== undefined) return element;
    const isButton = element instanceof HTMLButtonElement && element.type === "button";
    return isButton && element.popoverTargetElement === null ? element : null;
  }

  const capture = { capture: true, signal };
  addEventListener(
    "click",
    (event) => {
      const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
      if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
      const element = scriptedFrom(event);
      if (element !== null) hold(event, element, null);
    },
    capture,
  );
  addEventListener(
    "keydown",
    (event) => {
      const { key, target, metaKey, ctrlKey, altKey } = event;
      if (metaKey || ctrlKey || altKey || !(target instanceof HTMLElement)) return;
      if (key === "Escape") hold(event, target, key);
      if (key !== " " && key !== "ArrowDown") return;
      if (target instanceof HTMLAnchorElement && target.dataset.scripted !== undefined)
        hold(event, target, key);
    },
    capture,
  );
  for (const type of ["pointerdown", "keydown", "focusin"]) addEventListener(type, start, capture);
  const typed = { capture: true, signal: typing.signal };
  addEventListener(
    "focusin",
    ({ target }) => {
      if (target instanceof HTMLElement) early.focused = target;
    },
    typed,
  );
  // React hydrates the part of the page around such an event at once. It would replace a field that a translator or an extension
  // has changed before the text arrives in it, or before its form is sent.
  for (const type of [
    "keydown",
    "keypress",
    "textInput",
    "compositionstart",
    "compositionend",
    "paste",
    "cut",
  ])
    addEventListener(
      type,
      (event) => {
        const { target } = event;
        if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
          event.stopImmediatePropagation();
      },
      typed,
    );
  // React does not know yet what was typed. Forms are sent as they are without scripts.
  addEventListener("submit", (event) => event.stopImmediatePropagation(), typed);
  for (const type of ["input", "change"])
    addEventListener(
      type,
      (event) => {
        const { target } = event;
        if (!(target instanceof HTMLElement)) return;
        event.stopImmediatePropagation();
        const types = (changes.get(target) ?? new Set()).add(type);
        // The last change of several radio buttons is replayed last.
        changes.delete(target);
        changes.set(target, types);
        start();
      },
      typed,
    );
  const passive = { passive: true, signal };
  for (const type of ["touchstart", "wheel", "scroll"]) addEventListener(type, want, passive);
  let pointer = "";
  addEventListener(
    "pointermove",
    ({ screenX, screenY }) => {
      const here = `${screenX},${screenY}`;
      // Browsers send one for a pointer that rests while the page appears below it.
      if (pointer !== "" && pointer !== here) want();
      pointer = here;
    },
    passive,
  );
  addEventListener(
    "load",
    () => {
      isLoaded = true;
      if (isWanted) start();
      else if (idleAfter !== null) setTimeout(start, idleAfter);
    },
    { once: true },
  );
  window.earlyInput = early;
}

/* oxlint-enable unicorn/consistent-function-scoping */

/** Type of the script element that holds the page's module until it starts. */
export const heldType = "text/x-held-module";

/** Kinds of pages, by what starts their scripts besides input: loading for people who are signed in, whose pages are tools; a timer for pages with live parts. */
export type ScriptStart = "at once" | "idle" | "input";

/** Returns the inline script. */
export function earlyInputScript(start: ScriptStart): string {
  const parameters = [start === "at once", heldType, scriptsFailed, start === "idle" ? idleAfter : null];
  const hold = `(${String(holdEarlyInput)})(${parameters.map((each) => JSON.stringify(each)).join()})`;
  return `(${String(addBuiltIns)})();${hold}`;
}
