import { platformDetails, emergencyNumber } from "~/content/platform";
import { contactInWords, formatPhone } from "~/domain/accounts/format-phone";
import { roomTypeLabels } from "~/domain/bookings/booking";
import { startInWords } from "~/domain/departures/cut-off-in-words";
import type { PrintedBooking } from "~/domain/documents/booking-documents";
import { partPaidInWords } from "~/domain/desk/booking-list";
import { partyInWords } from "~/domain/bookings/booking-review";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { coordinatesInWords, mapUrl } from "~/domain/tours/meeting-place";
import type { ReadFont } from "./read-font";
import { isolated } from "./text/isolated";
import { colors, createSheet, sheetWidth, type Sheet } from "./pdf-sheet";

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
  const { contact } = printed.platform;
  const partPaid = partPaidInWords(booking);
  const emergencyContact = contactInWords(booking);
  const sheet = await createSheet({
    title: `Voucher ${booking.bookingId}: ${booking.tourTitle}`,
    texts: printed,
    reference: booking.bookingId,
    readFont,
  });
  sheet.beside(
    () => sheet.write(platformDetails.name, { size: 15, bold: true, color: colors.peacock }),
    () => sheet.write("Voucher", { size: 15, bold: true, align: "right" }),
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
      ["Booking", booking.bookingId],
      ["Name", booking.customerName],
      ["Start", startInWords(booking.travelDate, tour)],
      ["Last day", formatTravelDate(lastDay)],
      ["Duration", booking.tourDuration],
      ["Travelers", partyInWords(booking)],
      ["Room", roomTypeLabels[booking.roomType]],
      ["From", booking.departureCity],
      ["Operator", operator.name],
      ...(operator.address === null ? [] : [["Operator address", operator.address] as const]),
      ...(code === null ? [] : [["Who to call", contactsInLines(printed)] as const]),
      ...(partPaid === null ? [] : [["Part paid", partPaid] as const]),
    ],
    { width: sheetWidth - (code === null ? 0 : codeSize + 16) },
  );
  if (code !== null) sheet.moveBelow(top - codeSize);
  sheet.gap(6);
  if (code !== null) {
    sheet.write(
      "Show the code on the first day. The operator can verify it offline; it contains no personal data.",
      { size: 9, color: colors.muted },
    );
  }
  if (code !== null) {
    section(sheet, "Where we meet", tour.meetingPoint);
    if (tour.meetingStop) {
      const { place, at } = tour.meetingStop;
      sheet.write(`On a map: ${isolated(place)}, ${coordinatesInWords(at)}`);
      sheet.write(mapUrl(at), { size: 9, color: colors.muted });
    }
    section(sheet, "What to carry", tour.carry.join("; "));
  }
  section(sheet, "Special requests", booking.specialRequests ?? "none");
  section(
    sheet,
    "In an emergency",
    [
      `Police, fire, ambulance: ${emergencyNumber}, anywhere in India`,
      contact.phone === "" ? [] : `${platformDetails.name}: ${contact.phone}. ${contact.phoneNote}`.trim(),
      emergencyContact === null ? [] : `Your emergency contact: ${isolated(emergencyContact)}`,
    ]
      .flat()
      .join("\n"),
  );
  sheet.gap(14);
  sheet.rule();
  sheet.write(
    `As of ${formatInstantInIndia(printed.changedAt)}. If the booking changes, a newer voucher replaces this one.`,
    { size: 9, color: colors.muted },
  );
  if (code === null) sheet.stamp("VOID");
  return sheet.save();
}

function contactsInLines({ contacts }: PrintedBooking): string {
  return contacts.map(({ who, phone }) => `${isolated(who)}: ${formatPhone(phone)}`).join("\n");
}

function sayVoid(sheet: Sheet, { booking }: PrintedBooking) {
  sheet.write("This voucher is void.", { size: 14, bold: true, color: colors.danger });
  sheet.write(
    booking.status === "cancelled"
      ? "The booking was canceled."
      : "No one arrived on the first day of the tour.",
    { color: colors.danger },
  );
  sheet.gap(8);
}

function section(sheet: Sheet, title: string, text: string) {
  sheet.gap(12);
  sheet.write(title, { size: 12, bold: true });
  sheet.write(text);
}
