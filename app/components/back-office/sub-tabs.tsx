import { Link, useLocation } from "react-router";
import { cn } from "~/lib/cn";

/** Second-level tabs. @param query query string that all tabs keep, with the leading "?" */
export function SubTabs({
  label,
  tabs,
  query = "",
}: {
  label: string;
  tabs: readonly { to: string; name: string }[];
  query?: string;
}) {
  const { pathname } = useLocation();
  return (
    <nav aria-label={label} className="mt-3 print:hidden">
      <ul className="flex flex-wrap gap-1">
        {tabs.map(({ to, name }) => (
          <li key={to}>
            <Link
              to={to + query}
              aria-current={isCurrent(to, pathname) ? "page" : undefined}
              className={cn(
                "inline-flex min-h-9 items-center gap-2 rounded-control px-3 text-sm font-semibold hover:bg-sunken",
                isCurrent(to, pathname) && "bg-sunken text-vermilion",
              )}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Ignores the query of a tab. */
function isCurrent(to: string, pathname: string): boolean {
  return to.split("?", 1)[0] === pathname;
}
