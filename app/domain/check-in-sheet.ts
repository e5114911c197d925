import { formatDay, formatInstantInIndia } from "./calendar";
import type { TravelDate } from "./calendar";
import { checkInRefusals, refusalOfState } from "./check-in";
import type { CheckIn, CheckInRefusal, CheckInWay, CheckInWindow } from "./check-in";
import { partyInWords } from "./manifest";
import { bookingReferenceSchema } from "./own-booking";
import type { ManifestRow } from "./manifest";
import { verifyVoucher } from "./voucher";
import type { Voucher, VoucherPublicKey } from "./voucher";

/** Checking travellers in on a device that may have no network. */

export type SheetBooking = Pick<
  ManifestRow,
  "bookingId" | "status" | "customerName" | "seats" | "children" | "infants" | "issuedAt" | "checkIn"
>;

/** All that a device keeps of a departure. */
export interface CheckInSheet {
  tourSlug: string;
  tourTitle: string;
  travelDate: TravelDate;
  window: CheckInWindow;
  /** Why the departure was closed, for travellers; null where it is not. */
  closedReason: string | null;
  /** When it was read, UTC, ISO 8601. */
  readAt: string;
  /** The keys that vouchers are checked with, newest first. */
  keys: VoucherPublicKey[];
  /** Who checks in. */
  viewer: { id: string; name: string };
  bookings: SheetBooking[];
  /** Those that were cancelled or have expired. */
  gone: Pick<SheetBooking, "bookingId" | "status" | "issuedAt">[];
  /** Bookings of the tour that were changed since they were made and travel on another day: they may have left this one. */
  elsewhere: { bookingId: string; travelDate: TravelDate }[];
}

/** What a device says to a voucher or a reference. */
export interface Verdict {
  tone: "good" | "wait" | "bad";
  title: string;
  detail: string;
  /** What is to be kept and sent; null where nobody is checked in. */
  checkIn: { bookingId: string; way: CheckInWay; code?: string } | null;
}

/** A check-in that a device knows of. */
export interface KnownCheckIn extends Pick<CheckIn, "id" | "at" | "by"> {
  /** Done here, and not sent yet. */
  isWaiting: boolean;
}

/** The check-ins a device knows of, by reference: the sheet's, and its own. */
export type KnownCheckIns = ReadonlyMap<string, KnownCheckIn>;

/** What to say to a text that somebody has typed: a reference, or the whole text of a voucher. */
export async function judgeTyped(text: string, sheet: CheckInSheet, known: KnownCheckIns): Promise<Verdict> {
  const reference = bookingReferenceSchema.safeParse(text);
  if (reference.success) return judgeReference(reference.data, sheet, known);
  if (text.trim().startsWith("TBV")) return judgeVoucher(text, sheet, known);
  return bad("No whole reference", "It is TB and six digits. Or press Check in beside the name.");
}

/**
 * What to say to a scanned text. Of a voucher and the list the later one holds: a list does not know what was booked or
 * changed after it was read.
 */
export async function judgeVoucher(
  text: string,
  sheet: CheckInSheet,
  known: KnownCheckIns,
): Promise<Verdict> {
  const code = text.trim();
  const voucher = await verifyVoucher(code, sheet.keys);
  if (!voucher) return bad("Not a voucher of ours", "Its signature is not ours. Look the booking up below.");
  const { bookingId } = voucher;
  const booking = sheet.bookings.find((row) => row.bookingId === bookingId) ?? null;
  if (voucher.tourSlug !== sheet.tourSlug || voucher.travelDate !== sheet.travelDate) {
    return ofAnotherDeparture(voucher, sheet, booking);
  }
  const wasKnown = alreadyIn(bookingId, booking, known);
  if (wasKnown) return wasKnown;
  const checkIn = { bookingId, way: "scan", code } as const;
  const listed = booking ?? sheet.gone.find((row) => row.bookingId === bookingId) ?? null;
  if (voucher.issuedAt > (listed?.issuedAt ?? Date.parse(sheet.readAt) / 1000)) {
    // What the list says of the departure no voucher knows better.
    if (sheet.closedReason !== null) return refused(bookingId, "closed");
    return {
      tone: "good",
      title: `Checked in: ${booking ? named(booking) : bookingId}`,
      detail: `${voucher.seats} on seats, says the voucher, which is newer than this list.`,
      checkIn,
    };
  }
  if (!listed) {
    const date = dateElsewhere(bookingId, sheet) ?? "another date";
    return bad(`${bookingId} is not on this list any more`, `It was moved to ${date} after this voucher.`);
  }
  return booking ? judgeListed(booking, sheet, checkIn) : refused(bookingId, refusalOf(listed, sheet));
}

