import { useEffect, useRef } from "react";
import { holdsArrivals } from "./arrivals";

/** Notes what the person does in a list, and returns whether new rows must wait for it. */
export function useListActivity(selected: number) {
  const usedAt = useRef<number | null>(null);
  const isScrolled = useRef(false);
  // Read when it changes: between changes of the page, reading it would cost a layout.
  useEffect(() => {
    const read = () => {
      isScrolled.current = window.scrollY > 0;
    };
    read();
    window.addEventListener("scroll", read, { passive: true });
    return () => window.removeEventListener("scroll", read);
  }, []);

  function note() {
    usedAt.current = performance.now();
  }

  return {
    // The first "j" moves the focus into the list from outside.
    handlers: { onPointerMove: note, onKeyDown: note, onFocus: note },
    isHeld: () =>
      holdsArrivals({
        sinceUsed: usedAt.current === null ? null : performance.now() - usedAt.current,
        isRowUsed: document.querySelector("[data-row]:is(:hover, :focus-within)") !== null,
        isMenuOpen: document.querySelector('[role="menu"], [role="dialog"], [role="alertdialog"]') !== null,
        selected,
        isScrolled: isScrolled.current,
      }),
  };
}
