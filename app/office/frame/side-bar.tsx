import { ExternalLink, PanelLeftClose, PanelLeftOpen } from "lucide";
import { Link } from "react-router";
import { platformDetails } from "~/content/platform";
import { useHydrated } from "~/platform/hydration/use-hydrated";
import { cn } from "~/ui/cn";
import { Icon } from "~/ui/icon";
import type { Office } from "./office";
import { PageLink } from "./page-link";

// Icons with short names are left below 1024 px, and above if the person folded the bar.
const hiddenIfFolded = "max-lg:sr-only group-data-folded/office:sr-only";
const shownIfFolded =
  "max-w-full truncate text-[0.6875rem] leading-4 lg:hidden lg:group-data-folded/office:block";
const row =
  "h-8 gap-2.5 px-2.5 text-sm max-lg:h-11 max-lg:flex-col max-lg:justify-center max-lg:gap-0 max-lg:px-0 group-data-folded/office:h-11 group-data-folded/office:flex-col group-data-folded/office:justify-center group-data-folded/office:gap-0 group-data-folded/office:px-0";
const quietRow = cn(
  row,
  "flex w-full items-center rounded-control text-muted hover:bg-sunken hover:text-ink",
);

/** Side bar of wide screens: all pages by name, or by icon. */
export function SideBar({
  office: { label, home, groups, waiting },
  summary,
  isFolded,
  onFold,
}: {
  office: Office;
  summary: React.ReactNode;
  isFolded: boolean;
  onFold: () => void;
}) {
  const icon = isFolded ? PanelLeftOpen : PanelLeftClose;
  return (
    <aside
      aria-label="Side bar"
      className="sticky top-0 hidden h-dvh w-16 shrink-0 flex-col overflow-x-hidden overflow-y-auto border-r border-line bg-side [scrollbar-width:thin] md:flex lg:w-56 lg:group-data-folded/office:w-16 print:hidden"
    >
      <Link
        to={home.to}
        title={home.label}
        className="flex h-12 shrink-0 items-center gap-2.5 px-4 font-semibold max-lg:justify-center max-lg:px-0 group-data-folded/office:justify-center group-data-folded/office:px-0"
      >
        <img src="/favicon.svg" alt="" width={24} height={24} />
        <span className={hiddenIfFolded}>{platformDetails.name}</span>
      </Link>
      <nav aria-label={label} className="px-1 pt-1 lg:px-2 lg:group-data-folded/office:px-1">
        {groups.map((pages, index) => (
          <ul key={index} className="border-line py-1.5 not-first:border-t">
            {pages.map((page) => (
              <li key={page.to} className="py-px">
                <PageLink
                  page={page}
                  waiting={waiting[page.to]}
                  className={cn(row, "hover:bg-sunken aria-[current]:bg-sunken aria-[current]:font-semibold")}
                  labelClassName={cn("truncate", hiddenIfFolded)}
                  shortClassName={shownIfFolded}
                  countClassName={cn(
                    "ml-auto text-muted group-aria-[current]/page:text-vermilion",
                    "max-lg:absolute max-lg:top-0 max-lg:right-0 max-lg:rounded-full max-lg:bg-warning-subtle max-lg:px-1 max-lg:text-warning",
                    "group-data-folded/office:absolute group-data-folded/office:top-0 group-data-folded/office:right-0 group-data-folded/office:rounded-full group-data-folded/office:bg-warning-subtle group-data-folded/office:px-1 group-data-folded/office:text-warning",
                  )}
                />
              </li>
            ))}
          </ul>
        ))}
      </nav>
      <div className="mt-auto px-2 pb-2">
        <div className="border-t border-line px-2.5 py-2.5 text-sm max-lg:hidden lg:group-data-folded/office:hidden">
          {summary}
        </div>
        <div className="border-t border-line pt-1.5">
          <Link to="/" title="View site" className={quietRow}>
            <Icon icon={ExternalLink} strokeWidth={1.75} className="size-4.5 shrink-0" />
            <span className={hiddenIfFolded}>View site</span>
            <span aria-hidden className={shownIfFolded}>
              View site
            </span>
          </Link>
          <button
            type="button"
            aria-pressed={isFolded}
            title="Fold the side bar"
            onClick={onFold}
            className={cn(quietRow, "max-lg:hidden", !useHydrated() && "invisible")}
          >
            <Icon icon={icon} strokeWidth={1.75} className="size-4.5 shrink-0" />
            <span className={hiddenIfFolded}>Fold the side bar</span>
            <span aria-hidden className={shownIfFolded}>
              Unfold
            </span>
          </button>
        </div>
      </div>
    </aside>
  );
}
