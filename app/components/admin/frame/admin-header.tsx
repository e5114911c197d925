import { ChartNoAxesCombined, Keyboard, ScrollText, Search, Settings } from "lucide-react";
import { Link } from "react-router";
import { Badge } from "~/components/ui/badge";
import { formatRupees } from "~/domain/money/money";
import { adminAccessText, type AdminRole } from "~/domain/accounts/admin-rights";
import { useHydrated } from "~/hooks/use-hydrated";
import { useMay } from "~/hooks/use-may";
import { cn } from "~/lib/cn";

const count = new Intl.NumberFormat("en-IN");

const figures = {
  users: "All accounts: travelers, tour operators and administrators, in any status.",
  operators: "All tour operators, in any status.",
  revenue:
    "All-time platform revenue from the ledger: commission on received money, premium listings and manual entries. Commission on unpaid bookings is not included.",
};

const tools = [
  { label: "View Reports", to: "/admin/revenue", right: "money", icon: ChartNoAxesCombined },
  { label: "Platform Settings", to: "/admin/settings", right: "settings", icon: Settings },
  { label: "System Logs", to: "/admin/logs", right: "logs", icon: ScrollText },
] as const;

const toolClasses =
  "inline-flex min-h-8 items-center gap-1.5 rounded-control border border-line bg-card px-2 text-sm font-semibold whitespace-nowrap hover:border-control hover:bg-paper max-sm:px-1.5 max-sm:text-[0.8rem]";

/** Header of the back office: the administrator, platform totals, and links to settings, logs and reports. */
export function AdminHeader({
  name,
  adminRole,
  users,
  operators,
  revenue,
  onFind,
  onHelp,
}: {
  name: string;
  adminRole: AdminRole | null;
  users: number;
  operators: number;
  /** Whole rupees; null without the right to see it. */
  revenue: number | null;
  onFind: () => void;
  onHelp: () => void;
}) {
  const may = useMay();
  return (
    <section aria-label="Administrator" className="border-b border-line bg-sunken print:hidden">
      <div className="mx-auto grid max-w-7xl grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-1 px-4 py-2 text-sm sm:px-6 md:grid-cols-[1fr_auto] md:items-center xl:grid-cols-[auto_1fr_auto]">
        <div className="flex min-w-0 items-center gap-1.5">
          <div className="min-w-0 leading-tight">
            <p className="truncate text-base font-semibold">{name}</p>
            <p className="flex flex-wrap items-center gap-x-2 text-xs text-muted md:whitespace-nowrap">
              <span>Platform Administrator</span>
              <Badge
                tone={adminRole === "owner" ? "success" : "neutral"}
                className="px-2 py-0 text-xs leading-4.5"
              >
                {adminAccessText(adminRole)}
              </Badge>
            </p>
          </div>
          <div className="ml-auto flex shrink-0 gap-1.5 md:hidden">
            <SearchAndHelp onFind={onFind} onHelp={onHelp} />
          </div>
        </div>
        <ul className="flex flex-wrap gap-x-3 max-sm:text-[0.8rem] sm:gap-x-5 md:max-xl:order-last md:max-xl:col-span-2">
          <Figure
            to={may("view-users") ? "/admin/users" : null}
            value={count.format(users)}
            name="users"
            description={figures.users}
          />
          <Figure
            to="/admin/operators"
            value={count.format(operators)}
            name="operators"
            description={figures.operators}
          />
          {revenue !== null && (
            <Figure
              to="/admin/revenue"
              value={formatRupees(revenue)}
              name={
                <>
                  <span className="max-sm:sr-only">Platform </span>Revenue
                </>
              }
              description={figures.revenue}
            />
          )}
        </ul>
        <div className="flex flex-wrap items-center gap-1.5">
          {tools
            .filter(({ right }) => may(right))
            .map(({ label, to, icon: Icon }) => (
              <Link key={to} to={to} className={toolClasses}>
                <Icon aria-hidden className="size-4 text-muted max-lg:hidden" />
                {label}
              </Link>
            ))}
          <div className="hidden gap-1.5 md:flex">
            <SearchAndHelp onFind={onFind} onHelp={onHelp} />
          </div>
        </div>
      </div>
    </section>
  );
}

function Figure({
  to,
  value,
  name,
  description,
}: {
  to: string | null;
  value: string;
  name: React.ReactNode;
  description: string;
}) {
  const classes = "inline-flex min-h-7 items-center gap-1 tabular-nums";
  const content = (
    <>
      <strong>{value}</strong>
      <span className="text-muted">{name}</span>
      <span className="sr-only">. {description}</span>
    </>
  );
  return (
    <li>
      {to === null ? (
        <span className={classes}>{content}</span>
      ) : (
        <Link to={to} title={description} className={cn(classes, "underline-offset-4 hover:underline")}>
          {content}
        </Link>
      )}
    </li>
  );
}

/** Find and keyboard help buttons. They need JavaScript, so they are invisible until hydration. */
function SearchAndHelp({ onFind, onHelp }: { onFind: () => void; onHelp: () => void }) {
  const classes = cn(toolClasses, !useHydrated() && "invisible");
  return (
    <>
      <button
        type="button"
        onClick={onFind}
        aria-keyshortcuts="Control+K Meta+K"
        title="Find anything (Ctrl+K)"
        className={classes}
      >
        <Search aria-hidden className="size-4 text-muted max-sm:hidden" />
        Find…
      </button>
      <button
        type="button"
        onClick={onHelp}
        aria-label="Keyboard shortcuts"
        title="Keyboard shortcuts (?)"
        className={cn(classes, "min-w-8 justify-center")}
      >
        <Keyboard aria-hidden className="size-4 text-muted" />
      </button>
    </>
  );
}
