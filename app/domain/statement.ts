import { daysBetween, isTravelDate } from "./calendar";
import type { TravelDate } from "./calendar";
import { ledgerKinds } from "./ledger";
import type { LedgerKind } from "./ledger";

/** A company's account with us over some days: what we owe it, and each movement that made it so. Whole rupees. */

/** The longest that one statement tells of: a year, be it a leap year. */
const mostDays = 366;

/** Movements that one statement can hold: drawing them takes some milliseconds each. */
export const mostStatementLines = 2000;

/** The days of a statement in India, the first and the last included. */
export interface StatementPeriod {
  from: TravelDate;
  to: TravelDate;
}

/** What is wrong with a period, or null. */
export function periodProblem({ from, to }: StatementPeriod, today: TravelDate): string | null {
  if (!isTravelDate(from) || !isTravelDate(to)) return "Please choose the first and the last day.";
  if (from > to) return "The first day comes after the last one.";
  if (from > today) return "These days lie ahead: nothing has moved in them yet.";
  if (daysBetween(from, to) >= mostDays) return "A statement tells of a year at most.";
  return null;
}

/** One movement as its company reads it. */
export interface StatementMovement {
  /** Its number in the ledger. */
  id: number;
  /** UTC instant. */
  at: number;
  kind: LedgerKind;
  /** The booking's reference. */
  booking: string | null;
  /** Title of the tour it is about. */
  tour: string | null;
  note: string | null;
  /** What it adds to what we owe the company; below zero it takes off. */
  change: number;
}

export interface StatementLine extends StatementMovement {
  /** What we owe the company after it; below zero the company owes us. */
  balance: number;
}

export interface StatementSums {
  opening: number;
  lines: StatementLine[];
  /** By kind, in the ledger's order; kinds that did not occur are left out. */
  kinds: { kind: LedgerKind; count: number; change: number }[];
  closing: number;
}

/** @param movements in the order in which they were written */
export function statementOf(opening: number, movements: readonly StatementMovement[]): StatementSums {
  let balance = opening;
  const lines = movements.map((movement) => {
    balance += movement.change;
    return { ...movement, balance };
  });
  const byKind = Map.groupBy(movements, ({ kind }) => kind);
  const kinds = ledgerKinds.flatMap((kind) => {
    const own = byKind.get(kind);
    return own ? [{ kind, count: own.length, change: own.reduce((sum, { change }) => sum + change, 0) }] : [];
  });
  return { opening, lines, kinds, closing: balance };
}

/** A whole statement. */
export interface Statement extends StatementSums {
  company: string;
  companyName: string;
  address: string | null;
  gstin: string | null;
  period: StatementPeriod;
  /** What customers pay for what was sold in these days, less what changes took off, and our commission on it. */
  gross: number;
  commission: number;
  /** When it was made, a UTC instant: a period that is not over goes on. */
  madeAt: number;
}

/** What a movement means for the company. */
export const statementKindLabels: Record<LedgerKind, string> = {
  sale: "Your share of sales",
  "sale-change": "Changes and cancellations",
  payment: "Payments you received yourself",
  refund: "Refunds you paid yourself",
  payout: "Paid out to you",
  premium: "Premium listings",
  other: "Other",
};

/** "Statement-deccan-and-coast-2026-11-01-to-2026-11-30", without an ending. */
export function statementFileName({ company, period: { from, to } }: Pick<Statement, "company" | "period">) {
  return `Statement-${company}-${from}-to-${to}`;
}
