import { platformDetails } from "~/content/platform";
import { formatDay, todayInIndia } from "~/domain/calendar/calendar";
import { amountInWords } from "~/domain/documents/amount-in-words";
import { formatRupees } from "~/domain/money/money";
import { formatPaise } from "~/domain/money/paise";
import { serviceName } from "~/domain/operators/supply";
import { taxesOf, type TaxDocument } from "~/domain/money/tax/tax-documents";
import { sumOfParts } from "~/domain/operators/gst-states";
import type { ReadFont } from "./read-font";
import { isolated } from "./text/isolated";
import { colors, createSheet, sheetWidth, type Sheet } from "./pdf-sheet";

const column = sheetWidth / 2;
const codeSize = 92;

const totals: Record<TaxDocument["kind"], string> = {
  "receipt-voucher": "Received",
  invoice: "Total",
  "debit-note": "Added to the invoice",
  "credit-note": "Credited",
  "refund-voucher": "Refunded",
};

/**
 * Draws a tax document as a PDF from what was stored when it was issued.
 * @param url of the page that verifies it; null if our own address is unknown
 */
export async function drawTaxDocument(
  document: TaxDocument,
  url: string | null,
  readFont: ReadFont,
): Promise<Uint8Array<ArrayBuffer>> {
  const { title, number, seller, buyer, service, refersTo, placeOfSupply: place, tax } = document;
  const sheet = await createSheet({
    title: `${title} ${number}`,
    texts: document,
    reference: document.bookingId,
    readFont,
  });
  sheet.beside(
    () => sheet.write(seller.name, { size: 15, bold: true, color: colors.peacock, width: column + 60 }),
    () => sheet.write(title, { size: 15, bold: true, align: "right" }),
  );
  sheet.rule(colors.marigold);
  sheet.gap(6);
  const top = sheet.position();
  if (url !== null) sheet.qr(url, { x: sheetWidth - codeSize, size: codeSize });
  sheet.list(
    [
      [document.kind === "invoice" ? "Invoice no." : "Number", number],
      ["Date", formatDay(todayInIndia(document.issuedAt))],
      ...refersTo.map(
        ({ number: other, issuedAt }) =>
          ["Refers to", `${other}, ${formatDay(todayInIndia(issuedAt))}`] as const,
      ),
      ["Booking", document.bookingId],
      ...(tax ? [["Place of supply", placeInWords(place)] as const] : []),
      ...(tax ? [["SAC", `${service.code}, ${serviceName(service.code).toLowerCase()}`] as const] : []),
    ],
    { width: sheetWidth - codeSize - 16 },
  );
  if (url !== null) sheet.moveBelow(top - codeSize);
  sheet.gap(12);
  sheet.beside(
    () => party(sheet, "Seller", [seller.name, ...linesOf(seller.address), ...gstinLine(document)], 0),
    () =>
      party(
        sheet,
        "Buyer",
        [
          buyer.name,
          ...linesOf(buyer.address),
          ...linesOf([buyer.postalCode, buyer.state].filter(Boolean).join(", ")),
          ...(buyer.gstin === null ? [] : [`GSTIN: ${buyer.gstin}`]),
          ...(buyer.contact ?? []),
        ],
        column,
      ),
  );
  sheet.gap(14);
  sheet.write(service.title, { size: 12, bold: true });
  sheet.write(service.detail, { color: colors.muted });
  sheet.gap(4);
  drawAmounts(sheet, document);
  sheet.gap(14);
  for (const note of notesOn(document, url)) sheet.write(note, { size: 9, color: colors.muted });
  return sheet.save();
}

function drawAmounts(sheet: Sheet, document: TaxDocument) {
  const { kind, lines, total } = document;
  const taxes = taxesOf(document);
  for (const { label, amount } of lines) {
    sheet.rule();
    sheet.row(label, formatRupees(amount));
  }
  sheet.rule(colors.ink);
  sheet.row(taxes.length > 0 ? `${totals[kind]}, GST included` : totals[kind], formatRupees(total), {
    bold: true,
  });
  sheet.write(amountInWords(total));
  if (taxes.length === 0) return;
  sheet.gap(10);
  sheet.write("Included in the total", { bold: true });
  for (const tax of taxes) {
    sheet.row("Taxable value", formatPaise(tax.taxable));
    for (const { name, percent, paise } of tax.parts) sheet.row(`${name} ${percent} %`, formatPaise(paise));
    sheet.row(`Total GST, ${tax.percent} %`, formatPaise(sumOfParts(tax.parts)));
    if (tax.rounding !== 0) sheet.row("Rounding off", formatPaise(tax.rounding));
  }
}

function notesOn({ kind, tax, rules, seller }: TaxDocument, url: string | null): string[] {
  return [
    `Amounts in ${tax && "taxable" in tax ? "rupees" : "whole rupees"}.${tax ? " Reverse charge: no." : ""}`,
    // Condition 2 of entry 23(i) of Notification 11/2017-Central Tax (Rate).
    ...(tax && rules === "operator"
      ? [
          "The total is the gross amount charged for the tour, with the accommodation and transportation required for it.",
        ]
      : []),
    ...(kind === "receipt-voucher"
      ? ["An advance on the price of the booking. The invoice contains it."]
      : []),
    ...(rules === "former" ? [] : [`Issued by ${isolated(seller.name)} through ${platformDetails.name}.`]),
    ...(url === null ? [] : [`The code opens a page that verifies this document: ${url}`]),
    "This is a computer-generated document and needs no signature.",
  ];
}

function placeInWords(place: TaxDocument["placeOfSupply"]): string {
  return place ? `${place.name} (${place.code})` : "not known yet, taxed as inter-State supply";
}

function gstinLine({ seller, rules }: TaxDocument): string[] {
  if (seller.gstin !== null) return [`GSTIN: ${seller.gstin}`];
  return rules === "former" ? ["GSTIN: none, this is a demonstration"] : [];
}

function linesOf(text: string | null): string[] {
  return text ? text.split("\n") : [];
}

function party(sheet: Sheet, title: string, lines: readonly string[], x: number) {
  sheet.write(title, { x, width: column - 12, color: colors.muted });
  for (const [index, line] of lines.entries())
    sheet.write(line, { x, width: column - 12, bold: index === 0 });
}
