import { groupBy } from "~/domain/group-by";
import { roomTypeLabels } from "~/domain/bookings/booking";
import type { OwnSale } from "~/domain/bookings/own-booking";
import type { BookingStatus } from "~/domain/bookings/booking-status";
import { memberInWords, memberLabel, ownQuestionsOf, type PartyMember } from "~/domain/trips/party-details";
import {
  answerInWords,
  type Answers,
  type OwnQuestion,
  type PartyQuestion,
} from "~/domain/bookings/party-questions";
import type { TravelDate } from "~/domain/calendar/calendar";
import type { StartKey } from "~/domain/departures/start";
import type { CrewMember } from "~/domain/resources/resource";
import type { DepartureMinimum } from "~/domain/departures/smallest-party";
import type { CheckIn } from "./check-in";
import { arrivedInWords, arrivedOf } from "./arrived";
import { roomTypes, type RoomType } from "~/domain/prices/pricing";

/** The manifest: the travelers of a departure. */

export interface ManifestRow {
  bookingId: string;
  status: BookingStatus;
  customerName: string;
  /** The customer's, E.164; null while `showsCustomerPhone` is false. */
  customerPhone: string | null;
  /** Adults and children; each has a seat. */
  seats: number;
  /** Children aged 2 to 11, included in `seats`. */
  children: number;
  /** Under 2, without a seat. */
  infants: number;
  roomType: RoomType;
  /** Null for tours without options. */
  optionName: string | null;
  extras: { name: string; quantity: number }[];
  specialRequests: string | null;
  /** Everyone of the party, with or without a name. */
  members: PartyMember[];
  /** Answers to the tour's own questions, in their order. */
  answers: GivenAnswer[];
  /** Null if not asked or not given. */
  pickUp: string | null;
  /** Null outside the days on which it is shown (`showsEmergencyContact`). */
  emergencyContact: { name: string; phone: string } | null;
  /** True if none was given. */
  lacksEmergencyContact: boolean;
  /** UTC instant in seconds of the booking's latest change, as in its voucher. */
  issuedAt: number;
  checkIn: CheckIn | null;
  /** Whole rupees that the customer still owes us. */
  owed: number;
  /** From `partPaidInWords`. */
  partPaid: string | null;
  /** Taken by the operator itself; null for all others. */
  ownSale: OwnSale | null;
}

export interface Manifest {
  tourSlug: string;
  tourTitle: string;
  companyName: string;
  /** True if the user may open the booking pages. */
  opensBookings: boolean;
  travelDate: TravelDate;
  start: StartKey;
  lastDay: TravelDate;
  /** IST, "HH:mm". */
  startTime: string;
  meetingPoint: string;
  crew: CrewMember[];
  /** Questions to the travelers besides their names. */
  asked: PartyQuestion[];
  ownQuestions: OwnQuestion[];
  capacity: number;
  /** Seats counted as sold by the departure. */
  booked: number;
  /** Terms of a departure with a smallest party; null without. */
  minimum: DepartureMinimum | null;
  /** Why the departure is closed, for travelers; null if it is open. */
  closedReason: string | null;
  /** Bookings that occupy seats, by name. */
  rows: ManifestRow[];
  /** Canceled and expired bookings. */
  gone: ManifestRow[];
}

/** An answer to an own question. */
export interface GivenAnswer {
  /** The question's id. */
  question: string;
  /** Name or place of the person; null for the booking's answer. */
  person: string | null;
  words: string;
}

/** Lists the answers of a booking by question, then by person. @param answersOf those stored with a person */
export function givenAnswers(
  questions: readonly OwnQuestion[],
  members: readonly PartyMember[],
  answersOf: (member: PartyMember) => Answers,
): GivenAnswer[] {
  const given = new Map(members.map((member) => [member, answersOf(member)]));
  return questions.flatMap((question) =>
    members.flatMap((member) => {
      const answer = given.get(member)?.[question.id];
      if (answer === undefined || ownQuestionsOf([question], member).length === 0) return [];
      const person = question.per === "booking" ? null : (member.name ?? memberLabel(member));
      return [{ question: question.id, person, words: answerInWords(question.kind, answer) }];
    }),
  );
}

/** Formats the answers to a question: "Asha Rao: 62 kg; Child 1: 30 kg". */
export function givenInWords(
  { answers }: Pick<ManifestRow, "answers">,
  { id }: Pick<OwnQuestion, "id">,
): string {
  return answers
    .filter(({ question }) => question === id)
    .map(({ person, words }) => (person === null ? words : `${person}: ${words}`))
    .join("; ");
}

export interface ManifestSums {
  bookings: number;
  seats: number;
  adults: number;
  children: number;
  infants: number;
  /** Bookings and seats that await payment, included above. */
  unpaidBookings: number;
  unpaidSeats: number;
  noShowBookings: number;
  checkedInBookings: number;
  checkedInSeats: number;
  rooms: Record<RoomType, RoomSums>;
  /** Travelers by option, and pieces by extra, in the order of the bookings. */
  options: { name: string; quantity: number }[];
  extras: { name: string; quantity: number }[];
}

/** Bookings of a room type. */
interface RoomSums {
  bookings: number;
  /** Travelers with seats; excludes infants. */
  travelers: number;
}

/** Totals the rows of a manifest. Its seats equal those counted as sold by the departure. */
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
    checkedInSeats: sum(({ checkIn, seats }) => arrivedOf(seats, checkIn)),
    rooms: { standard: rooms("standard"), deluxe: rooms("deluxe"), suite: rooms("suite") },
    options: summed(
      rows.flatMap(({ optionName, seats }) =>
        optionName === null ? [] : [{ name: optionName, quantity: seats }],
      ),
    ),
    extras: summed(rows.flatMap(({ extras }) => extras)),
  };
}

function summed(counts: readonly { name: string; quantity: number }[]) {
  return [...groupBy(counts, ({ name }) => name)].map(([name, same]) => ({
    name,
    quantity: same.reduce((sum, { quantity }) => sum + quantity, 0),
  }));
}

/** Formats counts by name: "Lunch 7, Single room 2". */
export function countsInWords(counts: readonly { name: string; quantity: number }[]): string {
  return counts.map(({ name, quantity }) => `${name} ${quantity}`).join(", ");
}

/** Formats a party: "2 adults, 1 child, 1 infant". */
export function partyByAge({
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

/** Formats the people of a booking: "Asha Rao, 34, Vegetarian; Child 1 (no name yet), 7". */
export function membersInWords({ members }: Pick<ManifestRow, "members">): string {
  return members.map(memberInWords).join("; ");
}

/** Formats the booked room types: "Standard: 2 bookings, 5 travelers; Suite: 1 booking, 1 traveler". */
export function roomsInWords({ rooms }: Pick<ManifestSums, "rooms">): string {
  return roomTypes
    .filter((type) => rooms[type].bookings > 0)
    .map((type) => {
      const { bookings, travelers } = rooms[type];
      return `${roomTypeLabels()[type]}: ${counted(bookings, "booking", "bookings")}, ${counted(travelers, "traveler", "travelers")}`;
    })
    .join("; ");
}

/** Formats a count: "1 booking", "2 bookings". */
export function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`;
}

/** Labels the attendance of a booking. */
export function attendanceOf({
  status,
  seats,
  checkIn,
}: Pick<ManifestRow, "status" | "seats" | "checkIn">): string {
  if (checkIn) return arrivedInWords(arrivedOf(seats, checkIn), seats);
  if (status === "pending") return "Unpaid";
  return status === "no-show" ? "No-show" : "Not yet";
}
