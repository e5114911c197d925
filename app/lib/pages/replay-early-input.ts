import type { EarlyInput } from "./hold-early-input";

/** Replays, once, what was pressed, typed and chosen before the page's scripts ran (hold-early-input.ts). */
export function replayEarlyInput() {
  const { earlyInput } = window;
  if (!earlyInput) return;
  delete window.earlyInput;
  earlyInput.stop();
  for (const [element, types] of earlyInput.changes) replayChange(element, types);
  for (const press of earlyInput.presses.splice(0)) replayPress(press);
}

function replayPress({ element, key }: EarlyInput["presses"][number]) {
  delete element.dataset.waiting;
  if (!element.isConnected) return;
  // React hydrates the part of the page around a discrete event at once, so that the click finds its handlers.
  element.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true, cancelable: true }));
  setTimeout(() => {
    if (key === null) element.click();
    else element.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  });
}

/** Sends a control's events again. React forwards only a value that differs from the last one it has seen. */
function replayChange(element: HTMLElement, types: ReadonlySet<string>) {
  if (!element.isConnected) return;
  if (element instanceof HTMLInputElement && (element.type === "checkbox" || element.type === "radio")) {
    element.checked = !element.checked;
    element.click();
    return;
  }
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
    letReactSeeChange(element);
  for (const type of types) element.dispatchEvent(new Event(type, { bubbles: true }));
}

function letReactSeeChange(element: HTMLInputElement | HTMLTextAreaElement) {
  const typed = element.value;
  const prototype = Object.getPrototypeOf(element);
  const native = Object.getOwnPropertyDescriptor(prototype, "value");
  const isText = element instanceof HTMLTextAreaElement || element.selectionStart !== null;
  const { selectionStart, selectionEnd } = element;
  // React notes what is written to its own property on the element, not what is written past it.
  element.value = typed === "" ? " " : "";
  native?.set?.call(element, typed);
  if (isText) element.setSelectionRange(selectionStart, selectionEnd);
}