/** What to say to a reference that was typed or pressed. */
export function judgeReference(bookingId: string, sheet: CheckInSheet, known: KnownCheckIns): Verdict {
  const booking = sheet.bookings.find((row) => row.bookingId === bookingId) ?? null;
  const wasKnown = alreadyIn(bookingId, booking, known);
  if (wasKnown) return wasKnown;
  if (booking) return judgeListed(booking, sheet, { bookingId, way: "hand" });
  const gone = sheet.gone.find((row) => row.bookingId === bookingId);
  if (gone) return refused(bookingId, refusalOf(gone, sheet));
  const date = dateElsewhere(bookingId, sheet);
  return bad(
    `${bookingId} is not on this list`,
    `${date === null ? "" : `It is for ${date}. `}The list is that of ${formatInstantInIndia(sheet.readAt)} IST.`,
  );
}

function judgeListed(
  booking: SheetBooking,
  sheet: CheckInSheet,
  checkIn: NonNullable<Verdict["checkIn"]>,
): Verdict {
  const why = refusalOf(booking, sheet);
  if (why !== null) return refused(booking.bookingId, why);
  return {
    tone: "good",
    title: `Checked in: ${named(booking)}`,
    detail: partyInWords(booking),
    checkIn,
  };
}

function refusalOf({ status }: Pick<SheetBooking, "status">, { closedReason }: CheckInSheet) {
  return refusalOfState(status, closedReason !== null);
}

function refused(bookingId: string, reason: CheckInRefusal | null): Verdict {
  const why = reason ?? "unknown";
  return {
    tone: why === "unpaid" ? "wait" : "bad",
    title: `${bookingId} is not checked in`,
    detail: checkInRefusals[why],
    checkIn: null,
  };
}

function alreadyIn(bookingId: string, booking: SheetBooking | null, known: KnownCheckIns): Verdict | null {
  const checkIn = known.get(bookingId);
  return checkIn
    ? {
        tone: "wait",
        title: `Already checked in: ${booking ? named(booking) : bookingId}`,
        detail: byWhom(checkIn),
        checkIn: null,
      }
    : null;
}

function ofAnotherDeparture(voucher: Voucher, sheet: CheckInSheet, booking: SheetBooking | null): Verdict {
  const what =
    voucher.tourSlug === sheet.tourSlug
      ? `It is for ${formatDay(voucher.travelDate)}.`
      : `It is for another tour, on ${formatDay(voucher.travelDate)}.`;
  return bad("A voucher for another departure", `${what}${movedSince(voucher, sheet, booking)}`);
}

function movedSince({ bookingId, travelDate }: Voucher, sheet: CheckInSheet, booking: SheetBooking | null) {
  if (booking) return " The booking has been moved here since: check it in by its name or reference.";
  const date = dateElsewhere(bookingId, sheet);
  return date === null || date === formatDay(travelDate)
    ? ""
    : ` The booking has been moved to ${date} since.`;
}

/** The day on which a booking of the tour travels that is not on the list, in words, or null where the list does not know. */
function dateElsewhere(bookingId: string, { elsewhere }: CheckInSheet): string | null {
  const found = elsewhere.find((row) => row.bookingId === bookingId);
  return found ? formatDay(found.travelDate) : null;
}

/** When somebody was checked in and by whom. */
export function byWhom({ at, by }: Pick<CheckIn, "at" | "by">): string {
  return `On ${formatInstantInIndia(at)} IST by ${by ?? "somebody who has left"}.`;
}

function named({ customerName, bookingId }: SheetBooking): string {
  return `${customerName}, ${bookingId}`;
}

function bad(title: string, detail: string): Verdict {
  return { tone: "bad", title, detail, checkIn: null };
}
