import { MonthBarChart, MonthBars } from "~/features/analytics/office/chart-parts.client";
import { formatCompactRupees, formatCount } from "~/features/analytics/office/formats";
import { formatRupees } from "~/domain/money/money";
import type { EarningsMonth } from "~/domain/money/earnings/operator-earnings";

/** Net earnings by month; the current month is hatched. Duplicates the table beside it. */
export function EarningsChart({ months }: { months: readonly EarningsMonth[] }) {
  const current = months.at(-1)?.month;
  return (
    <MonthBarChart
      months={months}
      format={formatCompactRupees}
      width={56}
      lines={(month: EarningsMonth) => [
        `${formatRupees(month.net)} net of ${formatRupees(month.gross)}`,
        `${formatCount(month.bookings)} bookings sold`,
        `${formatRupees(-month.payouts)} paid out`,
      ]}
    >
      <MonthBars id="net-so-far" dataKey="net" months={months} current={current} />
    </MonthBarChart>
  );
}
