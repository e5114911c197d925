import type { TravelDate } from "~/domain/calendar/calendar";
import { monthOf } from "~/domain/calendar/months";
import { financialYearOf } from "~/domain/calendar/financial-year";
import { balanceOf, saleOf, type LedgerEntry } from "~/domain/money/ledger/ledger";
import { gstIn, type GstMix } from "~/domain/money/gst-mix";
import { taxOn } from "~/domain/money/money";
import { taxRatesOn } from "~/domain/money/tax-rates";
import { taxDueOn } from "./tax-payment";

/**
 * Taxes on operators' sales by the day on which they arise: GST on our commission and TDS with the money, TCS with the supply. Amounts are
 * whole rupees. docs/tax.md explains the rules with examples.
 */

/** Change of a booking's taxes on a day, as it is stored; never changed. */
export interface Accrual {
  /** Written once: "tax/{operator}/{booking}/1". */
  key: string;
  operator: string;
  /** Row id; null for TDS on the earlier sales of a financial year. */
  booking: string | null;
  /** In India. */
  day: TravelDate;
  /** The operator's tax numbers on the day. */
  pan: string | null;
  gstin: string | null;
  /** Our commission, as far as the customer has paid it: it is taken from the first money. */
  gstBase: number;
  gstPercent: number;
  gst: number;
  /** Value without GST of what we collected. */
  tcsBase: number;
  tcsPercent: number;
  tcs: number;
  /** Received by us or the operator and not refunded. */
  tdsBase: number;
  tdsPercent: number;
  tds: number;
}

export interface TaxedBooking {
  /** Row id. */
  booking: string;
  /** GST that its price includes, in percent. */
  gstPercent: number;
  /** Other rates in it, if it has several. */
  gstMix?: GstMix | null;
  /** Day of the supply, "" for one that is past without a day of its own, null for one to come. */
  suppliedOn: TravelDate | "" | null;
  /** Its movements up to now, oldest first, without taxes. */
  entries: readonly (LedgerEntry & { id: number; day: TravelDate })[];
  /** Oldest first. */
  accrued: readonly Accrual[];
}

/** Accrued sales of an individual in a financial year. */
interface YearSales {
  gross: number;
  /** The part without TDS. */
  untaxed: number;
  /** True once the limit was passed: it stays so. */
  isTaxed: boolean;
  /** Rows on earlier sales. */
  rows: number;
}

export interface TaxAccount {
  operator: string;
  pan: string | null;
  gstin: string | null;
  bookings: readonly TaxedBooking[];
  /** By financial year, "2026-27"; for individuals only. */
  years: ReadonlyMap<string, YearSales>;
}

/**
 * Computes what is new of an operator's taxes: for each day with a movement, and for the day of the supply, the difference between what is
 * due by then and what is accrued. A reversal uses the percentages that were used.
 * @param after number of the last movement that was accrued before
 */
export function accrue(account: TaxAccount, after: number, today: TravelDate): Accrual[] {
  const { operator, pan, gstin } = account;
  const years = new Map([...account.years].map(([year, sales]) => [year, { ...sales }]));
  const rows: Accrual[] = [];
  const steps = account.bookings.flatMap((of) => daysOf(of, after, today).map((day) => ({ of, day })));
  for (const { of, day } of steps.toSorted((one, other) => (one.day < other.day ? -1 : 1))) {
    const { booking, entries, gstPercent, gstMix, suppliedOn } = of;
    const rates = taxRatesOn(day);
    const accrued = [...of.accrued, ...rows.filter((row) => row.booking === booking)];
    const { gross, direct, commission } = positionOf(entries.filter((entry) => entry.day <= day));
    const isSupplied = suppliedOn !== null && suppliedOn <= day;
    const gst = change(commission, rates.platformService, accrued.map(taxedAs("gst")));
    const tcs = change(
      isSupplied ? gross - direct - gstIn(gross - direct, gstPercent, gstMix ?? null) : 0,
      gstin === null ? 0 : rates.tcs,
      accrued.map(taxedAs("tcs")),
    );
    const sold = accrued.map(taxedAs("tds"));
    const year = financialYearOf(day);
    const sales = years.get(year) ?? { gross: 0, untaxed: 0, isTaxed: false, rows: 0 };
    years.set(year, sales);
    sales.gross += gross - sumOf(sold, "base");
    sales.isTaxed ||= sales.gross > rates.tdsFreeUpTo;
    const isFree = isIndividual(pan) && !sales.isTaxed;
    const tds = change(gross, pan === null ? rates.tdsWithoutPan : isFree ? 0 : rates.tds, sold);
    const row = { operator, day, pan, gstin };
    if ([gst, tcs, tds].some(({ base }) => base !== 0))
      rows.push({
        ...row,
        key: `tax/${operator}/${booking}/${accrued.length + 1}`,
        booking,
        ...named(gst, tcs, tds),
      });
    if (tds.percent === 0) sales.untaxed += tds.base;
    if (!isIndividual(pan) || isFree || sales.untaxed === 0) continue;
    const earlier = { base: sales.untaxed, percent: rates.tds, amount: taxOn(sales.untaxed, rates.tds) };
    sales.untaxed = 0;
    sales.rows += 1;
    const key = `tax/${operator}/${year}/${sales.rows}`;
    rows.push({ ...row, key, booking: null, ...named(nothing, nothing, earlier) });
  }
  return rows;
}

