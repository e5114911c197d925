import { daysBetween, isTravelDate, type TravelDate } from "~/domain/calendar/calendar";
import { ledgerKinds, type LedgerKind } from "~/domain/money/ledger/ledger";

/** Account statement of an operator: the balance we owe, and every movement. Whole rupees. */

/** Maximum length of a statement: a year, including leap years. */
const maxStatementDays = 366;

/** Maximum movements per statement: each takes some milliseconds to draw. */
export const maxStatementLines = 2000;

/** Days of a statement in India, inclusive. */
export interface StatementPeriod {
  from: TravelDate;
  to: TravelDate;
}

/** Returns the problem with a period, or null. */
export function periodProblem({ from, to }: StatementPeriod, today: TravelDate): string | null {
  if (!isTravelDate(from) || !isTravelDate(to)) return "Please choose the start and end dates.";
  if (from > to) return "The start date is after the end date.";
  if (from > today) return "This period is in the future. Please choose an earlier one.";
  if (daysBetween(from, to) >= maxStatementDays) return "A statement can cover at most one year.";
  return null;
}

/** A movement, as shown to its operator. */
export interface StatementMovement {
  /** Ledger row number. */
  id: number;
  /** UTC instant. */
  at: number;
  kind: LedgerKind;
  /** Booking reference. */
  booking: string | null;
  /** Title of the related tour. */
  tour: string | null;
  note: string | null;
  /** Effect on what we owe the operator; negative reduces it. */
  change: number;
}

export interface StatementLine extends StatementMovement {
  /** Balance we owe the operator after the movement; negative if the operator owes us. */
  balance: number;
}

interface StatementSums {
  opening: number;
  lines: StatementLine[];
  /** By kind, in ledger order; omits kinds without movements. */
  kinds: { kind: LedgerKind; count: number; change: number }[];
  closing: number;
}

/** @param movements in ledger order */
export function statementOf(opening: number, movements: readonly StatementMovement[]): StatementSums {
  let balance = opening;
  const lines = movements.map((movement) => {
    balance += movement.change;
    return { ...movement, balance };
  });
  const byKind = Map.groupBy(movements, ({ kind }) => kind);
  const kinds = ledgerKinds.flatMap((kind) => {
    const entriesOfKind = byKind.get(kind);
    return entriesOfKind
      ? [
          {
            kind,
            count: entriesOfKind.length,
            change: entriesOfKind.reduce((sum, { change }) => sum + change, 0),
          },
        ]
      : [];
  });
  return { opening, lines, kinds, closing: balance };
}

export interface Statement extends StatementSums {
  operator: string;
  companyName: string;
  address: string | null;
  gstin: string | null;
  period: StatementPeriod;
  /** Total price of the bookings sold in the period, minus reductions from changes, our commission on it, and what we pay beside it. */
  gross: number;
  commission: number;
  borne: number;
  /** UTC instant of creation: an unfinished period can still change. */
  madeAt: number;
}

/** Labels of movements, from the operator's point of view. */
export const statementKindLabels: Record<LedgerKind, string> = {
  sale: "Your share of sales",
  "sale-change": "Changes and cancellations",
  earning: "Earned",
  payment: "Payments you received yourself",
  refund: "Refunds you paid yourself",
  dispute: "Disputes",
  payout: "Paid out to you",
  premium: "Premium listings",
  compensation: "Compensation of travelers",
  tax: "Taxes withheld",
  fee: "Fees",
  settlement: "Settlements",
  opening: "Opening balances",
  other: "Other",
};

/** Returns the file name without extension: "Statement-deccan-and-coast-2026-11-01-to-2026-11-30". */
export function statementFileName({
  operator,
  period: { from, to },
}: Pick<Statement, "operator" | "period">) {
  return `Statement-${operator}-${from}-to-${to}`;
}
