import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useBackEntries } from "~/platform/history/use-back-entries";
import { useDismiss } from "./use-dismiss";

/**
 * Closes a menu made of a details element, which works without scripts: on Escape, on Back, on a press outside it, when focus
 * leaves it and after navigation.
 * @returns the ref of the details element
 */
export function useDetailsMenu() {
  const menu = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  const shownKey = useRef(key);

  const [isOpen, setIsOpen] = useState(false);
  useBackEntries(isOpen ? 1 : 0, (depth) => {
    if (menu.current) menu.current.open = depth > 0;
  });
  useEffect(() => {
    const element = menu.current;
    const note = () => setIsOpen(element?.open === true);
    note();
    element?.addEventListener("toggle", note);
    return () => element?.removeEventListener("toggle", note);
  }, []);

  // Not on mount: before hydration, the browser may have opened it.
  useEffect(() => {
    if (menu.current && shownKey.current !== key) menu.current.open = false;
    shownKey.current = key;
  }, [key]);
  useDismiss(
    () => (menu.current?.open ? menu.current : null),
    (_, reason) => {
      if (menu.current) menu.current.open = false;
      if (reason === "escape") menu.current?.querySelector("summary")?.focus();
    },
  );
  return menu;
}