/** True for a PAN of an individual or a Hindu undivided family: its fourth letter is the kind of the holder. */
export function isIndividual(pan: string | null): boolean {
  return pan !== null && "PH".includes(pan.charAt(3));
}

/** Returns the days on which something of a booking's taxes may arise, none before the last that was accrued. */
function daysOf({ entries, accrued, suppliedOn }: TaxedBooking, after: number, today: TravelDate) {
  const days = new Set([today, ...entries.filter(({ id }) => id > after).map(({ day }) => day)]);
  // A return that may be filed is not changed: what is found later counts on the day it is found.
  if (suppliedOn !== null && suppliedOn !== "" && taxDueOn("tcs", monthOf(suppliedOn)) >= today)
    days.add(suppliedOn);
  const last = accrued.at(-1)?.day ?? "";
  return [...new Set([...days].map((day) => (day < last ? last : day)))].toSorted();
}

/** Returns what counts of a booking: received by anyone, received by the operator, and our commission, as far as the customer paid it. */
export function positionOf(entries: readonly LedgerEntry[]): {
  gross: number;
  direct: number;
  commission: number;
} {
  const sale = saleOf(entries);
  const unpaid = Math.max(0, balanceOf("receivable", entries));
  const owed = balanceOf("unearned-share", entries) + balanceOf("operator-payable", entries);
  const gross = sale.total - unpaid;
  const moved = entries.filter(({ kind }) => kind === "payment" || kind === "refund");
  const direct = 0 - balanceOf("operator-payable", moved);
  const rest = gross - direct - (owed > 0 ? Math.max(0, owed - unpaid) : owed);
  const commission = Math.max(0, Math.min(sale.commission, rest + sale.compensation + sale.discount, gross));
  return { gross, direct, commission };
}

/** A tax, or a change of it. */
interface Taxed {
  base: number;
  percent: number;
  amount: number;
}

const nothing: Taxed = { base: 0, percent: 0, amount: 0 };

/** Returns the change that brings a base to its target. Taxes of one percentage add up to that of the whole base. */
function change(target: number, percent: number, accrued: readonly Taxed[]): Taxed {
  const base = target - sumOf(accrued, "base");
  if (base === 0) return nothing;
  const last = accrued.findLast((row) => row.base !== 0);
  const used = base < 0 && last ? last.percent : percent;
  const same = accrued.filter((row) => row.percent === used);
  return { base, percent: used, amount: taxOn(sumOf(same, "base") + base, used) - sumOf(same, "amount") };
}

function sumOf(rows: readonly Taxed[], of: "base" | "amount"): number {
  return rows.reduce((sum, row) => sum + row[of], 0);
}

function taxedAs(name: "gst" | "tcs" | "tds") {
  return (row: Accrual): Taxed => ({
    base: row[`${name}Base`],
    percent: row[`${name}Percent`],
    amount: row[name],
  });
}

function named(gst: Taxed, tcs: Taxed, tds: Taxed) {
  return {
    gstBase: gst.base,
    gstPercent: gst.percent,
    gst: gst.amount,
    tcsBase: tcs.base,
    tcsPercent: tcs.percent,
    tcs: tcs.amount,
    tdsBase: tds.base,
    tdsPercent: tds.percent,
    tds: tds.amount,
  };
}
