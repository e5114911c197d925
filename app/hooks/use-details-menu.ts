import { useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useDismiss } from "./use-dismiss";

/**
 * Closes a menu made of a details element, which works without scripts: on Escape, on a press outside it, when focus
 * leaves it and after navigation.
 * @returns the ref of the details element
 */
export function useDetailsMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();

  function close() {
    if (menu.current) menu.current.open = false;
  }

  useEffect(close, [key]);
  useDismiss(
    () => (menu.current?.open ? menu.current : null),
    (_, reason) => {
      close();
      if (reason === "escape") menu.current?.querySelector("summary")?.focus();
    },
  );
  return menu;
}
