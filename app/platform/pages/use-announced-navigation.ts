import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/**
 * Moves focus to the content after navigation to another page, as a browser does, and announces its title. Changes of
 * the query alone do neither.
 * @returns the ref of the content, and the title for a live region, "" until the first navigation
 */
export function useAnnouncedNavigation() {
  const { pathname } = useLocation();
  const content = useRef<HTMLElement>(null);
  const shownPath = useRef(pathname);
  const [announcement, setAnnouncement] = useState("");

  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    // The router restores scroll positions.
    content.current?.focus({ preventScroll: true });
    setAnnouncement(document.title);
  }, [pathname]);

  return { content, announcement };
}
