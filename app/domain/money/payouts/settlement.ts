import type { TravelDate } from "~/domain/calendar/calendar";
import { taxRatesOn, type TaxRates } from "~/domain/money/tax-rates";
import type { Sale, WithheldTaxes } from "~/domain/money/ledger/ledger";
import { taxOn, withoutTax } from "~/domain/money/money";

/**
 * Settlement of an operator's account in a payout: each booking, charge and tax is one stored line. All amounts are whole rupees. Each
 * tax is computed per line and rounded half up. docs/tax.md explains the rules with examples.
 */

const payoutLineKinds = ["booking", "premium", "tds", "carried", "left"] as const;
export type PayoutLineKind = (typeof payoutLineKinds)[number];

/** Amounts of a booking that count for a payout. */
interface BookingAmounts {
  /** Received from the customer and not refunded, by us or the operator. */
  gross: number;
  /** The part of `gross` that the operator received. */
  direct: number;
  /** Our commission, as far as it has been paid for: it is taken from the first money. */
  commission: number;
  /** Compensation and discounts that we pay beyond what the customer paid; below zero if the operator pays a compensation. */
  borne: number;
}

/** Percentages used in a line. Those of a line without taxes are 0. */
interface LinePercents {
  gstPercent: number;
  tcsPercent: number;
  tdsPercent: number;
}

