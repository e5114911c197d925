import { useEffect, useRef } from "react";
import { Link, useLocation } from "react-router";
import { isOnOperatorPage, operatorPagesFor } from "~/content/operator-navigation";
import type { OperatorPage } from "~/content/operator-navigation";
import type { Membership } from "~/domain/company-rights";
import { cn } from "~/lib/cn";

/** The pages of the portal that somebody's rights open. On a phone the row scrolls by itself. @param unread threads */
export function OperatorNav({ memberships, unread }: { memberships: readonly Membership[]; unread: number }) {
  const { pathname } = useLocation();
  return (
    <nav aria-label="Operator's portal" className="border-b border-line bg-card print:hidden">
      <ul className="relative mx-auto flex max-w-7xl overflow-x-auto px-2 [scrollbar-width:none] sm:flex-wrap sm:px-4">
        {operatorPagesFor(memberships).map((page) => (
          <Tab
            key={page.to}
            page={page}
            pathname={pathname}
            count={page.to === "/operator/messages" ? unread : 0}
          />
        ))}
      </ul>
    </nav>
  );
}

function Tab({ page, pathname, count }: { page: OperatorPage; pathname: string; count: number }) {
  const isHere = isOnOperatorPage(page, pathname);
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
          "flex min-h-10 items-center gap-1.5 border-b-2 border-transparent px-2.5 text-sm font-semibold whitespace-nowrap hover:bg-sunken focus-visible:outline-offset-[-3px]",
          isHere && "border-vermilion text-vermilion",
        )}
      >
        {page.label}
        {count > 0 && (
          <span className="rounded-full bg-wait-ground px-1.5 text-xs leading-5 text-wait tabular-nums">
            {count}
            <span className="sr-only"> unread</span>
          </span>
        )}
      </Link>
    </li>
  );
}
