import type { Route } from "./+types/analytics";
import { BackOfficePage, EmptyList } from "~/components/layout/back-office-page";
import { BarTable } from "~/components/ui/bar-table";
import { FigureList } from "~/components/ui/figure-list";
import { servicesContext } from "~/context";
import { roles } from "~/domain/account";
import { accountRoleLabels } from "~/domain/account-status";
import { formatRupees } from "~/domain/money";
import { formatMonth } from "~/domain/months";
import { backOfficeMeta } from "~/lib/back-office-meta";
import { requireAdmin } from "~/middleware/require-admin";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  return context.get(servicesContext).getPlatformFigures(viewer);
}

export function meta() {
  return backOfficeMeta("Analytics");
}

const count = new Intl.NumberFormat("en-IN");
const share = new Intl.NumberFormat("en-IN", { style: "percent", maximumFractionDigits: 1 });

export default function Analytics({ loaderData }: Route.ComponentProps) {
  const { months, total, users, topTours } = loaderData;
  return (
    <BackOfficePage
      title="Analytics"
      intro="Computed from the bookings and accounts stored, just now. A booking counts in the month in which it was made, by the clock in India."
    >
      <FigureList
        figures={[
          {
            name: "Bookings made",
            value: count.format(total.made),
            explained: `In the last twelve months, whatever became of them; ${count.format(total.pending)} of them pending.`,
          },
          {
            name: "Gross",
            value: formatRupees(total.gross),
            explained: "What was sold in these months by the ledger, without what cancellations gave back.",
          },
          {
            name: "Commission",
            value: formatRupees(total.commission),
            explained: "Of each sale the rate it was sold with, rounded booking by booking.",
          },
          {
            name: "Cancelled",
            value: total.made === 0 ? "none" : share.format(total.cancelled / total.made),
            explained: `${count.format(total.cancelled)} of the ${count.format(total.made)} bookings made in the last twelve months.`,
          },
        ]}
      />
      <h2 className="mt-8 text-2xl">Bookings and gross by month</h2>
      <p className="text-muted">
        Bookings are all that were made in the month. Gross and commission are the ledger's. Each bar is the
        gross.
      </p>
      <BarTable
        caption="Bookings, gross and commission in each of the last twelve months"
        heads={["Month", "Bookings", "Gross", "Commission"]}
        rows={months.map((row) => ({
          name: formatMonth(row.month),
          cells: [count.format(row.made), formatRupees(row.gross), formatRupees(row.commission)],
          size: row.gross,
        }))}
        total={{
          name: "Twelve months",
          cells: [count.format(total.made), formatRupees(total.gross), formatRupees(total.commission)],
        }}
      />
      <h2 className="mt-8 text-2xl">Accounts by role</h2>
      <p className="text-muted">All there are today, pending and suspended ones included.</p>
      <BarTable
        caption="Accounts by role"
        heads={["Role", "Accounts"]}
        rows={roles.map((role) => ({
          name: accountRoleLabels[role].many,
          cells: [count.format(users[role])],
          size: users[role],
        }))}
      />
      <h2 className="mt-8 text-2xl">Top ten tours</h2>
      <p className="text-muted">
        By bookings made in the last twelve months and not cancelled, with their travelers and totals.
      </p>
      {topTours.length === 0 ? (
        <EmptyList>No bookings yet</EmptyList>
      ) : (
        <BarTable
          caption="The ten tours with most bookings"
          heads={["Tour", "Bookings", "Travelers", "Totals"]}
          rows={topTours.map((tour) => ({
            name: tour.title,
            cells: [count.format(tour.bookings), count.format(tour.travelers), formatRupees(tour.gross)],
            size: tour.bookings,
          }))}
        />
      )}
    </BackOfficePage>
  );
}
