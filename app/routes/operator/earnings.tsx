import type { Route } from "./+types/earnings";
import { BackOfficePage, EmptyList } from "~/components/layout/back-office-page";
import { BarTable } from "~/components/ui/bar-table";
import { FigureList } from "~/components/ui/figure-list";
import { SheetCell, SheetName, SheetRow, SheetTable } from "~/components/ui/sheet-table";
import { servicesContext } from "~/context";
import { formatDay } from "~/domain/calendar";
import { formatRupees } from "~/domain/money";
import { formatMonth } from "~/domain/months";
import { backOfficeMeta } from "~/lib/back-office-meta";
import { requireOperator } from "~/middleware/require-operator";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  return context.get(servicesContext).getOwnEarnings(viewer);
}

export function meta() {
  return backOfficeMeta("Earnings");
}

export default function Earnings({ loaderData }: Route.ComponentProps) {
  const { months, owed, total, payouts } = loaderData;
  return (
    <BackOfficePage
      title="Earnings"
      intro="From the ledger, by the clock in India. A booking is sold when it is confirmed; what a cancellation gives back is taken off in the month in which it is cancelled."
    >
      <FigureList
        figures={[
          {
            name: "Bookings sold",
            value: total.bookings.toLocaleString("en-IN"),
            explained: "Of all your tours, since the first, whatever became of them.",
          },
          { name: "Gross", value: formatRupees(total.gross), explained: "What customers pay for them." },
          {
            name: "Commission",
            value: formatRupees(total.commission),
            explained: "Of each total the rate it was sold with, rounded booking by booking.",
          },
          { name: "Net", value: formatRupees(total.net), explained: "Gross without commission." },
          {
            name: "To be paid out",
            value: formatRupees(owed),
            explained: "Net without what has been paid out or charged. It is paid when the trips are over.",
          },
        ]}
      />
      <h2 className="mt-8 text-2xl">By month</h2>
      <p className="text-muted">The last twelve months. Each bar is the net.</p>
      <BarTable
        caption="Gross, commission and net in each of the last twelve months"
        heads={["Month", "Bookings", "Gross", "Commission", "Net"]}
        rows={months.map((row) => ({
          name: formatMonth(row.month),
          cells: [
            String(row.bookings),
            formatRupees(row.gross),
            formatRupees(row.commission),
            formatRupees(row.net),
          ],
          size: row.net,
        }))}
      />
      <h2 className="mt-8 text-2xl">Payouts</h2>
      <p className="mb-3 text-muted">What we have transferred to you, the last first.</p>
      {payouts.length === 0 ? (
        <EmptyList>Nothing was paid out yet</EmptyList>
      ) : (
        <SheetTable
          caption="Payouts, the last first"
          heads={["Transferred", "Company", "Bank reference", "Amount"]}
        >
          {payouts.map(({ id, paidOn, companyName, reference, amount }) => (
            <SheetRow key={id} data-payout={id}>
              <SheetName>{paidOn === null ? "" : formatDay(paidOn)}</SheetName>
              <SheetCell label="Company">{companyName}</SheetCell>
              <SheetCell label="Bank reference" className="wrap-anywhere">
                {reference}
              </SheetCell>
              <SheetCell label="Amount" className="lg:text-right">
                <strong>{formatRupees(amount)}</strong>
              </SheetCell>
            </SheetRow>
          ))}
        </SheetTable>
      )}
    </BackOfficePage>
  );
}
