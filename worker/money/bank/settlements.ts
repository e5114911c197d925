import { settleLines, type SettlementLine } from "~/domain/money/bank/settlement-file";
import { asCount } from "~/domain/formats";
import type { AuditDependencies } from "../../audit/with-audit";
import type { Admin } from "../../platform/authz/actors";
import { recordImport } from "./record-import";
import { dayOf, fileError, paiseOf, readRows, referenceOf, type FoundHeads, type RowOf } from "./read-csv";
import { createSettlements, findBooked, findSettledLines } from "./settlements.repo";

/**
 * Columns of Razorpay's settlement report, as its API and its dashboard name them. With instants in Unix seconds, as the API has them,
 * amounts are paise; otherwise rupees. The fee includes the GST on it. Source: razorpay.com/docs/api/settlements/fetch-recon.
 */
export const settlementColumns = {
  entity: { heads: ["entity id"], read: referenceOf() },
  kind: {
    heads: ["type", "transaction entity"],
    read: (text: string) => (/^[a-z_ ]{1,30}$/i.test(text) ? text.toLowerCase() : undefined),
  },
  debit: { heads: ["debit"], read: paiseOf },
  credit: { heads: ["credit"], read: paiseOf },
  amount: { heads: ["amount"], read: paiseOf },
  currency: {
    heads: ["currency"],
    read: (text: string) => (text === "" || text === "INR" ? text : undefined),
    isOptional: true,
  },
  /** Empty while it is not settled. */
  settlement: { heads: ["settlement id"], read: referenceOf(0) },
  settledAt: {
    heads: ["settled at"],
    read: (text: string) => {
      const day = text === "" ? "" : dayOf(text);
      return day === undefined ? undefined : { day, isUnix: /^\d{10}$/.test(text) };
    },
  },
  utr: { heads: ["settlement utr"], read: referenceOf(0) },
  dispute: { heads: ["dispute id"], read: referenceOf(0), isOptional: true },
};

const maxRows = 2000;

type Row = RowOf<typeof settlementColumns>;

/**
 * Imports the lines of a settlement report that are new, and moves what they settle in the ledger, all or nothing.
 * @throws AppError `invalid` (wrong cells, sums, a line imported before with other amounts), `conflict` (imported at the same time)
 */
export async function importSettlements(
  audit: AuditDependencies,
  admin: Admin,
  lines: readonly string[][],
  heads: FoundHeads,
  fileName: string,
): Promise<string> {
  const { db } = audit;
  const rows = readRows(lines, heads, settlementColumns, maxRows).filter(
    ({ settlement }) => settlement !== "",
  );
  const errors: string[] = [];
  const known = await findSettledLines(
    db,
    rows.map(({ entity }) => entity),
  );
  const seen = new Map<string, number>();
  const fresh = rows.flatMap((row) => {
    const line = toLine(row);
    const before = known.get(row.entity);
    const repeated = seen.get(row.entity);
    seen.set(row.entity, row.line);
    if (typeof line === "string") errors.push(`Line ${row.line}: ${line}`);
    else if (repeated !== undefined)
      errors.push(`Line ${row.line}, entity_id: ${row.entity} stands in line ${repeated} too.`);
    else if (before && (before.gross !== line.gross || before.settlement !== line.settlement))
      errors.push(`Line ${row.line}: ${row.entity} was imported before with another amount or settlement.`);
    else if (!before) return [{ ...line, dispute: row.dispute }];
    return [];
  });
  if (errors.length > 0) throw fileError(errors);
  if (fresh.length === 0) return `Nothing new: all ${rows.length} settled lines were imported before.`;
  const booked = await findBooked(db, fresh);
  const settled = settleLines(booked);
  await recordImport(
    audit,
    admin,
    { kind: "settlements", fileName, rows: fresh.length },
    (file, statements) => createSettlements(db, { file, booked, settled }, statements),
  );
  const unmatched = booked.filter((line) => line.booked !== line.gross).length;
  const end =
    unmatched === 0 ? ", all as the books have them." : `, ${unmatched} not as the books have them.`;
  return `${asCount("line")(fresh.length)} of ${asCount("settlement")(settled.length)} imported${end}`;
}

/** Returns the line in paise, or what is wrong with it. */
function toLine({
  entity,
  kind,
  debit,
  credit,
  amount,
  settlement,
  settledAt,
  utr,
}: Row): SettlementLine | string {
  if (settledAt.day === "") return "settled_at is missing.";
  const unit = settledAt.isUnix ? 100 : 1;
  const net = (credit - debit) / unit;
  const isBack = kind === "refund" || (kind !== "payment" && net < 0);
  const gross = (isBack ? -amount : amount) / unit;
  const fee = gross - net;
  if (!Number.isInteger(net) || !Number.isInteger(gross))
    return "the amounts are paise and have no fractions.";
  if (fee < 0 || fee > Math.abs(gross)) return "amount, debit and credit don't add up.";
  return { entity, kind, settlement, utr, settledOn: settledAt.day, gross, fee };
}
