import { formatDay, todayInIndia } from "~/domain/calendar/calendar";
import { tdsProvisionOn } from "~/domain/money/tax-rates";
import type { Payout } from "./payout";
import type { PayoutLine, PayoutLineKind } from "./settlement";

/** Statement of a payout: its stored lines, from gross sales to the transfer. Whole rupees. */

/** A line with the booking that it is about. */
type StatedLine = PayoutLine & {
  id: number;
  /** Booking reference. */
  bookingId: string | null;
  tour: string | null;
  travelDate: string | null;
};

export interface PayoutStatement extends Payout {
  gstin: string | null;
  pan: string | null;
  address: string | null;
  lines: StatedLine[];
}

/** Columns of amounts: each line's add up to its net. Deductions are negative. */
export const statedColumns = [
  ["Gross", ({ gross, borne }: PayoutLine) => gross + borne],
  ["Paid to operator", ({ direct }: PayoutLine) => 0 - direct],
  ["Commission", ({ commission, premium }: PayoutLine) => 0 - commission - premium],
  ["GST on it", ({ gst }: PayoutLine) => 0 - gst],
  ["TCS", ({ tcs }: PayoutLine) => 0 - tcs],
  ["TDS", ({ tds }: PayoutLine) => 0 - tds],
  ["Net", ({ net }: PayoutLine) => net],
] as const;

/** Labels of the sums, in the order of the columns. */
const statedSums = [
  "Received from customers and not refunded",
  "Of it paid to the operator directly",
  "Our commission, featured places and other charges",
  "GST on commission and featured places",
  "TCS, section 52 of the CGST Act",
  "TDS",
] as const;

const kindLabels: Record<Exclude<PayoutLineKind, "booking">, string> = {
  premium: "Featured place",
  tds: "TDS on earlier sales of the financial year, whose total has passed the limit",
  carried: "Carried over from earlier payouts",
  left: "Left for the next payout",
};

/** Describes a line: "TB123456, Ooty, Jan 28, 2027", or a change of a booking that was paid out before. */
export function lineText({ kind, bookingId, tour, travelDate, note, gross }: StatedLine): string {
  if (kind !== "booking") return note ?? kindLabels[kind];
  const parts = [bookingId, tour, travelDate === null ? null : formatDay(travelDate)];
  const words = parts.filter((part) => part !== null).join(", ");
  return gross < 0 ? `${words}: refunded after an earlier payout` : words;
}

/** Sums a column of the lines. */
export function sumOfLines(lines: readonly StatedLine[], amountOf: (line: PayoutLine) => number): number {
  return lines.reduce((sum, line) => sum + amountOf(line), 0);
}

/** Returns the sums that lead from gross sales to the transfer; amounts of 0 are left out. */
export function statementSums({
  lines,
  createdAt,
}: Pick<PayoutStatement, "lines" | "createdAt">): { label: string; amount: number }[] {
  const carried = sumOfLines(lines, (line) => line.carried);
  const { section, act } = tdsProvisionOn(todayInIndia(Date.parse(createdAt)));
  return [
    ...statedSums.map((label, index) => ({
      label: label === "TDS" ? `TDS, section ${section} of the ${act}` : label,
      amount: sumOfLines(lines, statedColumns[index]?.[1] ?? (() => 0)),
    })),
    { label: "Carried over between payouts", amount: carried },
  ].filter(({ amount }) => amount !== 0);
}

/** Returns the file name without extension: "Payout-deccan-and-coast-2026-11-05". */
export function payoutFileName({ operator, createdAt, id }: PayoutStatement): string {
  return `Payout-${operator}-${createdAt.slice(0, 10)}-${id.slice(0, 8)}`;
}
