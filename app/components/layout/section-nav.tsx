import { Link, useLocation } from "react-router";
import { cn } from "~/lib/cn";

export interface SectionLink {
  label: string;
  to: string;
  /** Other addresses of the same page. */
  also?: readonly string[];
}

/** The pages of one part of the site, with the present one marked. */
export function SectionNav({ label, links }: { label: string; links: readonly SectionLink[] }) {
  const { pathname } = useLocation();
  return (
    <nav aria-label={label} className="border-b border-line bg-card print:hidden">
      <ul className="mx-auto flex max-w-7xl flex-wrap gap-x-1 px-2 sm:px-4">
        {links.map(({ label: name, to, also = [] }) => {
          const isHere = pathname === to || also.includes(pathname);
          return (
            <li key={to}>
              <Link
                to={to}
                aria-current={isHere ? "page" : undefined}
                className={cn(
                  "flex min-h-11 items-center border-b-2 border-transparent px-2 text-[0.95rem] font-semibold hover:bg-sunken",
                  isHere && "border-vermilion text-vermilion",
                )}
              >
                {name}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
