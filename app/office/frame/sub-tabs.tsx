import { createContext, use } from "react";
import { Link, useLocation } from "react-router";
import { cn } from "~/ui/cn";
import type { SubTab } from "~/content/portal-sub-pages";
import { showInLine } from "~/platform/browser/show-in-line";
import type { Waiting } from "./office";
import { useMayOpen } from "./use-may-open";

/** Open items of the office's tabs. */
export const WaitingInTabs = createContext<Waiting>({});

/** Second-level tabs that the reader may open, with their open items: on phones one line that scrolls sideways. @param query query string that all tabs keep, with the leading "?" */
export function SubTabs({
  label,
  tabs,
  query = "",
}: {
  label: string;
  tabs: readonly SubTab[];
  query?: string;
}) {
  const { pathname } = useLocation();
  const waiting = use(WaitingInTabs);
  const mayOpen = useMayOpen();
  const allowed = tabs.filter(({ to }) => mayOpen(to));
  return (
    <nav aria-label={label} className="mt-3 max-md:-mx-4 sm:max-md:-mx-6 print:hidden">
      <ul className="relative flex gap-1 max-md:overflow-x-auto max-md:px-4 max-md:py-1 max-md:[scrollbar-width:none] sm:max-md:px-6 md:flex-wrap">
        {allowed.map(({ to, name, also = [] }) => {
          const isHere = isCurrent(to, pathname);
          const isBelow = also.includes(pathname);
          return (
            <li key={to} className="shrink-0">
              <Link
                ref={isHere || isBelow ? showInLine : undefined}
                to={to + query}
                aria-current={isHere ? "page" : isBelow ? "true" : undefined}
                className={cn(
                  "inline-flex min-h-9 items-center gap-2 rounded-control px-3 text-sm font-semibold hover:bg-sunken",
                  (isHere || isBelow) && "bg-sunken text-vermilion",
                )}
              >
                <span>{name}</span>
                {[to, ...also].map((page) => (
                  <Count key={page} {...waiting[page]} />
                ))}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function Count({ count = 0, text }: Partial<Waiting[string]>) {
  if (count === 0) return null;
  return (
    <span className="rounded-full bg-warning-subtle px-1.5 text-xs leading-4 text-warning tabular-nums">
      <span>{count > 99 ? "99+" : count}</span>
      <span className="sr-only"> {text != null && <span>{text}</span>}</span>
    </span>
  );
}

/** Ignores the query of a tab. */
function isCurrent(to: string, pathname: string): boolean {
  return to.split("?", 1)[0] === pathname;
}
