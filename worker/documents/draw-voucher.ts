import { platformDetails, emergencyNumber } from "~/content/platform";
import { contactInWords, formatPhone } from "~/domain/accounts/format-phone";
import { offerEntries } from "~/domain/bookings/offer-in-words";
import { startInWords } from "~/domain/departures/cut-off-in-words";
import type { PrintedBooking } from "~/domain/documents/booking-documents";
import { openPaymentInWords } from "~/domain/desk/part-paid";
import { partyInWords } from "~/domain/bookings/booking-review";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { coordinatesInWords, mapUrl } from "~/domain/tours/meeting-place";
import type { ReadFont } from "./read-font";
import { isolated } from "./text/isolated";
import { colors, createSheet, sheetWidth, type Sheet } from "./pdf-sheet";
import { documentMessages } from "./messages";

const codeSize = 176;

/**
 * Draws the voucher of a booking as a PDF, to show to the operator on the first day.
 * @param code content of the QR code, or null if the voucher is void
 */
export async function drawVoucher(
  printed: PrintedBooking,
  code: string | null,
  readFont: ReadFont,
): Promise<Uint8Array<ArrayBuffer>> {
  const { booking, lastDay, operator, tour } = printed;
  const { voucher: m } = documentMessages();
  const { contact } = printed.platform;
  const unpaid = openPaymentInWords(booking);
  const emergencyContact = contactInWords(booking);
  const sheet = await createSheet({
    title: m.title(booking.bookingId, booking.tourTitle),
    texts: printed,
    reference: booking.bookingId,
    readFont,
  });
  sheet.beside(
    () => sheet.write(platformDetails.name, { size: 15, bold: true, color: colors.peacock }),
    () => sheet.write(m.name, { size: 15, bold: true, align: "right" }),
  );
  sheet.rule(colors.marigold);
  sheet.gap(8);
  sheet.write(booking.tourTitle, { size: 20, bold: true });
  sheet.gap(8);
  const top = sheet.position();
  if (code === null) sayVoid(sheet, printed);
  else sheet.qr(code, { x: sheetWidth - codeSize, size: codeSize });
  sheet.list(
    [
      [m.booking, booking.bookingId],
      [m.customer, booking.customerName],
      [m.start, startInWords(booking.travelDate, tour)],
      [m.lastDay, formatTravelDate(lastDay)],
      [m.duration, booking.tourDuration],
      [m.travelers, partyInWords(booking)],
      ...offerEntries(booking),
      [m.from, booking.departureCity],
      [m.operator, operator.name],
      ...(operator.address === null ? [] : [[m.operatorAddress, operator.address] as const]),
      ...(code === null ? [] : [[m.call, contactsInLines(printed)] as const]),
      ...(unpaid === null ? [] : [[m.toPay, unpaid] as const]),
    ],
    { width: sheetWidth - (code === null ? 0 : codeSize + 16) },
  );
  if (code !== null) sheet.moveBelow(top - codeSize);
  sheet.gap(6);
  if (code !== null) {
    sheet.write(m.show, { size: 9, color: colors.muted });
  }
  if (code !== null) {
    section(sheet, m.meet, tour.meetingPoint);
    if (tour.meetingStop) {
      const { place, at } = tour.meetingStop;
      sheet.write(m.map(isolated(place), coordinatesInWords(at)));
      sheet.write(mapUrl(at), { size: 9, color: colors.muted });
    }
    section(sheet, m.carry, tour.carry.join("; "));
  }
  section(sheet, m.requests, booking.specialRequests ?? m.none);
  section(
    sheet,
    m.emergency,
    [
      m.emergencyNumber(emergencyNumber),
      contact.phone === "" ? [] : `${platformDetails.name}: ${contact.phone}. ${contact.phoneNote}`.trim(),
      emergencyContact === null ? [] : m.contact(isolated(emergencyContact)),
    ]
      .flat()
      .join("\n"),
  );
  sheet.gap(14);
  sheet.rule();
  sheet.write(m.asOf(formatInstantInIndia(printed.changedAt)), { size: 9, color: colors.muted });
  if (code === null) sheet.stamp("VOID");
  return sheet.save();
}

function contactsInLines({ contacts }: PrintedBooking): string {
  return contacts.map(({ who, phone }) => `${isolated(who)}: ${formatPhone(phone)}`).join("\n");
}

function sayVoid(sheet: Sheet, { booking }: PrintedBooking) {
  const { voucher: m } = documentMessages();
  sheet.write(m.isVoid, { size: 14, bold: true, color: colors.danger });
  sheet.write(booking.status === "cancelled" ? m.canceled : m.noShow, { color: colors.danger });
  sheet.gap(8);
}

function section(sheet: Sheet, title: string, text: string) {
  sheet.gap(12);
  sheet.write(title, { size: 12, bold: true });
  sheet.write(text);
}
