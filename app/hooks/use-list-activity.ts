import { useRef } from "react";
import { holdsArrivals } from "~/lib/bookings/arrivals";

/** Notes what the person does in a list, and returns whether new rows must wait for it. */
export function useListActivity(selected: number) {
  const movedAt = useRef<number | null>(null);
  return {
    handlers: {
      onPointerMove: () => {
        movedAt.current = performance.now();
      },
    },
    isHeld: () =>
      holdsArrivals({
        sincePointerMoved: movedAt.current === null ? null : performance.now() - movedAt.current,
        isMenuOpen: document.querySelector('[role="menu"], [role="dialog"], [role="alertdialog"]') !== null,
        selected,
        isScrolled: window.scrollY > 0,
      }),
  };
}
