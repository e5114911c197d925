import type { EarlyInput } from "./hold-early-input";

/** Replays, once, what was typed and chosen before the page's scripts ran (hold-early-input.ts), and keeps the focus. */
export function replayEarlyChanges() {
  const { earlyInput } = window;
  if (!earlyInput) return;
  earlyInput.stopChanges();
  const { changes, focused } = earlyInput;
  for (const [element, types] of changes) replayChange(element, types);
  changes.clear();
  // React has rendered its field again.
  if (focused?.isConnected === false && document.activeElement === document.body)
    presentOf(focused)?.focus({ preventScroll: true });
}

/** Replays, once, what was pressed before the page's scripts ran. */
export function replayEarlyPresses() {
  const { earlyInput } = window;
  if (!earlyInput) return;
  delete window.earlyInput;
  earlyInput.stopPresses();
  for (const press of earlyInput.presses.splice(0)) replayPress(press);
}

function replayPress({ element, key }: EarlyInput["presses"][number]) {
  delete element.dataset.waiting;
  const target = presentOf(element);
  if (target === null) return;
  // React hydrates the part of the page around a discrete event at once, so that the click finds its handlers.
  target.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, cancelable: true }));
  setTimeout(() => {
    if (key === null) target.click();
    else target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  });
}

/** Sends a control's events again. React forwards only a value that differs from the last one it has seen. */
function replayChange(element: HTMLElement, types: ReadonlySet<string>) {
  const target = presentOf(element);
  if (target === null) return;
  if (isChecked(element) && isChecked(target)) {
    // Only a radio button that was chosen changes; React may have unchecked it.
    target.checked = element.type !== "radio" && !element.checked;
    target.click();
  } else {
    if (isText(element) && isText(target)) enterAgain(target, element);
    const [from, to]: [unknown, unknown] = [element, target];
    if (from instanceof HTMLSelectElement && to instanceof HTMLSelectElement) to.value = from.value;
    for (const type of types) target.dispatchEvent(new Event(type, { bubbles: true }));
  }
}

function isChecked(element: HTMLElement): element is HTMLInputElement {
  return element instanceof HTMLInputElement && (element.type === "checkbox" || element.type === "radio");
}

function isText(element: HTMLElement): element is HTMLInputElement | HTMLTextAreaElement {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}

/** Enters again what is in a control. @param source the control that was typed into */
function enterAgain(
  element: HTMLInputElement | HTMLTextAreaElement,
  source: HTMLInputElement | HTMLTextAreaElement,
) {
  const { value: typed, selectionStart, selectionEnd } = source;
  const { type } = element;
  // Numbers, dates and addresses have no ranges.
  if (element instanceof HTMLInputElement) element.type = "text";
  // React keeps this as the last value: text that is set as a range passes it by, as keys do.
  element.value = typed === "" ? " " : "";
  element.setRangeText(typed, 0, element.value.length);
  if (element instanceof HTMLInputElement) element.type = type;
  if (selectionStart !== null) element.setSelectionRange(selectionStart, selectionEnd);
}

/**
 * Returns the element that is on the page for one of the server's HTML, or null. React renders that HTML again if an extension or a
 * translator has changed it (facebook/react#24430). The removed elements still have what was entered.
 */
function presentOf(element: HTMLElement): HTMLElement | null {
  if (element.isConnected) return element;
  const removed = element.getRootNode();
  if (!(removed instanceof HTMLElement)) return null;
  const place = listAlike(element, removed).indexOf(element);
  return listAlike(element, document)[Math.max(0, place)] ?? null;
}

/** Lists the elements with the same form, attributes and kind, in their order. */
function listAlike(element: HTMLElement, within: Document | HTMLElement): HTMLElement[] {
  const marks = marksOf(element);
  const sameKind = within.querySelectorAll<HTMLElement>(element.localName);
  return [...sameKind].filter((each) => marksOf(each) === marks);
}

function marksOf(element: HTMLElement): string {
  const form = element.closest("form");
  const names = ["name", "type", "href", "aria-label", "class", ...(isChecked(element) ? ["value"] : [])];
  return [
    ...names.map((name) => element.getAttribute(name)),
    form?.getAttribute("action"),
    form?.getAttribute("aria-label"),
  ].join("\n");
}
