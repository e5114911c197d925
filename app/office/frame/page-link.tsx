import { Link, useLocation } from "react-router";
import { isOnPage, isPage, type PortalPage } from "~/content/portal-page";
import { cn } from "~/ui/cn";
import { Icon } from "~/ui/icon";
import type { Waiting } from "./office";

/** Link to a page of the office with its icon, name and number of open items. */
export function PageLink({
  page,
  waiting,
  className,
  labelClassName,
  shortClassName,
  countClassName,
  isShort = false,
}: {
  page: PortalPage;
  waiting: Waiting[string] | undefined;
  className: string;
  labelClassName?: string;
  /** With it, the short name is shown too, where the label is not. */
  shortClassName?: string;
  countClassName?: string;
  /** True for the short name. */
  isShort?: boolean;
}) {
  const { pathname } = useLocation();
  const isHere = isOnPage(page, pathname);
  const to = waiting?.to ?? page.to;
  const { icon, label, short = label } = page;
  return (
    <Link
      to={to}
      title={label}
      aria-current={isHere ? (isPage({ ...page, to }, pathname) ? "page" : "true") : undefined}
      className={cn("group/page relative flex items-center rounded-control", className)}
    >
      <Icon
        icon={icon}
        strokeWidth={1.75}
        className="size-4.5 shrink-0 text-muted group-hover/page:text-ink group-aria-[current]/page:text-vermilion"
      />
      <span className={labelClassName}>{isShort ? short : label}</span>
      {shortClassName !== undefined && (
        <span aria-hidden className={shortClassName}>
          {short}
        </span>
      )}
      {waiting && waiting.count > 0 && (
        <span className={cn("text-xs leading-4 font-semibold tabular-nums", countClassName)}>
          <span>{waiting.count > 99 ? "99+" : waiting.count}</span>
          <span className="sr-only">{` ${waiting.text}`}</span>
        </span>
      )}
    </Link>
  );
}
