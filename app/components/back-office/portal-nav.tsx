import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { isOnPage, isPage, type PortalPage } from "~/content/portal-page";
import { cn } from "~/lib/cn";

/** Tabs of a portal. On phones, the row scrolls horizontally. */
export function PortalNav({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <nav aria-label={label} className="border-b border-line bg-card print:hidden">
      <ul className="relative mx-auto flex max-w-7xl overflow-x-auto px-2 [scrollbar-width:none] sm:flex-wrap sm:px-4">
        {children}
      </ul>
    </nav>
  );
}

export function PortalTab({
  page,
  isQuiet = false,
  unread = 0,
  unreadText = "unread",
}: {
  page: PortalPage;
  isQuiet?: boolean;
  /** Number beside the name, and what it counts. */
  unread?: number;
  unreadText?: string;
}) {
  const { pathname } = useLocation();
  const isHere = isOnPage(page, pathname);
  const tab = useRef<HTMLLIElement>(null);

  // Scrolls the current tab into view without scrolling the page.
  useEffect(() => {
    const row = tab.current?.parentElement;
    if (isHere && tab.current && row)
      row.scrollLeft = tab.current.offsetLeft - (row.clientWidth - tab.current.clientWidth) / 2;
  }, [isHere]);

  return (
    <li ref={tab} className="shrink-0">
      <Link
        to={page.to}
        aria-current={isHere ? (isPage(page, pathname) ? "page" : "true") : undefined}
        className={cn(
          "flex min-h-10 items-center gap-1.5 border-b-2 border-transparent px-2 text-sm whitespace-nowrap hover:bg-sunken focus-visible:outline-offset-[-3px]",
          isQuiet ? "text-muted hover:text-ink" : "font-semibold",
          isHere && "border-vermilion font-semibold text-vermilion",
        )}
      >
        {page.label}
        {unread > 0 && (
          <span className="rounded-full bg-warning-subtle px-1.5 text-xs leading-5 text-warning tabular-nums">
            {unread}
            <span className="sr-only"> {unreadText}</span>
          </span>
        )}
      </Link>
    </li>
  );
}
