import { startTransition, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { afterPaint } from "~/platform/browser/after-paint";
import { useDismiss } from "~/platform/browser/use-dismiss";

/** Milliseconds a menu stays open after the pointer left it. Source: specification 1, section 2, Header. */
const closeAfter = 300;
/** Long enough that a pointer crossing the bar, or moving down into the open menu, opens nothing. */
const openAfter = 80;

interface OpenMenu {
  id: string;
  /** A menu opened by hover stays open on the click that usually follows. */
  by: "hover" | "press";
  /** History entry in which it was opened: navigation closes it. */
  at: string;
  /** False until the frame in which its button answers a pointer's press is painted: the panel takes longer. */
  isPanelShown: boolean;
}

/**
 * Manages the open menu of a menu bar. Follows the ARIA guide's disclosure navigation. Radix's NavigationMenu
 * fixes its close delay at 150 ms.
 * Markup: an item of the bar is `li[data-menu=id]` with its control and its panel, `[data-panel]`; every control of the
 * bar, links included, is `[data-bar-control]`.
 */
export function useMenuBar() {
  const { key: at } = useLocation();
  const [lastOpen, setOpen] = useState<OpenMenu | null>(null);
  const open = lastOpen?.at === at ? lastOpen : null;
  const bar = useRef<HTMLUListElement>(null);
  const timer = useRef<number>(undefined);
  /** Menu whose first link gets the focus once it is shown. */
  const entered = useRef<string>(null);

  function after(milliseconds: number, change: () => void) {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(change, milliseconds);
  }

  function close() {
    window.clearTimeout(timer.current);
    entered.current = null;
    setOpen(null);
  }

  function isOpen(now: OpenMenu | null, id: string): now is OpenMenu {
    return now?.id === id && now.at === at;
  }

  function itemOf(id: string): HTMLElement | null {
    return bar.current?.querySelector<HTMLElement>(`[data-menu="${id}"]`) ?? null;
  }

  useEffect(() => () => window.clearTimeout(timer.current), []);

  const shownId = open?.isPanelShown === true ? open.id : null;
  useEffect(() => {
    if (shownId === null || entered.current !== shownId) return;
    entered.current = null;
    bar.current?.querySelector<HTMLElement>(`[data-menu="${shownId}"] [data-panel] a`)?.focus();
  }, [shownId]);

  // The menu that the pointer rests on.
  useEffect(() => {
    const id = bar.current?.querySelector<HTMLElement>("[data-menu]:hover")?.dataset.menu;
    if (id !== undefined) setOpen({ id, by: "hover", at, isPanelShown: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  useDismiss(
    () => open && itemOf(open.id),
    (item, reason) => {
      const hadFocus = item.contains(document.activeElement);
      close();
      if (reason === "escape" && hadFocus) focusFirst(item, "[data-bar-control]");
    },
  );

  return {
    openId: open?.id ?? null,
    isPanelShown: open?.isPanelShown === true,
    close,
    bar: { ref: bar, onKeyDown: moveByKey },
    itemProps: (id: string) => ({
      "data-menu": id,
      onPointerEnter: (event: React.PointerEvent) => {
        if (event.pointerType === "touch") return;
        after(openAfter, () =>
          setOpen((now) => (isOpen(now, id) ? now : { id, by: "hover", at, isPanelShown: true })),
        );
      },
      onPointerLeave: (event: React.PointerEvent) => {
        if (event.pointerType === "touch") return;
        after(closeAfter, () => {
          // Closes any open menu: the pointer may only have crossed the item it left.
          setOpen((now) => {
            if (!now) return null;
            // If a keyboard user opened it or is in it, the pointer does not matter.
            const atKeyboard = now.by === "press" ? ":focus-visible" : "[data-panel] :focus-visible";
            return itemOf(now.id)?.querySelector(atKeyboard) ? now : null;
          });
        });
      },
    }),
    controlProps: (id: string) => ({
      onClick: (event: React.MouseEvent) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        // Enter is a click without a pointer.
        toggle(id, event.detail === 0);
      },
      onKeyDown: (event: React.KeyboardEvent) => {
        if (event.key === " ") toggle(id, true);
        else if (event.key === "ArrowDown") {
          // Only an open menu has links.
          if (open?.id === id && open.isPanelShown) focusFirst(itemOf(id), "[data-panel] a");
          else entered.current = id;
          press(id, true);
        } else return;
        event.preventDefault();
        event.stopPropagation();
      },
    }),
  };

  /** @param isByKey true shows the panel at once: the next key may enter it */
  function press(id: string, isByKey: boolean) {
    setOpen((now) => ({
      id,
      by: "press",
      at,
      isPanelShown: isByKey || (isOpen(now, id) && now.isPanelShown),
    }));
    if (isByKey) return;
    afterPaint(() =>
      startTransition(() => setOpen((now) => (isOpen(now, id) ? { ...now, isPanelShown: true } : now))),
    );
  }

  function toggle(id: string, isByKey: boolean) {
    window.clearTimeout(timer.current);
    if (isOpen(open, id) && open.by === "press") close();
    else press(id, isByKey);
  }
}

function focusFirst(within: Element | null, selector: string) {
  within?.querySelector<HTMLElement>(selector)?.focus();
}

/** Left and right move along the bar, up and down through a panel, Home and End to either end. */
function moveByKey(event: React.KeyboardEvent<HTMLElement>) {
  if (!(event.target instanceof Element) || event.metaKey || event.ctrlKey || event.altKey) return;
  const panel = event.target.closest("[data-panel]");
  const [back, on] = panel ? ["ArrowUp", "ArrowDown"] : ["ArrowLeft", "ArrowRight"];
  const stops = [
    ...(panel ?? event.currentTarget).querySelectorAll<HTMLElement>(panel ? "a" : "[data-bar-control]"),
  ].filter((stop) => stop.checkVisibility());
  const at = stops.findIndex((stop) => stop === event.target);
  const target = { [back]: at - 1, [on]: at + 1, Home: 0, End: -1 }[event.key];
  if (target === undefined || at === -1) return;
  event.preventDefault();
  stops.at(target % stops.length)?.focus();
}