/** A booking as the ledger has it now, and as earlier payouts settled it. */
export interface BookingPosition extends BookingAmounts {
  /** Row id. */
  booking: string;
  /** Sums of its earlier lines, with the percentages of the latest; null if it is in no payout. */
  settled: (BookingAmounts & LinePercents) | null;
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
export interface PayoutLine extends BookingAmounts, LinePercents, WithheldTaxes {
  kind: PayoutLineKind;
  /** Row id. */
  booking: string | null;
  /** Key of a featured place. */
  charge: string | null;
  note: string | null;
  /** Price of a featured place, without GST. */
  premium: number;
  /** Value that TCS and TDS were computed on. */
  tcsBase: number;
  tdsBase: number;
  /** Carried from earlier payouts, or left for later ones if negative. */
  carried: number;
  net: number;
}

/** An operator's account before a payout. */
export interface Settlement {
  /** Day of the payout in India: its rates apply. */
  day: TravelDate;
  pan: string | null;
  gstin: string | null;
  positions: readonly BookingPosition[];
  charges: readonly ChargePosition[];
  /** Balance in the ledger for trips that are over, as far as it was received, before the taxes of this payout. */
  balance: number;
  /** The part of `balance` that is not needed for trips to come. */
  available: number;
  /** Sales of the financial year in earlier payouts, and the part of them that had no TDS. */
  year: { gross: number; untaxed: number };
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
  gstPercent: 0,
  gst: 0,
  tcsBase: 0,
  tcsPercent: 0,
  tcs: 0,
  tdsBase: 0,
  tdsPercent: 0,
  tds: 0,
  carried: 0,
  net: 0,
};

/**
 * Computes the lines of a payout. The ledger is the truth: what its balance has beyond the lines is carried from earlier payouts.
 * @param wanted transfers less than everything, and leaves the rest for the next payout
 */
export function settle(account: Settlement, wanted?: number): Settled {
  const rates = taxRatesOn(account.day);
  const changes = account.positions
    .map((position) => ({ position, change: changeOf(position) }))
    .filter(({ change }) => Object.values(change).some((amount) => amount !== 0));
  const { pan, year } = account;
  const yearGross = year.gross + changes.reduce((sum, { change }) => sum + change.gross, 0);
  const isFree = isIndividual(pan) && yearGross <= rates.tdsFreeUpTo;
  const percents = {
    gstPercent: rates.platformService,
    tcsPercent: account.gstin === null ? 0 : rates.tcs,
    tdsPercent: pan === null ? rates.tdsWithoutPan : isFree ? 0 : rates.tds,
  };
  const lines = [
    ...changes.map(({ position, change }) => bookingLine(position, change, percents, rates)),
    ...(isIndividual(pan) && !isFree && year.untaxed > 0 ? [tdsLine(year.untaxed, rates.tds)] : []),
    ...account.charges.map(({ amount, ...charge }) =>
      withNet({
        ...emptyLine,
        ...charge,
        kind: "premium",
        premium: amount,
        gstPercent: charge.gst === 0 ? 0 : percents.gstPercent,
      }),
    ),
  ];
  const taxes = withheldIn(lines);
  const withheld = taxes.gst + taxes.tcs + taxes.tds;
  const payable = account.available - withheld;
  const amount = Math.min(payable, wanted ?? payable);
  const carried = account.balance - withheld - netOf(lines);
  return {
    ...taxes,
    amount,
    lines: [
      ...lines,
      ...carriedLine("carried", carried),
      ...carriedLine("left", amount + withheld - account.balance),
    ],
  };
}

/** True for a PAN of an individual or a Hindu undivided family: its fourth letter is the kind of the holder. */
export function isIndividual(pan: string | null): boolean {
  return pan !== null && "PH".includes(pan.charAt(3));
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
function changeOf({ gross, direct, commission, borne, settled }: BookingPosition): BookingAmounts {
  return {
    gross: gross - (settled?.gross ?? 0),
    direct: direct - (settled?.direct ?? 0),
    commission: commission - (settled?.commission ?? 0),
    borne: borne - (settled?.borne ?? 0),
  };
}

/** Taxes the change of a booking; a reversal uses the percentages with which the booking was settled. */
function bookingLine(
  { booking, settled }: BookingPosition,
  change: BookingAmounts,
  current: LinePercents,
  rates: TaxRates,
): PayoutLine {
  const isReversal = change.gross < 0 || (change.gross === 0 && change.commission < 0);
  const { gstPercent, tcsPercent, tdsPercent } = isReversal && settled ? settled : current;
  // TCS is on money that we collect, without its GST; TDS on all sales through us: Explanation to section 194-O(1).
  const tcsBase = tcsPercent === 0 ? 0 : withoutTax(change.gross - change.direct, rates.tour);
  const tdsBase = tdsPercent === 0 ? 0 : change.gross;
  return withNet({
    ...emptyLine,
    ...change,
    kind: "booking",
    booking,
    gstPercent,
    gst: taxOn(change.commission, gstPercent),
    tcsBase,
    tcsPercent,
    tcs: taxOn(tcsBase, tcsPercent),
    tdsBase,
    tdsPercent,
    tds: taxOn(tdsBase, tdsPercent),
  });
}

/**
 * Returns the line with which a payout settles a sale that is paid for: what an operator gets for it, and the taxes. An estimate: TDS of
 * an individual below the year's limit is not known before the payout.
 * @param day of the payout in India: its rates apply
 * @param isOwn true for a sale of the operator's own, outside TCS and TDS: `net` is what the operator keeps of the price
 */
export function lineOfSale(
  { total, commission, compensation, discount }: Sale,
  { day, hasGstin, isOwn = false }: { day: TravelDate; hasGstin: boolean; isOwn?: boolean },
): PayoutLine {
  const rates = taxRatesOn(day);
  const amounts = { gross: total, direct: 0, commission, borne: compensation + discount };
  const percents = {
    gstPercent: rates.platformService,
    tcsPercent: hasGstin && !isOwn ? rates.tcs : 0,
    tdsPercent: isOwn ? 0 : rates.tds,
  };
  return bookingLine({ booking: "", ...amounts, settled: null }, amounts, percents, rates);
}

/** Taxes the earlier sales of a financial year in which an individual's sales pass the limit. */
function tdsLine(tdsBase: number, tdsPercent: number): PayoutLine {
  return withNet({ ...emptyLine, kind: "tds", tdsBase, tdsPercent, tds: taxOn(tdsBase, tdsPercent) });
}

function carriedLine(kind: "carried" | "left", carried: number): PayoutLine[] {
  return carried === 0 ? [] : [withNet({ ...emptyLine, kind, carried })];
}

function withNet(line: PayoutLine): PayoutLine {
  const { gross, direct, commission, borne, premium, gst, tcs, tds, carried } = line;
  return { ...line, net: gross - direct - commission + borne - premium - gst - tcs - tds + carried };
}
