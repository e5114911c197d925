import { platformDetails as platform } from "~/content/platform";
import { formatDay, formatInstantInIndia, todayInIndia } from "~/domain/calendar/calendar";
import { ledgerKindLabels } from "~/domain/money/ledger/ledger";
import { formatRupees } from "~/domain/money/money";
import { periodInWords } from "~/domain/money/revenue";
import { statementKindLabels, type Statement, type StatementLine } from "~/domain/money/earnings/statement";
import type { ReadFont } from "./read-font";
import { isolated } from "./text/isolated";
import { colors, createSheet, sheetWidth, type Sheet, type TextStyle } from "./pdf-sheet";

/** Columns of the entries, in points. */
const date = { x: 0, width: 66 };
const what = { x: 72, width: sheetWidth - 72 - 170 };
const change = { x: sheetWidth - 164, width: 78, align: "right" } as const;
const balance = { x: sheetWidth - 80, width: 80, align: "right" } as const;
const size = 9;
/** Max height of an entry, in points: four lines and its rule. */
const rowHeight = 4 * size * 1.42 + 8;

/** Draws an operator's statement as a PDF on A4, with numbered pages. */
export async function drawStatement(
  statement: Statement,
  readFont: ReadFont,
): Promise<Uint8Array<ArrayBuffer>> {
  const { companyName, address, gstin, period, madeAt } = statement;
  const words = periodInWords(period);
  const sheet = await createSheet({
    title: `Statement of ${companyName}, ${words}`,
    texts: statement,
    reference: statement.operator,
    readFont,
  });
  sheet.beside(
    () => sheet.write(platform.name, { size: 15, bold: true, color: colors.peacock }),
    () => sheet.write("Statement", { size: 15, bold: true, align: "right" }),
  );
  sheet.rule(colors.marigold);
  sheet.gap(6);
  sheet.list([
    ["Company", companyName],
    ...(address ? [["Address", address] as const] : []),
    ...(gstin ? [["GSTIN", gstin] as const] : []),
    ["Period", words],
    ["Created", `${formatInstantInIndia(madeAt)}, from the ledger`],
  ]);
  sheet.gap(10);
  drawSums(sheet, statement);
  sheet.gap(14);
  drawLines(sheet, statement);
  sheet.gap(10);
  sheet.write(
    "Amounts in whole rupees. The balance is the amount that Tour Bharat owes the operator; if negative, the operator owes it to Tour Bharat.",
    { size, color: colors.muted },
  );
  sheet.numberPages(`${isolated(companyName)}, ${words}`);
  return sheet.save();
}

function drawSums(sheet: Sheet, statement: Statement) {
  const { opening, kinds, closing, gross, commission, borne, period } = statement;
  sheet.row(`Balance at the start of ${formatDay(period.from)}`, formatRupees(opening), { bold: true });
  for (const { kind, count, change: sum } of kinds) {
    sheet.rule();
    sheet.row(`${statementKindLabels[kind]} (${count})`, formatSigned(sum));
  }
  sheet.rule(colors.ink);
  sheet.row(`Balance at the end of ${formatDay(period.to)}`, formatRupees(closing), { bold: true });
  sheet.write(
    `Sales after changes and cancellations: ${formatRupees(gross)}, including ${formatRupees(commission)} commission and ${formatRupees(gross - commission)} for you.${borne === 0 ? "" : ` Tour Bharat pays ${formatRupees(borne)} of compensation and discounts beside them.`}`,
    { size, color: colors.muted },
  );
}

function drawLines(sheet: Sheet, { opening, lines, closing }: Statement) {
  sheet.need(3 * rowHeight);
  drawHead(sheet);
  row(sheet, ["", "Opening balance", "", formatRupees(opening)], { bold: true });
  for (const line of lines) {
    sheet.rule();
    if (sheet.need(rowHeight)) drawHead(sheet);
    row(sheet, [
      formatDay(todayInIndia(line.at)),
      wordsOf(line),
      formatSigned(line.change),
      formatRupees(line.balance),
    ]);
  }
  sheet.rule(colors.ink);
  if (sheet.need(rowHeight)) drawHead(sheet);
  row(sheet, ["", "Closing balance", "", formatRupees(closing)], { bold: true });
}

function drawHead(sheet: Sheet) {
  row(sheet, ["Date", "Entry", "Change", "Balance"], { color: colors.muted });
  sheet.rule(colors.ink);
}

function row(sheet: Sheet, [day, words, moved, left]: [string, string, string, string], style?: TextStyle) {
  sheet.beside(
    () => sheet.write(day, { size, ...style, ...date }),
    () => sheet.write(words, { size, ...style, ...what }),
    () => sheet.write(moved, { size, ...style, ...change }),
    () => sheet.write(left, { size, ...style, ...balance }),
  );
}

function wordsOf({ kind, booking, tour, note }: StatementLine): string {
  const about = [booking, tour === null ? null : isolated(tour)].filter((part) => part !== null).join(", ");
  // The note of a featured place includes its month and tour.
  if (note !== null) return `${ledgerKindLabels[kind]}. ${note}`;
  return about === "" ? ledgerKindLabels[kind] : `${ledgerKindLabels[kind]}: ${about}`;
}

/** Formats an amount as "+₹2,500" or "-₹2,500". */
function formatSigned(amount: number): string {
  return amount > 0 ? `+${formatRupees(amount)}` : formatRupees(amount);
}
