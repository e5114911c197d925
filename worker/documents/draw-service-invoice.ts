import { formatDay, todayInIndia } from "~/domain/calendar/calendar";
import { daysOfMonth } from "~/domain/calendar/months";
import { amountInWords } from "~/domain/documents/amount-in-words";
import { formatRupees } from "~/domain/money/money";
import { formatPaise } from "~/domain/money/paise";
import { inPaise } from "~/domain/operators/gst-states";
import { periodInWords } from "~/domain/money/revenue";
import {
  advertisingCode,
  commissionCode,
  operatorInvoiceNumber,
  operatorInvoiceTitles,
  type InvoiceParty,
  type OperatorInvoice,
} from "~/domain/money/tax/operator-invoice";
import type { ReadFont } from "./read-font";
import { colors, createSheet, sheetWidth, type Sheet } from "./pdf-sheet";

const column = sheetWidth / 2;

/** Draws our invoice or credit note to an operator as a PDF, as it was issued. */
export async function drawServiceInvoice(
  invoice: OperatorInvoice,
  readFont: ReadFont,
): Promise<Uint8Array<ArrayBuffer>> {
  const { kind, month, commission, premium, gst, snapshot, issuedAt } = invoice;
  const { seller, buyer, placeOfSupply, gstPercent, tax, refersTo } = snapshot;
  const number = operatorInvoiceNumber(invoice);
  const title = operatorInvoiceTitles[kind];
  const sign = kind === "invoice" ? 1 : -1;
  const net = sign * (commission + premium);
  const total = net + sign * gst;
  const sheet = await createSheet({
    title: `${title} ${number}`,
    texts: invoice,
    reference: number,
    readFont,
  });
  sheet.beside(
    () => sheet.write(seller.name, { size: 15, bold: true, color: colors.peacock }),
    () => sheet.write(title, { size: 15, bold: true, align: "right" }),
  );
  sheet.rule(colors.marigold);
  sheet.gap(6);
  sheet.list([
    ["Number", number],
    ["Date", formatDay(todayInIndia(issuedAt))],
    ["Services of", periodInWords(daysOfMonth(month))],
    ["Place of supply", `State code ${placeOfSupply}`],
    ...refersTo.map(
      (changed) => ["Changes", `${changed.number} of ${formatDay(todayInIndia(changed.issuedAt))}`] as const,
    ),
  ]);
  sheet.gap(12);
  sheet.beside(
    () => party(sheet, "Seller", seller, [], 0),
    () => party(sheet, "Buyer", buyer, [`PAN: ${buyer.pan ?? "none"}`], column),
  );
  sheet.gap(14);
  for (const [label, amount] of [
    [`Commission on bookings, SAC ${commissionCode}`, commission],
    [`Featured places, SAC ${advertisingCode}`, premium],
  ] as const) {
    if (amount === 0) continue;
    sheet.row(label, formatRupees(sign * amount));
    sheet.rule();
  }
  sheet.row("Taxable value", formatRupees(net));
  for (const { name, percent, paise } of tax.map(inPaise))
    sheet.row(`${name} ${percent} %`, formatPaise(sign * paise));
  sheet.rule(colors.ink);
  sheet.row(`Total with ${gstPercent} % GST`, formatRupees(total), { bold: true });
  sheet.write(amountInWords(Math.abs(total)));
  sheet.gap(14);
  const notes = [
    "The amount is deducted from payouts and needs no payment. Reverse charge: no.",
    "GST is rounded to whole rupees per booking.",
    ...(kind === "credit-note" ? ["Commission given back, because bookings were refunded or changed."] : []),
    "This is a computer-generated document and needs no signature.",
  ];
  for (const note of notes) sheet.write(note, { size: 9, color: colors.muted });
  return sheet.save();
}

function party(
  sheet: Sheet,
  title: string,
  { name, address, gstin }: InvoiceParty,
  more: readonly string[],
  x: number,
) {
  sheet.write(title, { x, width: column - 12, color: colors.muted });
  const lines = [name, ...(address === null ? [] : [address]), `GSTIN: ${gstin ?? "none"}`, ...more];
  for (const [index, line] of lines.entries())
    sheet.write(line, { x, width: column - 12, bold: index === 0 });
}
