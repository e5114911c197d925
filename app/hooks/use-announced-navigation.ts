import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * After a move to another page the focus goes to its content, as a browser's own navigation would put it, and the new
 * title is said. A change of the query alone leaves both where they are.
 * @returns the ref of the content, and the title to be said in a live region, "" until the first move
 */
export function useAnnouncedNavigation() {
  const { pathname } = useLocation();
  const content = useRef<HTMLElement>(null);
  const shownPath = useRef(pathname);
  const [announcement, setAnnouncement] = useState("");

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    // Scrolling is the router's, which knows where Back came from.
    content.current?.focus({ preventScroll: true });
    setAnnouncement(document.title);
  }, [pathname]);

  return { content, announcement };
}
