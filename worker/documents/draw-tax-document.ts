import { platformDetails } from "~/content/platform";
import { formatDay, todayInIndia } from "~/domain/calendar/calendar";
import { amountInWords } from "~/domain/documents/amount-in-words";
import { currentLanguage, defaultLanguage } from "~/domain/language/language";
import { formatRupees } from "~/domain/money/money";
import { formatPaise } from "~/domain/money/paise";
import { serviceName } from "~/domain/operators/supply";
import { taxesOf, type TaxDocument } from "~/domain/money/tax/tax-documents";
import { sumOfParts } from "~/domain/operators/gst-states";
import type { ReadFont } from "./read-font";
import { isolated } from "./text/isolated";
import { colors, createSheet, sheetWidth, type Sheet } from "./pdf-sheet";
import { documentMessages } from "./messages";

const column = sheetWidth / 2;
const codeSize = 92;

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
  const { tax: m } = documentMessages();
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
      [document.kind === "invoice" ? m.invoiceNumber : m.number, number],
      [m.date, formatDay(todayInIndia(document.issuedAt))],
      ...refersTo.map(
        ({ number: other, issuedAt }) =>
          [m.refersTo, `${other}, ${formatDay(todayInIndia(issuedAt))}`] as const,
      ),
      [m.booking, document.bookingId],
      ...(tax ? [[m.placeOfSupply, placeInWords(place)] as const] : []),
      ...(tax ? [["SAC", `${service.code}, ${serviceName(service.code).toLowerCase()}`] as const] : []),
    ],
    { width: sheetWidth - codeSize - 16 },
  );
  if (url !== null) sheet.moveBelow(top - codeSize);
  sheet.gap(12);
  sheet.beside(
    () => party(sheet, m.seller, [seller.name, ...linesOf(seller.address), ...gstinLine(document)], 0),
    () =>
      party(
        sheet,
        m.buyer,
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
  const { kind, title, lines, total } = document;
  const { tax: m } = documentMessages();
  const totalLabel = m.totals[kind];
  const taxes = taxesOf(document);
  for (const { label, amount } of lines) {
    sheet.rule();
    sheet.row(label, formatRupees(amount));
  }
  sheet.rule(colors.ink);
  sheet.row(taxes.length > 0 ? m.gstIncluded(totalLabel) : totalLabel, formatRupees(total), {
    bold: true,
  });
  // Invoices and notes stay English documents.
  const isReceipt = /receipt|voucher/i.test(title);
  sheet.write(amountInWords(total, isReceipt ? currentLanguage() : defaultLanguage));
  if (taxes.length === 0) return;
  sheet.gap(10);
  sheet.write(m.included, { bold: true });
  for (const tax of taxes) {
    sheet.row(m.taxable, formatPaise(tax.taxable));
    for (const { name, percent, paise } of tax.parts) sheet.row(`${name} ${percent} %`, formatPaise(paise));
    sheet.row(m.totalGst(tax.percent), formatPaise(sumOfParts(tax.parts)));
    if (tax.rounding !== 0) sheet.row(m.rounding, formatPaise(tax.rounding));
  }
}

function notesOn({ kind, tax, rules, seller }: TaxDocument, url: string | null): string[] {
  const { notes: m } = documentMessages().tax;
  const unit = tax && "taxable" in tax ? m.inRupees : m.inWholeRupees;
  return [
    tax ? `${unit} ${m.reverseCharge}` : unit,
    // Condition 2 of entry 23(i) of Notification 11/2017-Central Tax (Rate).
    ...(tax && rules === "operator" ? [m.gross] : []),
    ...(kind === "receipt-voucher" ? [m.advance] : []),
    ...(rules === "former" ? [] : [m.issuedBy(isolated(seller.name), platformDetails.name)]),
    ...(url === null ? [] : [m.verify(url)]),
    m.noSignature,
  ];
}

function placeInWords(place: TaxDocument["placeOfSupply"]): string {
  return place ? `${place.name} (${place.code})` : documentMessages().tax.placeUnknown;
}

function gstinLine({ seller, rules }: TaxDocument): string[] {
  if (seller.gstin !== null) return [`GSTIN: ${seller.gstin}`];
  return rules === "former" ? [documentMessages().tax.noGstin] : [];
}

function linesOf(text: string | null): string[] {
  return text ? text.split("\n") : [];
}

function party(sheet: Sheet, title: string, lines: readonly string[], x: number) {
  sheet.write(title, { x, width: column - 12, color: colors.muted });
  for (const [index, line] of lines.entries())
    sheet.write(line, { x, width: column - 12, bold: index === 0 });
}
