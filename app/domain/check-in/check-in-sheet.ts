import { formatDay, formatInstantInIndia, type TravelDate } from "~/domain/calendar/calendar";
import {
  checkInRefusals,
  dueAtCheckIn,
  refusalOfState,
  type CheckIn,
  type CheckInRefusal,
  type CheckInWay,
  type CheckInWindow,
} from "./check-in";
import { arrivedInWords, arrivedOf } from "./arrived";
import { partyByAge, type ManifestRow } from "./manifest";
import { bookingReferenceSchema } from "~/domain/trips/traveler-booking";
import { verifyVoucher, type Voucher, type VoucherPublicKey } from "~/domain/documents/voucher";

/** Check-in of travelers on a device that may be offline. */

export type SheetBooking = Pick<
  ManifestRow,
  "bookingId" | "status" | "customerName" | "seats" | "children" | "infants" | "owed" | "issuedAt" | "checkIn"
>;

/** The data of a departure that a device stores offline. */
export interface CheckInSheet {
  tourSlug: string;
  tourTitle: string;
  travelDate: TravelDate;
  /** HH:mm, of one of several starts. */
  startTime?: string;
  window: CheckInWindow;
  /** Why the departure is closed, for travelers; null if it is open. */
  closedReason: string | null;
  /** Time the sheet was read, UTC, ISO 8601. */
  readAt: string;
  /** Public keys that verify vouchers, newest first. */
  keys: VoucherPublicKey[];
  /** The user who checks travelers in. */
  viewer: { id: string; name: string };
  bookings: SheetBooking[];
  /** Canceled and expired bookings. */
  gone: Pick<SheetBooking, "bookingId" | "status" | "issuedAt">[];
  /** Changed bookings of the tour on other departures: they may have moved away from this departure. */
  elsewhere: { bookingId: string; travelDate: TravelDate; startTime?: string }[];
}

/** The device's verdict on a voucher or a reference. */
export interface Verdict {
  tone: "success" | "warning" | "danger";
  title: string;
  detail: string;
  /** The check-in to queue and send; null if refused. */
  checkIn: { bookingId: string; way: CheckInWay; code?: string; arrived?: number } | null;
}

/** A check-in stored on the device. */
export interface KnownCheckIn extends Pick<CheckIn, "id" | "at" | "by" | "arrived"> {
  /** True if made on this device and not sent yet. */
  isWaiting: boolean;
}

/** All check-ins on the device, by reference: from the sheet, and its own. */
export type KnownCheckIns = ReadonlyMap<string, KnownCheckIn>;

/**
 * Judges typed text: a reference, or the full text of a voucher.
 * @param arrived how many of the party have come so far; without it all
 */
export async function judgeTyped(
  text: string,
  sheet: CheckInSheet,
  known: KnownCheckIns,
  arrived?: number,
): Promise<Verdict> {
  const reference = bookingReferenceSchema.safeParse(text);
  if (reference.success) return judgeReference(reference.data, sheet, known, arrived);
  if (text.trim().startsWith("TBV")) return judgeVoucher(text, sheet, known, arrived);
  return bad("Incomplete reference", "Enter TB and the digits, or press Check in beside the name.");
}

/**
 * Judges a scanned text. If the voucher and the list disagree, the later one wins: the list lacks bookings and changes made
 * after it was read.
 */
export async function judgeVoucher(
  text: string,
  sheet: CheckInSheet,
  known: KnownCheckIns,
  arrived?: number,
): Promise<Verdict> {
  const code = text.trim();
  const voucher = await verifyVoucher(code, sheet.keys);
  if (!voucher) return bad("Invalid voucher", "Its signature is not valid. Look up the booking below.");
  const { bookingId } = voucher;
  const booking = sheet.bookings.find((row) => row.bookingId === bookingId) ?? null;
  if (voucher.tourSlug !== sheet.tourSlug || voucher.travelDate !== sheet.travelDate) {
    return ofAnotherDeparture(voucher, sheet, booking);
  }
  const wasKnown = alreadyIn(bookingId, booking, known, arrived);
  if (wasKnown) return wasKnown;
  const checkIn = { bookingId, way: "scan", code, arrived } as const;
  const listed = booking ?? sheet.gone.find((row) => row.bookingId === bookingId) ?? null;
  if (voucher.issuedAt > (listed?.issuedAt ?? Date.parse(sheet.readAt) / 1000)) {
    // A voucher never overrides the departure's status in the list.
    if (sheet.closedReason !== null) return refused(bookingId, "closed");
    return {
      tone: "success",
      title: `Checked in: ${booking ? named(booking) : bookingId}`,
      detail: [
        `Seats: ${voucher.seats}, by the voucher, which is newer than this list.`,
        dueAtCheckIn(booking?.owed ?? 0),
      ]
        .filter(Boolean)
        .join(" "),
      checkIn,
    };
  }
  if (!listed) {
    const date = dateElsewhere(bookingId, sheet) ?? "another date";
    return bad(`${bookingId} is no longer on this list`, `It was moved to ${date} after this voucher.`);
  }
  return booking ? judgeListed(booking, sheet, checkIn) : refused(bookingId, refusalOf(listed, sheet));
}

