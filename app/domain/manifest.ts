import { roomTypeLabels } from "./booking";
import type { BookingStatus } from "./booking-status";
import type { TravelDate } from "./calendar";
import type { CheckIn } from "./check-in";
import { roomTypes } from "./pricing";
import type { RoomType } from "./pricing";

/** Who travels on a departure. */

export interface ManifestRow {
  bookingId: string;
  status: BookingStatus;
  customerName: string;
  /** Adults and children, each on a seat. */
  seats: number;
  /** Of those, 2 to 11 years old. */
  children: number;
  /** Under 2, on no seat. */
  infants: number;
  roomType: RoomType;
  specialRequests: string | null;
  /** Whom to call; null outside the days on which it is shown (`showsEmergencyContact`). */
  emergencyContact: { name: string; phone: string } | null;
  /** The instant of the booking's latest change, UTC in seconds, as its voucher tells it. */
  issuedAt: number;
  checkIn: CheckIn | null;
}

export interface Manifest {
  tourSlug: string;
  tourTitle: string;
  companyName: string;
  /** Whether whoever asks may open the pages of its bookings. */
  opensBookings: boolean;
  travelDate: TravelDate;
  lastDay: TravelDate;
  capacity: number;
  /** The seats that the departure counts as sold. */
  booked: number;
  /** Why the departure was closed, for travellers; null where it is not. */
  closedReason: string | null;
  /** Those that keep their seats, by name. */
  rows: ManifestRow[];
  /** Those that were cancelled or have expired. */
  gone: ManifestRow[];
}

export interface ManifestSums {
  bookings: number;
  seats: number;
  adults: number;
  children: number;
  infants: number;
  /** Of the bookings and seats, those that wait for their payment. */
  unpaidBookings: number;
  unpaidSeats: number;
  noShowBookings: number;
  checkedInBookings: number;
  checkedInSeats: number;
  rooms: Record<RoomType, RoomSums>;
}

/** Those who have a type of room. */
export interface RoomSums {
  bookings: number;
  /** On seats; infants are beside them. */
  travelers: number;
}

/** What the rows of a manifest come to. Its seats are those that the departure counts as sold. */
export function sumsOf(rows: readonly ManifestRow[]): ManifestSums {
  const count = (isMeant: (row: ManifestRow) => boolean) => rows.filter(isMeant).length;
  const sum = (of: (row: ManifestRow) => number) => rows.reduce((total, row) => total + of(row), 0);
  const rooms = (type: RoomType) => ({
    bookings: count(({ roomType }) => roomType === type),
    travelers: sum(({ roomType, seats }) => (roomType === type ? seats : 0)),
  });
  return {
    bookings: rows.length,
    seats: sum(({ seats }) => seats),
    adults: sum(({ seats, children }) => seats - children),
    children: sum(({ children }) => children),
    infants: sum(({ infants }) => infants),
    unpaidBookings: count(({ status }) => status === "pending"),
    unpaidSeats: sum(({ status, seats }) => (status === "pending" ? seats : 0)),
    noShowBookings: count(({ status }) => status === "no-show"),
    checkedInBookings: count(({ checkIn }) => checkIn !== null),
    checkedInSeats: sum(({ checkIn, seats }) => (checkIn ? seats : 0)),
    rooms: { standard: rooms("standard"), deluxe: rooms("deluxe"), suite: rooms("suite") },
  };
}

/** "2 adults, 1 child, 1 infant". */
export function partyInWords({
  seats,
  children,
  infants,
}: Pick<ManifestRow, "seats" | "children" | "infants">): string {
  return [
    counted(seats - children, "adult", "adults"),
    ...(children > 0 ? [counted(children, "child", "children")] : []),
    ...(infants > 0 ? [counted(infants, "infant", "infants")] : []),
  ].join(", ");
}

/** "Standard: 2 bookings, 5 travelers; Suite: 1 booking, 1 traveler", of the types that somebody has. */
export function roomsInWords({ rooms }: Pick<ManifestSums, "rooms">): string {
  return roomTypes
    .filter((type) => rooms[type].bookings > 0)
    .map((type) => {
      const { bookings, travelers } = rooms[type];
      return `${roomTypeLabels[type]}: ${counted(bookings, "booking", "bookings")}, ${counted(travelers, "traveler", "travelers")}`;
    })
    .join("; ");
}

/** "1 booking", "2 bookings". */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Whether they came, as the manifest says it in a word or two. */
export function attendanceOf({ status, checkIn }: Pick<ManifestRow, "status" | "checkIn">): string {
  if (checkIn) return "Checked in";
  if (status === "pending") return "Unpaid";
  return status === "no-show" ? "No-show" : "Not yet";
}
