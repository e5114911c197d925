import type { Month } from "~/domain/calendar/months";
import { movementKindLabels, type ResellerMovement } from "./reseller";

/** A month of a reseller's balance, in whole rupees. */
export interface ResellerStatement {
  name: string;
  month: Month;
  opening: number;
  /** In the order of time. */
  lines: ResellerMovement[];
}

/** Returns the balance before and after, and between them the sum of each kind. */
export function resellerStatementSums({ opening, lines }: Pick<ResellerStatement, "opening" | "lines">) {
  const sumOf = (kind?: string) =>
    lines.reduce((sum, line) => sum + (kind === undefined || line.kind === kind ? line.amount : 0), 0);
  return [
    ["Opening balance", opening],
    ...Object.entries(movementKindLabels).map(([kind, label]) => [label, sumOf(kind)] as const),
    ["Closing balance", opening + sumOf()],
  ] as const;
}
