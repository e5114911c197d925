import { platformDetails as platform } from "~/content/platform";
import { formatDay, formatInstantInIndia } from "~/domain/calendar/calendar";
import { formatRupees } from "~/domain/money/money";
import { payoutStatusLabels } from "~/domain/money/payouts/payout";
import {
  lineText,
  statedColumns,
  statementSums,
  sumOfLines,
  type PayoutStatement,
} from "~/domain/money/payouts/payout-statement";
import type { ReadFont } from "./read-font";
import { isolated } from "./text/isolated";
import { colors, createSheet, sheetWidth, type Sheet, type TextStyle } from "./pdf-sheet";

const size = 7.5;
const column = 47;
const textWidth = sheetWidth - statedColumns.length * column;
/** Max height of a line, in points: four lines of text and its rule. */
const rowHeight = 4 * size * 1.42 + 8;

/** Draws the statement of a payout as a PDF on A4, with numbered pages. */
export async function drawPayoutStatement(
  statement: PayoutStatement,
  readFont: ReadFont,
): Promise<Uint8Array<ArrayBuffer>> {
  const { companyName, address, gstin, pan, reference, paidOn, lines, amount } = statement;
  const sheet = await createSheet({
    title: `Payout to ${companyName}`,
    texts: statement,
    reference: statement.id,
    readFont,
  });
  sheet.beside(
    () => sheet.write(platform.name, { size: 15, bold: true, color: colors.peacock }),
    () => sheet.write("Payout statement", { size: 15, bold: true, align: "right" }),
  );
  sheet.rule(colors.marigold);
  sheet.gap(6);
  sheet.list([
    ["Company", companyName],
    ...(address ? [["Address", address] as const] : []),
    ["GSTIN", gstin ?? "none"],
    ["PAN", pan ?? "none"],
    ["Payout", statement.id],
    ["Prepared", formatInstantInIndia(Date.parse(statement.createdAt))],
    ["Status", payoutStatusLabels[statement.status]],
    ...(paidOn === null ? [] : [["Transferred", formatDay(paidOn)] as const]),
    ...(reference === null ? [] : [["Bank reference", reference] as const]),
  ]);
  sheet.gap(10);
  for (const { label, amount: sum } of statementSums(statement)) {
    sheet.row(label, formatRupees(sum));
    sheet.rule();
  }
  sheet.row("Transfer", formatRupees(amount), { bold: true });
  sheet.gap(14);
  drawHead(sheet);
  for (const line of lines) {
    if (sheet.need(rowHeight)) drawHead(sheet);
    row(
      sheet,
      lineText({ ...line, tour: line.tour === null ? null : isolated(line.tour) }),
      statedColumns.map(([, amountOf]) => amountOf(line)),
    );
    sheet.rule();
  }
  if (sheet.need(rowHeight)) drawHead(sheet);
  const sums = statedColumns.map(([, amountOf]) => sumOfLines(lines, amountOf));
  row(sheet, "Total", sums, { bold: true });
  sheet.gap(10);
  sheet.write(
    "Amounts in whole rupees. Each tax is rounded per line, as it was when the payout was prepared.",
    {
      size: 8.5,
      color: colors.muted,
    },
  );
  sheet.numberPages(`${isolated(companyName)}, payout`);
  return sheet.save();
}

function drawHead(sheet: Sheet) {
  const style = { size, color: colors.muted };
  sheet.beside(
    () => sheet.write("Line", { ...style, width: textWidth }),
    ...statedColumns.map(
      ([head], index) =>
        () =>
          sheet.write(head, { ...style, ...place(index) }),
    ),
  );
  sheet.rule(colors.ink);
}

function row(sheet: Sheet, text: string, amounts: readonly number[], style: TextStyle = {}) {
  sheet.beside(
    () => sheet.write(text, { size, ...style, width: textWidth - 8 }),
    ...amounts.map(
      (amount, index) => () =>
        sheet.write(amount.toLocaleString("en-IN"), { size, ...style, ...place(index) }),
    ),
  );
}

function place(index: number) {
  return { x: textWidth + index * column, width: column, align: "right" } as const;
}
