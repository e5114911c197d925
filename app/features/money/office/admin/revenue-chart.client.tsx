import { useNavigate } from "react-router";
import { Bar } from "recharts";
import { MonthBarChart, still } from "~/features/analytics/office/chart-parts.client";
import { formatCompactRupees } from "~/features/analytics/office/formats";
import { ledgerOfMonth } from "~/features/analytics/office/rows-behind";
import { formatRupees } from "~/domain/money/money";
import { platformShareOf, type RevenueMonth } from "~/domain/money/revenue";

/** Platform revenue by month. A bar opens the month's ledger entries. */
export function RevenueChart({ months }: { months: readonly RevenueMonth[] }) {
  const navigate = useNavigate();
  const data = months.map((month) => ({ ...month, kept: platformShareOf(month) }));
  return (
    <MonthBarChart
      months={data}
      format={formatCompactRupees}
      lines={(month: RevenueMonth) => [
        `${formatRupees(platformShareOf(month))} platform revenue`,
        `${formatRupees(month.gross)} gross sold`,
        `${formatRupees(month.netReceived)} net received`,
      ]}
    >
      <Bar
        dataKey="kept"
        fill="var(--color-peacock)"
        radius={3}
        maxBarSize={44}
        cursor="pointer"
        onClick={(_, index) => {
          const month = data[index];
          if (month) void navigate(ledgerOfMonth(month.month));
        }}
        {...still}
      />
    </MonthBarChart>
  );
}
