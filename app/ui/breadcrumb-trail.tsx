import { ChevronLeft, ChevronRight } from "lucide";
import { Link } from "react-router";
import type { Breadcrumb } from "~/platform/pages/breadcrumbs";
import { cn } from "./cn";
import { Icon } from "./icon";
import { uiMessages } from "./messages";

/** Breadcrumbs from the home page; the last one is the current page. Phones show only the way back to its parent. */
export function Breadcrumbs({
  breadcrumbs,
  className,
}: {
  breadcrumbs: readonly Breadcrumb[];
  className?: string;
}) {
  const last = breadcrumbs.length - 1;
  return (
    <nav aria-label={uiMessages().breadcrumb} className={cn("py-3 text-base", className)}>
      <ol className="flex flex-wrap items-center gap-x-1.5">
        {breadcrumbs.map(({ name, path }, index) => (
          <li key={path} className={cn("flex items-center gap-1.5", index !== last - 1 && "max-sm:hidden")}>
            {index > 0 && <Icon icon={ChevronRight} className="size-4 shrink-0 text-muted max-sm:hidden" />}
            {index === last - 1 && (
              <Icon icon={ChevronLeft} className="-ml-0.5 size-4 shrink-0 text-muted sm:hidden" />
            )}
            {index === last ? (
              <span aria-current="page" className="text-muted">
                {name}
              </span>
            ) : (
              <Link to={path} className="py-1 text-peacock underline-offset-4 hover:underline">
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
