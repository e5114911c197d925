import { NavLink } from "react-router";
import { cn } from "~/lib/cn";

const pages = [
  { to: "/admin/revenue", label: "Report" },
  { to: "/admin/revenue/ledger", label: "Ledger" },
  { to: "/admin/revenue/payouts", label: "Payouts" },
] as const;

/** The pages of the revenue reports. */
export function RevenueNav() {
  return (
    <nav aria-label="Revenue" className="mt-3 print:hidden">
      <ul className="flex flex-wrap gap-1">
        {pages.map(({ to, label }) => (
          <li key={to}>
            <NavLink
              to={to}
              end
              className={({ isActive }) =>
                cn(
                  "inline-flex min-h-9 items-center rounded-control px-3 text-sm font-semibold hover:bg-sunken",
                  isActive ? "bg-sunken text-ink" : "text-peacock",
                )
              }
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
