import { useLayoutEffect, type ReactNode } from "react";

/** Open dialogs, menus and popovers that lock the page. */
let locks = 0;

/**
 * Locks the page's scrolling while it is mounted. theme.css has the rules, and the places that still scroll are scroll containers.
 * One of the two places where a library is changed from outside (decision 34): the build gives it to Radix in place of react-remove-scroll
 * (vite.config.ts), written for its version 2.7.2. Reason: that writes a style element, our policy allows none, and Radix has no setting.
 * Test: tests/e2e/early-input.spec.ts opens a dialog.
 */
export function RemoveScroll({ children }: { children: ReactNode }) {
  useLayoutEffect(() => {
    const { documentElement: page } = document;
    if (locks === 0) {
      page.style.setProperty("--scroll-bar", `${window.innerWidth - page.clientWidth}px`);
      page.dataset["scrollLocked"] = "";
    }
    locks += 1;
    return () => {
      locks -= 1;
      if (locks === 0) delete page.dataset["scrollLocked"];
    };
  }, []);
  return children;
}
