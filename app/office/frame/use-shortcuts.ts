import { useEffect, useEffectEvent, useRef } from "react";
import { useNavigate } from "react-router";
import type { PortalPage } from "~/content/portal-page";
import { noteFocus } from "~/platform/browser/last-row";
import { openRowMenu } from "~/office/lists/row-menu";
import { areShortcutsOn } from "./shortcut-setting";
import { isComposing, isEnter } from "~/platform/forms/enter-key";

/** Milliseconds in which the second key must follow "g" or "n". */
const secondKeyWithin = 2000;

/** Arrow keys that walk along a list from its row in focus. */
const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

interface Actions {
  onFind: () => void;
  onHelp: () => void;
  goTo: (address: string) => void;
}

/**
 * Registers the shortcuts of a back office: Ctrl+Enter in a form, Ctrl+K anywhere (on a Mac, Cmd), single characters only outside text fields and
 * dialogs, and only if they are not switched off.
 */
export function useShortcuts({
  pages,
  creations,
  onFind,
  onHelp,
}: Pick<Actions, "onFind" | "onHelp"> & {
  pages: readonly PortalPage[];
  creations: readonly { key: string; to: string }[];
}): void {
  const navigate = useNavigate();
  const first = useRef<{ key: string; at: number } | null>(null);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, timeStamp } = event;
    if (event.defaultPrevented || isComposing(event) || event.altKey) return;
    const isCommand = event.ctrlKey || event.metaKey;
    if (isCommand && isEnter(event)) return save(event);
    if (isDialogOpen()) return;
    if (isCommand) {
      const isUndone = key.toLowerCase() === "z" && !event.shiftKey && !isTyping(event.target) && undoLast();
      if (key.toLowerCase() === "k") onFind();
      else if (!isUndone) return;
      event.preventDefault();
      return;
    }
    const step = steps[key];
    if (step !== undefined && isOnRow(event.target)) {
      event.preventDefault();
      focusRow(rowOf(event.target), step);
      return;
    }
    if (key === "ArrowDown" && isSearch(event.target)) {
      if (focusRow(null, 1)) event.preventDefault();
      return;
    }
    if (isTyping(event.target) || !areShortcutsOn()) return;
    const before = first.current;
    const places = before?.key === "g" ? pages : before?.key === "n" ? creations : [];
    const isSecond = before !== null && timeStamp - before.at < secondKeyWithin;
    const place = isSecond ? places.find((each) => each.key === key) : undefined;
    first.current = !place && (key === "g" || key === "n") ? { key, at: timeStamp } : null;
    const actions = { onFind, onHelp, goTo: (address: string) => void navigate(address) };
    if (place) actions.goTo(place.to);
    else if (key !== "g" && !press(event, actions)) return;
    event.preventDefault();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    const note = ({ target }: FocusEvent) => noteFocus(target);
    document.addEventListener("keydown", listen);
    document.addEventListener("focusin", note);
    return () => {
      document.removeEventListener("keydown", listen);
      document.removeEventListener("focusin", note);
    };
  }, []);
}

/** Runs the shortcut of a key. @returns true if there is one */
function press({ key, repeat, target }: KeyboardEvent, { onFind, onHelp, goTo }: Actions): boolean {
  const row = rowOf(document.activeElement);
  switch (key) {
    case "n":
      return openCreateMenu();
    case "z":
      return undoLast();
    case "?":
      onHelp();
      return true;
    case "/":
      if (!focusSearch()) onFind();
      return true;
    case "j":
      return focusRow(row, 1);
    case "k":
      return focusRow(row, -1);
    case "x":
      if (!repeat) row?.querySelector<HTMLInputElement>('input[type="checkbox"]')?.click();
      return row !== null;
    case "Enter":
    case "o": {
      const address = row?.dataset.href;
      // Enter on a link or a button of the row belongs to that control.
      if (!address || (key === "Enter" && target !== row)) return false;
      // In a list with a side panel, the row's link opens it.
      const opener = row.querySelector<HTMLElement>("[data-opens]");
      if (opener) opener.click();
      else goTo(address);
      return true;
    }
    case "c": {
      const due = row?.querySelector<HTMLElement>(":is(button, a):is([data-due], [data-due] *)");
      if (!due || repeat) return false;
      due.click();
      return true;
    }
    case "m":
      return row !== null && !repeat && openRowMenu(row);
    case "e": {
      const address = row?.dataset.edit;
      if (!address) return false;
      goTo(address);
      return true;
    }
    default:
      return false;
  }
}

/** Submits the form of the focused field with its first button, as Enter in a text field does. */
function save(event: KeyboardEvent): void {
  const form = event.target instanceof Element ? event.target.closest("form") : null;
  if (!form || event.repeat) return;
  event.preventDefault();
  form.requestSubmit(
    form.querySelector<HTMLButtonElement>('button:is([type="submit"], :not([type])):not(:disabled)'),
  );
}

/** Opens the Create menu. @returns true if there is one */
function openCreateMenu(): boolean {
  const menu = document.querySelector<HTMLDetailsElement>("details[data-create]");
  if (!menu) return false;
  menu.open = true;
  menu.querySelector<HTMLElement>("a")?.focus();
  return true;
}

/** Undoes the last change that is held back. @returns true if there is one */
function undoLast(): boolean {
  const undo = document.querySelector<HTMLElement>("[data-undo]");
  undo?.click();
  return undo !== null;
}

function rowOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>("[data-row]") : null;
}

function isOnRow(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches("[data-row], [data-row] a");
}

function isSearch(target: EventTarget | null): boolean {
  return target instanceof Element && target.matches('main input[type="search"]');
}

function isDialogOpen(): boolean {
  return (
    document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"], dialog[open]') !== null
  );
}

/** Returns true in a text field; checkboxes and buttons take no text. */
function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest(
      'input:not([type="checkbox"], [type="radio"], [type="button"], [type="submit"]), textarea, select, [contenteditable]:not([contenteditable="false"])',
    ) !== null
  );
}

function isShown(element: HTMLElement): boolean {
  return element.checkVisibility();
}

function focusSearch(): boolean {
  const search = [...document.querySelectorAll<HTMLInputElement>('main input[type="search"]')].find(isShown);
  search?.focus();
  search?.select();
  return search !== undefined;
}

function focusRow(from: HTMLElement | null, step: 1 | -1): boolean {
  const rows = [...document.querySelectorAll<HTMLElement>("main [data-row]")].filter(isShown);
  const index = from ? rows.indexOf(from) + step : 0;
  const row = rows[Math.min(Math.max(index, 0), rows.length - 1)];
  row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: "nearest" });
  return row !== undefined;
}
