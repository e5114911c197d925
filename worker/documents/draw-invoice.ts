import { platformDetails } from "~/content/platform";
import { amountInWords } from "~/domain/documents/amount-in-words";
import type { PrintedBooking, IssuedInvoice } from "~/domain/documents/booking-documents";
import { formatDay, todayInIndia } from "~/domain/calendar/calendar";
import { invoiceNumber, invoiceTax, serviceAccountingCode } from "~/domain/documents/invoice";
import { formatRupees } from "~/domain/money/money";
import type { QuoteLine } from "~/domain/prices/quote";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { colours, createSheet, sheetWidth, type Sheet } from "./pdf-sheet";

const column = sheetWidth / 2;

/** Draws the GST invoice of a booking as a PDF, as it was issued. */
export async function drawInvoice(
  printed: PrintedBooking,
  invoice: IssuedInvoice,
): Promise<Uint8Array<ArrayBuffer>> {
  const { booking } = printed;
  const number = invoiceNumber(invoice);
  const sheet = await createSheet(`Invoice ${number}`, JSON.stringify(printed));
  sheet.beside(
    () => sheet.write(platformDetails.name, { size: 15, bold: true, colour: colours.peacock }),
    () => sheet.write("Tax invoice", { size: 15, bold: true, align: "right" }),
  );
  sheet.rule(colours.marigold);
  sheet.gap(6);
  sheet.list([
    ["Invoice no.", number],
    ["Date", formatDay(todayInIndia(invoice.issuedAt))],
    ["Booking", booking.bookingId],
    ["Place of supply", printed.platform.contact.address.region],
    ["SAC", `${serviceAccountingCode}, tour operator services`],
  ]);
  sheet.gap(12);
  sheet.beside(
    () => party(sheet, "Seller", sellerLines(printed), 0),
    () => party(sheet, "Buyer", [booking.customerName, booking.customerEmail, booking.customerPhone], column),
  );
  sheet.gap(14);
  sheet.write(booking.tourTitle, { size: 12, bold: true });
  sheet.write(
    `${booking.tourDuration} from ${booking.departureCity}, ${formatTravelDate(booking.travelDate)}, by ${printed.operator.name}`,
    { colour: colours.muted },
  );
  sheet.gap(4);
  drawAmounts(sheet, printed, invoice);
  sheet.gap(14);
  for (const note of notesOn(printed, invoice)) sheet.write(note, { size: 9, colour: colours.muted });
  return sheet.save();
}

function drawAmounts(sheet: Sheet, printed: PrintedBooking, invoice: IssuedInvoice) {
  for (const { label, amount } of linesOf(printed, invoice)) {
    sheet.rule();
    sheet.row(label, formatRupees(amount));
  }
  sheet.rule(colours.ink);
  sheet.row("Total, GST included", formatRupees(invoice.total), { bold: true });
  sheet.write(amountInWords(invoice.total));
  sheet.gap(10);
  const { taxableValue, parts } = invoiceTax(invoice);
  sheet.write("Included in the total", { bold: true });
  sheet.row("Taxable value", formatRupees(taxableValue));
  for (const { name, percent, amount } of parts) sheet.row(`${name} ${percent} %`, formatRupees(amount));
  sheet.row(`Total GST, ${invoice.gstPercent} %`, formatRupees(invoice.gstAmount));
}

/**
 * Returns the price lines as sold, or a single line if the booking has changed and they no longer add up to this
 * invoice.
 */
function linesOf({ priceLines, booking }: PrintedBooking, { total }: IssuedInvoice): QuoteLine[] {
  const sum = (priceLines ?? []).reduce((all, { amount }) => all + amount, 0);
  if (priceLines && sum === total) return priceLines;
  return [{ code: "fare", label: `Tour package, ${booking.tourDuration}`, amount: total }];
}

function notesOn({ booking }: PrintedBooking, { total }: IssuedInvoice): string[] {
  return [
    "Amounts in whole rupees. Reverse charge: no.",
    ...(booking.status === "cancelled" ? ["The booking was canceled after this invoice was issued."] : []),
    ...(booking.status === "expired" ? ["The booking expired after this invoice was issued, unpaid."] : []),
    ...(booking.status !== "cancelled" && booking.totalAmount !== total
      ? [
          `The booking was changed after this invoice was issued; its price is now ${formatRupees(booking.totalAmount)}.`,
        ]
      : []),
    "This is a computer-generated invoice and needs no signature.",
  ];
}

function sellerLines({ platform: { contact, gstin } }: PrintedBooking): string[] {
  const { address, email } = contact;
  return [
    platformDetails.name,
    address.street,
    `${address.locality} ${address.postalCode}, ${address.region}, ${address.country}`,
    email,
    gstin === null ? "GSTIN: none, this is a demonstration" : `GSTIN: ${gstin}`,
  ];
}

function party(sheet: Sheet, title: string, lines: readonly string[], x: number) {
  sheet.write(title, { x, width: column - 12, colour: colours.muted });
  for (const [index, line] of lines.entries())
    sheet.write(line, { x, width: column - 12, bold: index === 0 });
}
