import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { adminTabs, isOnAdminPage, overviewPage, quietAdminTabs } from "~/content/admin-navigation";
import type { AdminPage } from "~/content/admin-navigation";
import { cn } from "~/lib/cn";

/** The pages of the back office, each a tab with an address of its own. On a phone the row scrolls by itself. */
export function AdminNav() {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Administration" className="border-b border-line bg-card print:hidden">
      <ul className="relative mx-auto flex max-w-7xl overflow-x-auto px-2 [scrollbar-width:none] sm:flex-wrap sm:px-4">
        {[overviewPage, ...adminTabs].map((page) => (
          <Tab key={page.to} page={page} pathname={pathname} />
        ))}
        <li aria-hidden className="mx-1.5 my-2.5 w-px shrink-0 bg-line" />
        {quietAdminTabs.map((page) => (
          <Tab key={page.to} page={page} pathname={pathname} isQuiet />
        ))}
      </ul>
    </nav>
  );
}

function Tab({ page, pathname, isQuiet = false }: { page: AdminPage; pathname: string; isQuiet?: boolean }) {
  const isHere = isOnAdminPage(page, pathname);
  const tab = useRef<HTMLLIElement>(null);

  // The present tab is brought into the row's view, without moving the page.
  useEffect(() => {
    const row = tab.current?.parentElement;
    if (isHere && tab.current && row)
      row.scrollLeft = tab.current.offsetLeft - (row.clientWidth - tab.current.clientWidth) / 2;
  }, [isHere]);

  const isThePage = pathname === page.to || page.also?.includes(pathname);
  return (
    <li ref={tab} className="shrink-0">
      <Link
        to={page.to}
        aria-current={isHere ? (isThePage ? "page" : "true") : undefined}
        className={cn(
          "flex min-h-10 items-center border-b-2 border-transparent px-2 text-sm whitespace-nowrap hover:bg-sunken focus-visible:outline-offset-[-3px]",
          isQuiet ? "text-muted hover:text-ink" : "font-semibold",
          isHere && "border-vermilion font-semibold text-vermilion",
        )}
      >
        {page.label}
      </Link>
    </li>
  );
}
