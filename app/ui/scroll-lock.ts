import { useLayoutEffect, type ReactNode } from "react";

/** Open dialogs, menus and popovers that lock the page. */
let locks = 0;

/**
 * Locks the page's scrolling while it is mounted. The build gives it to Radix in place of react-remove-scroll (vite.config.ts), which
 * writes a style element: our policy allows none. theme.css has the rules, and the places that still scroll are scroll containers.
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