/** Judges a typed reference or a pressed row. */
export function judgeReference(
  bookingId: string,
  sheet: CheckInSheet,
  known: KnownCheckIns,
  arrived?: number,
): Verdict {
  const booking = sheet.bookings.find((row) => row.bookingId === bookingId) ?? null;
  const wasKnown = alreadyIn(bookingId, booking, known, arrived);
  if (wasKnown) return wasKnown;
  if (booking) return judgeListed(booking, sheet, { bookingId, way: "hand", arrived });
  const gone = sheet.gone.find((row) => row.bookingId === bookingId);
  if (gone) return refused(bookingId, refusalOf(gone, sheet));
  const date = dateElsewhere(bookingId, sheet);
  return bad(
    `${bookingId} is not on this list`,
    `${date === null ? "" : `It is for ${date}. `}The list was updated on ${formatInstantInIndia(sheet.readAt)}.`,
  );
}

function judgeListed(
  booking: SheetBooking,
  sheet: CheckInSheet,
  checkIn: NonNullable<Verdict["checkIn"]>,
): Verdict {
  const why = refusalOf(booking, sheet);
  if (why !== null) return refused(booking.bookingId, why);
  const arrived = Math.min(booking.seats, checkIn.arrived ?? booking.seats);
  return {
    tone: "success",
    title: `${arrivedInWords(arrived, booking.seats)}: ${named(booking)}`,
    detail: [partyByAge(booking), dueAtCheckIn(booking.owed)].filter(Boolean).join(". "),
    checkIn,
  };
}

function refusalOf({ status }: Pick<SheetBooking, "status">, { closedReason }: CheckInSheet) {
  return refusalOfState(status, closedReason !== null);
}

function refused(bookingId: string, reason: CheckInRefusal | null): Verdict {
  const why = reason ?? "unknown";
  return {
    tone: why === "unpaid" ? "warning" : "danger",
    title: `${bookingId} is not checked in`,
    detail: checkInRefusals[why],
    checkIn: null,
  };
}

/** @param asked how many have come by the new check-in; without it all */
function alreadyIn(
  bookingId: string,
  booking: SheetBooking | null,
  known: KnownCheckIns,
  asked = Infinity,
): Verdict | null {
  const checkIn = known.get(bookingId);
  const seats = booking?.seats ?? Infinity;
  const arrived = arrivedOf(seats, checkIn ?? null);
  if (!checkIn || arrived < Math.min(asked, seats)) return null;
  const already = arrivedInWords(arrived, seats);
  return {
    tone: "warning",
    title: `Already ${already.toLowerCase()}: ${booking ? named(booking) : bookingId}`,
    detail: byWhom(checkIn),
    checkIn: null,
  };
}

function ofAnotherDeparture(voucher: Voucher, sheet: CheckInSheet, booking: SheetBooking | null): Verdict {
  const what =
    voucher.tourSlug === sheet.tourSlug
      ? `It is for ${formatDay(voucher.travelDate)}.`
      : `It is for another tour, on ${formatDay(voucher.travelDate)}.`;
  return bad("Voucher for another departure", `${what}${movedSince(voucher, sheet, booking)}`);
}

function movedSince({ bookingId, travelDate }: Voucher, sheet: CheckInSheet, booking: SheetBooking | null) {
  if (booking) return " The booking has since been moved here: check it in by name or reference.";
  const date = dateElsewhere(bookingId, sheet);
  return date === null || date === formatDay(travelDate)
    ? ""
    : ` The booking has since been moved to ${date}.`;
}

/** Returns the formatted travel date of a booking on another day, or null if the list lacks it. */
function dateElsewhere(bookingId: string, { elsewhere }: CheckInSheet): string | null {
  const found = elsewhere.find((row) => row.bookingId === bookingId);
  return found ? formatDay(found.travelDate) : null;
}

/** Describes when and by whom a booking was checked in. */
export function byWhom({ at, by }: Pick<CheckIn, "at" | "by">): string {
  return `On ${formatInstantInIndia(at)} by ${by ?? "the guide or a former member"}.`;
}

function named({ customerName, bookingId }: SheetBooking): string {
  return `${customerName}, ${bookingId}`;
}

function bad(title: string, detail: string): Verdict {
  return { tone: "danger", title, detail, checkIn: null };
}
