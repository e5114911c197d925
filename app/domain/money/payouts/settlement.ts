import type { TravelDate } from "~/domain/calendar/calendar";
import type { Sale, WithheldTaxes } from "~/domain/money/ledger/ledger";
import { taxOn } from "~/domain/money/money";
import { taxRatesOn } from "~/domain/money/tax-rates";

/**
 * Settlement of an operator's account in a payout: each booking, charge and tax is one stored line. All amounts are whole rupees. The taxes
 * are those that were accrued (app/domain/money/tax/accruals.ts). docs/tax.md explains the rules with examples.
 */

const payoutLineKinds = ["booking", "premium", "tds", "carried", "left"] as const;
export type PayoutLineKind = (typeof payoutLineKinds)[number];

/** Amounts of a booking that count for a payout, with its accrued taxes. */
export interface SettledAmounts extends WithheldTaxes {
  /** Received from the customer and not refunded, by us or the operator. */
  gross: number;
  /** The part of `gross` that the operator received. */
  direct: number;
  /** Our commission, as far as it has been paid for: it is taken from the first money. */
  commission: number;
  /** Compensation and discounts that we pay beyond what the customer paid; below zero if the operator pays a compensation. */
  borne: number;
}

/** A booking as the ledger has it now, and as earlier payouts settled it. */
export interface BookingPosition extends SettledAmounts {
  /** Row id. */
  booking: string;
  /** Sums of its earlier lines; null if it is in no payout. */
  settled: SettledAmounts | null;
}

/** A featured place that is in no payout yet. Its GST is in the ledger already. */
export interface ChargePosition {
  /** Key of its ledger entries, without the number of the entry. */
  charge: string;
  note: string | null;
  amount: number;
  gst: number;
}

/** A line of a payout: `net` is what it adds to the transfer. */
export interface PayoutLine extends SettledAmounts {
  kind: PayoutLineKind;
  /** Row id. */
  booking: string | null;
  /** Key of a featured place. */
  charge: string | null;
  note: string | null;
  /** Price of a featured place, without GST. */
  premium: number;
  /** Carried from earlier payouts, or left for later ones if negative. */
  carried: number;
  net: number;
}

/** An operator's account before a payout. */
export interface Settlement {
  positions: readonly BookingPosition[];
  charges: readonly ChargePosition[];
  /** TDS on earlier sales of a financial year that is in no payout yet. */
  earlierTds: number;
  /** Balance in the ledger for trips that are over, as far as it was received. */
  balance: number;
  /** The part of `balance` that is not needed for trips to come. */
  available: number;
}

export interface Settled extends WithheldTaxes {
  lines: PayoutLine[];
  /** Amount to transfer; 0 or less if nothing is payable. Equals the sum of the lines. */
  amount: number;
}

const emptyLine: Omit<PayoutLine, "kind"> = {
  booking: null,
  charge: null,
  note: null,
  gross: 0,
  direct: 0,
  commission: 0,
  borne: 0,
  premium: 0,
  gst: 0,
  tcs: 0,
  tds: 0,
  carried: 0,
  net: 0,
};

/**
 * Computes the lines of a payout. The ledger is the truth: what its balance has beyond the lines is carried from earlier payouts.
 * @param wanted transfers less than everything, and leaves the rest for the next payout
 */
export function settle(
  { positions, charges, earlierTds, balance, available }: Settlement,
  wanted?: number,
): Settled {
  const lines = [
    ...positions.map((position) => bookingLine(position)).filter(isAny),
    ...[withNet({ ...emptyLine, kind: "tds", tds: earlierTds })].filter(isAny),
    ...charges.map(({ amount, ...charge }) =>
      withNet({ ...emptyLine, ...charge, kind: "premium", premium: amount }),
    ),
  ];
  const amount = Math.min(available, wanted ?? available);
  const carried = balance - netOf(lines);
  return {
    ...withheldIn(lines),
    amount,
    lines: [...lines, ...carriedLine("carried", carried), ...carriedLine("left", amount - balance)],
  };
}

/** Sums the taxes that a payout withholds. The GST of featured places is charged when they are bought, so it is left out. */
function withheldIn(lines: readonly PayoutLine[]): WithheldTaxes {
  const withheld = { gst: 0, tcs: 0, tds: 0 };
  for (const { kind, gst, tcs, tds } of lines) {
    if (kind !== "premium") withheld.gst += gst;
    withheld.tcs += tcs;
    withheld.tds += tds;
  }
  return withheld;
}

/** Sums what lines add to the transfer. */
export function netOf(lines: readonly Pick<PayoutLine, "net">[]): number {
  return lines.reduce((sum, { net }) => sum + net, 0);
}

/** Returns the difference between a booking as it is and as it was settled. */
function bookingLine({ booking, settled, ...now }: BookingPosition): PayoutLine {
  return withNet({
    ...emptyLine,
    kind: "booking",
    booking,
    gross: now.gross - (settled?.gross ?? 0),
    direct: now.direct - (settled?.direct ?? 0),
    commission: now.commission - (settled?.commission ?? 0),
    borne: now.borne - (settled?.borne ?? 0),
    gst: now.gst - (settled?.gst ?? 0),
    tcs: now.tcs - (settled?.tcs ?? 0),
    tds: now.tds - (settled?.tds ?? 0),
  });
}

function isAny({ gross, direct, commission, borne, gst, tcs, tds }: PayoutLine): boolean {
  return [gross, direct, commission, borne, gst, tcs, tds].some((amount) => amount !== 0);
}

/**
 * Returns the line with which a payout settles a sale that is paid for: what an operator gets for it, and the taxes. An estimate: TDS of
 * an individual below the year's limit is not known before the payout.
 * @param day of the payment and the supply in India: its rates apply
 * @param gst included in the total; 0 of an operator without GSTIN
 * @param isOwn true for a sale of the operator's own, outside TCS and TDS: `net` is what the operator keeps of the price
 */
export function lineOfSale(
  { total, commission, compensation, discount }: Sale,
  { day, gst, isOwn = false }: { day: TravelDate; gst: number; isOwn?: boolean },
): PayoutLine {
  const rates = taxRatesOn(day);
  return withNet({
    ...emptyLine,
    kind: "booking",
    gross: total,
    commission,
    borne: compensation + discount,
    gst: taxOn(commission, rates.platformService),
    tcs: gst !== 0 && !isOwn ? taxOn(total - gst, rates.tcs) : 0,
    tds: isOwn ? 0 : taxOn(total, rates.tds),
  });
}

function carriedLine(kind: "carried" | "left", carried: number): PayoutLine[] {
  return carried === 0 ? [] : [withNet({ ...emptyLine, kind, carried })];
}

function withNet(line: PayoutLine): PayoutLine {
  const { gross, direct, commission, borne, premium, gst, tcs, tds, carried } = line;
  return { ...line, net: gross - direct - commission + borne - premium - gst - tcs - tds + carried };
}
