import { ChevronDown, Keyboard, Plus, Search } from "lucide";
import { Link } from "react-router";
import { AccountRows } from "~/features/site/account-links";
import { Avatar } from "~/features/site/avatar";
import { useDetailsMenu } from "~/platform/browser/use-details-menu";
import { useHydrated } from "~/platform/hydration/use-hydrated";
import { useViewer } from "~/platform/pages/use-site";
import { cn } from "~/ui/cn";
import { Icon } from "~/ui/icon";
import type { OfficeView } from "./office-view";
import { InstallRow } from "./install-row";
import type { Office } from "./office";

const summaryClasses = "cursor-pointer list-none rounded-control [&::-webkit-details-marker]:hidden";
const panelClasses =
  "absolute top-full right-0 z-40 mt-1 rounded-card border border-line bg-card p-1.5 float-shadow";
const searchClasses =
  "flex h-8 w-full max-w-80 items-center gap-2 rounded-control border border-line bg-card px-2.5 text-sm text-muted hover:border-control";

/** Top bar: search, create, and the person's menu. */
export function TopBar({
  office,
  onFind,
  ...account
}: {
  office: Office;
  onFind: () => void;
} & React.ComponentProps<typeof AccountMenu>) {
  return (
    <header className="sticky top-0 z-30 flex h-12 items-center gap-2 border-b border-line bg-paper px-4 sm:px-6 print:hidden">
      <Link to={office.home.to} title={office.home.label} className="mr-1 shrink-0 md:hidden">
        <img src="/favicon.svg" alt={office.home.label} width={24} height={24} />
      </Link>
      <SearchControl office={office} onFind={onFind} />
      <div className="ml-auto flex shrink-0 items-center gap-2">
        <CreateMenu office={office} />
        <nav aria-label="Account">
          <AccountMenu {...account} />
        </nav>
      </div>
    </header>
  );
}

/** Opens the command palette. Without scripts it is a link to a list that can be searched. */
function SearchControl({ office: { palette, home }, onFind }: { office: Office; onFind: () => void }) {
  const content = (
    <>
      <Icon icon={Search} className="size-4" />
      <span>Search</span>
    </>
  );
  if (!useHydrated()) {
    return (
      <Link to={palette.lists[0]?.to ?? home.to} className={searchClasses}>
        {content}
      </Link>
    );
  }
  return (
    <button
      type="button"
      onClick={onFind}
      aria-keyshortcuts="Control+K Meta+K"
      title="Find anything (Ctrl+K)"
      className={searchClasses}
    >
      {content}
      <kbd aria-hidden className="ml-auto font-sans text-xs max-sm:hidden">
        Ctrl K
      </kbd>
    </button>
  );
}

function CreateMenu({ office: { creations } }: { office: Office }) {
  const menu = useDetailsMenu();
  if (creations.length === 0) return null;
  return (
    <details ref={menu} data-create className="relative">
      <summary
        title="Create (n)"
        className={cn(
          summaryClasses,
          "flex h-8 items-center gap-1.5 border border-control bg-card px-2.5 text-sm font-semibold hover:bg-sunken",
        )}
      >
        <Icon icon={Plus} className="size-4" />
        <span className="max-sm:sr-only">Create</span>
      </summary>
      <ul className={cn(panelClasses, "w-40 text-sm")}>
        {creations.map(({ label, to, key }) => (
          <li key={to}>
            <Link to={to} className="flex min-h-9 items-center rounded-control px-3 hover:bg-sunken">
              <span>{label}</span>
              <kbd aria-hidden className="ml-auto font-sans text-xs text-muted max-md:hidden">
                {key}
              </kbd>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The person, their role, links and choices. A details element, so that it works without scripts. */
function AccountMenu({
  role,
  summary,
  view,
  onView,
  onHelp,
}: {
  role: React.ReactNode;
  summary: React.ReactNode;
  view: OfficeView;
  onView: (change: Partial<OfficeView>) => void;
  onHelp: () => void;
}) {
  const menu = useDetailsMenu();
  const isHydrated = useHydrated();
  const viewer = useViewer();
  if (!viewer) return null;
  return (
    <details ref={menu} className="group/account relative">
      <summary className={cn(summaryClasses, "flex items-center gap-2 py-0.5 pr-1 hover:bg-sunken xl:pl-1")}>
        <Avatar person={viewer} className="size-8 text-xs" />
        <span className="text-left text-sm leading-tight max-xl:sr-only">
          <span className="block max-w-48 truncate font-semibold">{viewer.name}</span>
          <span className="flex items-center gap-1.5 text-xs text-muted">{role}</span>
        </span>
        <Icon
          icon={ChevronDown}
          className="size-4 shrink-0 text-muted transition-transform duration-150 group-open/account:rotate-180"
        />
      </summary>
      <div className={cn(panelClasses, "max-h-[calc(100dvh-5rem)] w-64 overflow-y-auto text-sm")}>
        <div className="border-b border-line px-3 pt-1 pb-2 leading-snug">
          <p className="truncate font-semibold">{viewer.name}</p>
          <p className="truncate text-muted">{viewer.email}</p>
          <p className="mt-0.5 flex items-center gap-1.5 text-xs text-muted">{role}</p>
        </div>
        <div className="border-b border-line px-3 py-2 lg:not-group-data-folded/office:hidden">{summary}</div>
        {isHydrated && (
          <div className="border-b border-line py-1">
            <InstallRow className="min-h-9 gap-2.5 rounded-control px-3 hover:bg-sunken" />
            <button
              type="button"
              onClick={onHelp}
              title="Keyboard shortcuts (?)"
              className="flex min-h-9 w-full items-center gap-2.5 rounded-control px-3 hover:bg-sunken"
            >
              <Icon icon={Keyboard} strokeWidth={1.75} className="size-4.5 text-muted" />
              Keyboard shortcuts
            </button>
            <fieldset className="flex min-h-9 items-center gap-x-4 px-3 max-lg:hidden">
              <legend className="float-left mr-auto text-muted">Rows</legend>
              {(["compact", "comfortable"] as const).map((density) => (
                <label key={density} className="flex min-h-6 items-center gap-1.5 capitalize">
                  <input
                    type="radio"
                    name="density"
                    checked={view.density === density}
                    onChange={() => onView({ density })}
                    className="accent-peacock"
                  />
                  <span>{density}</span>
                </label>
              ))}
            </fieldset>
          </div>
        )}
        <AccountRows className="py-1" />
      </div>
    </details>
  );
}
