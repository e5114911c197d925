import { z } from "zod";
import { formatRupees } from "~/domain/money/money";
import { bookingStatuses, isSold, statusLabels } from "~/domain/bookings/booking-status";

/** Number of a list's bookings, and their sums by status. */
export const bookingTotalsSchema = z.object({
  count: z.int(),
  /** True if there are more bookings than were counted. */
  isCut: z.boolean(),
  byStatus: z.array(
    z.object({
      status: z.enum(bookingStatuses),
      count: z.int(),
      /** Whole rupees; null for staff without the right "earnings". `paid` is received less returned. */
      sums: z.object({ total: z.int(), paid: z.int() }).nullable(),
    }),
  ),
});
export type BookingTotals = z.infer<typeof bookingTotalsSchema>;

/** Returns the figures below a list: what is sold and paid of it, then each status that is not sold. */
export function totalsByStatus({ byStatus }: BookingTotals): (readonly [name: string, value: string])[] {
  const sold = byStatus.filter(({ status }) => isSold(status));
  const others = bookingStatuses.flatMap((status) =>
    isSold(status) ? [] : byStatus.filter((each) => each.status === status),
  );
  const named: [string, typeof byStatus][] = [
    ["Sold", sold],
    ...others.map((each): [string, typeof byStatus] => [statusLabels()[each.status], [each]]),
  ];
  return named.flatMap(([name, rows]) => {
    if (rows.length === 0) return [];
    const count = rows.reduce((sum, row) => sum + row.count, 0).toLocaleString("en-IN");
    const sums = rows.flatMap((row) => row.sums ?? []);
    if (sums.length < rows.length) return [[name, count] as const];
    const total = sums.reduce((sum, row) => sum + row.total, 0);
    const paid = sums.reduce((sum, row) => sum + row.paid, 0);
    return [
      [name, `${formatRupees(total)} (${count})`] as const,
      ...(rows === sold ? [["Paid", formatRupees(paid)] as const] : []),
    ];
  });
}
