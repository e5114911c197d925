import { z } from "zod";
import { isTravelDate, type TravelDate } from "~/domain/calendar/calendar";
import type { DepartureDate } from "~/domain/departures/departure-change";
import type { FaultParty } from "~/domain/bookings/cancellation-terms";
import { exemptionFields } from "~/domain/departures/exemption";
import { requiredReasonSchema } from "~/domain/bookings/change-request";
import type { OwnSale } from "~/domain/bookings/own-booking";

/** Rescue of the travelers of a departure, or of a whole operator, that is in trouble. Source: docs/decisions/011-rescue-by-offers.md. */

/** The bookings of one departure, or all of an operator from today on. */
export type RescueScope = DepartureDate | { operator: string };

/** Another trip that is offered instead. */
export type RescueOption =
  | { kind: "date"; travelDate: TravelDate; startTime?: string | undefined }
  | { kind: "tour"; tour: string; travelDate: TravelDate; startTime?: string | undefined };

/** Key of an option in forms: "date/2027-01-31" or "tour/hampi/2027-01-31", at one of several starts "date/2027-01-31T06:00". */
export function optionKey(option: RescueOption): string {
  const departure = option.startTime ? `${option.travelDate}T${option.startTime}` : option.travelDate;
  return option.kind === "date" ? `date/${departure}` : `tour/${option.tour}/${departure}`;
}

/** Parses the key of an option; null if it is malformed. */
export function parseOption(key: string): RescueOption | null {
  const [kind, ...parts] = key.split("/");
  const [travelDate = "", startTime] = (parts.at(-1) ?? "").split("T");
  if (!isTravelDate(travelDate)) return null;
  const departure = { travelDate, ...(startTime && { startTime }) };
  if (kind === "date" && parts.length === 1) return { kind, ...departure };
  const [tour = ""] = parts;
  return kind === "tour" && parts.length === 2 && tour !== "" ? { kind, tour, ...departure } : null;
}

/**
 * States of a booking's rescue. Jobs carry out `queued` (send the offer) and `settling` (do what the office chose); `failed` waits for
 * people; the others are final.
 */
export const offerStates = [
  "queued",
  "asked",
  "settling",
  "moved",
  "rebooked",
  "refunded",
  "failed",
  "ended",
] as const;
export type OfferState = (typeof offerStates)[number];

/** True for states in which jobs have work. */
export function isPending(state: OfferState | null): boolean {
  return state === "queued" || state === "settling";
}

/** Returns the label of a state. @param state null if the booking was not asked yet */
export function offerStateLabel(state: OfferState | null): string {
  return state === null ? "Not asked" : labels[state];
}

const labels: Record<OfferState, string> = {
  queued: "Sending",
  asked: "Asked",
  settling: "In progress",
  moved: "Moved",
  rebooked: "Other tour",
  refunded: "Refunded",
  failed: "Failed",
  ended: "Ended otherwise",
};

/** The party that made the choice: a traveler, the office, or null until the deadline. */
export type Chooser = "traveler" | "team" | "system";

/** Result without an answer: a full refund, or the first offered trip of a kind that still has seats. */
export const fallbacks = ["refund", "date", "tour"] as const;
export type Fallback = (typeof fallbacks)[number];

export const fallbackLabels: Record<Fallback, string> = {
  refund: "Full refund",
  date: "First other date, else refund",
  tour: "First other tour, else refund",
};

/** Hours until the answer is due. */
export const answerHours = [12, 24, 48, 72] as const;

const list = z.union([z.string(), z.array(z.string())]).optional();
const asList = list.transform((value) => [value ?? []].flat());

/** Max trips offered to one booking. */
export const maxOptions = 6;

const options = asList
  .transform((keys) => keys.flatMap((key) => parseOption(key) ?? []))
  .pipe(z.array(z.custom<RescueOption>()).max(maxOptions, `Please choose at most ${maxOptions} trips.`));

const faults = ["operator", "nobody", "platform"] as const satisfies FaultParty[];

/** References of bookings that a form names; all others are ignored. */
const chosen = asList.pipe(z.array(z.string().max(40)).max(100, "Please choose at most 100 bookings."));

const shared = {
  /** "all" for everyone who was not asked or settled yet. */
  who: z.enum(["all", "chosen"]).catch("all"),
  chosen,
  fault: z.enum(faults).catch("operator"),
  ...exemptionFields,
  reason: requiredReasonSchema,
};

/** Forms of the rescue screen. */
export const rescueFormSchema = z.discriminatedUnion("intent", [
  z.object({
    intent: z.literal("offer"),
    ...shared,
    options,
    /** Kinds of trips that are looked up for each booking. */
    proposals: asList.transform((kinds) => ({ date: kinds.includes("date"), tour: kinds.includes("tour") })),
    hours: z.coerce
      .number()
      .refine((value) => answerHours.some((known) => known === value))
      .catch(48),
    fallback: z.enum(fallbacks).catch("refund"),
  }),
  z.object({
    intent: z.literal("refund"),
    ...shared,
    /** Bookings shown: if there are more, nothing is canceled. */
    expected: z.coerce.number().int().min(0),
  }),
  z.object({ intent: z.literal("retry"), offer: z.string().max(40).optional() }),
  z.object({ intent: z.literal("step") }),
  z.object({ intent: z.literal("check-in"), booking: z.string().max(40) }),
]);
type RescueForm = z.output<typeof rescueFormSchema>;
export type RescueOrder = Extract<RescueForm, { intent: "offer" | "refund" }>;

/** A booking on the rescue screen. Whole rupees. */
export interface AffectedBooking {
  bookingId: string;
  tourTitle: string;
  travelDate: TravelDate;
  customerName: string;
  customerPhone: string;
  customerEmail: string;
  travelers: number;
  /** Received and not returned. */
  paid: number;
  /** Set for an own booking of the operator, which gets no offer. */
  ownSale: OwnSale | null;
  /** When its travelers were checked in, UTC instant. */
  checkedInAt: number | null;
  /** Travelers who have come. */
  arrived: number;
  /** True if administrators can check its travelers in now. */
  canCheckIn: boolean;
  /** Null if it was not asked yet. */
  offer: {
    id: string;
    state: OfferState;
    choice: string | null;
    chosenBy: Chooser | null;
    deadlineAt: number | null;
    error: string | null;
    /** Reference of the booking that replaces it. */
    newBooking: string | null;
  } | null;
}

/** Number of bookings by state, with their travelers and what they paid. */
export interface RescueCounts {
  bookings: number;
  travelers: number;
  paid: number;
  /** Asked bookings whose time to answer is over: a job settles them. */
  overdue: number;
  byState: Partial<Record<OfferState | "none", number>>;
}

/** Bookings of an operator from today on. */
export interface BookingsAhead {
  /** Slug. */
  operator: string;
  companyName: string;
  bookings: number;
  travelers: number;
  /** Received and not returned, whole rupees. */
  paid: number;
  nextDeparture: TravelDate;
}

/** A trip that the office can offer. */
export interface ProposedTrip {
  key: string;
  title: string;
  operatorName: string;
  travelDate: TravelDate;
  /** HH:mm, of one of several starts. */
  startTime?: string | undefined;
  /** Fare per adult, whole rupees. */
  fare: number;
  seatsLeft: number;
}

/** A choice on the traveler's page. */
export interface TravelerOption {
  key: string;
  title: string;
  operatorName: string;
  travelDate: TravelDate;
  startTime?: string | undefined;
  durationText: string;
  /** Page of the tour. */
  path: string;
  /** Price of the booking with it, and what of it is returned or still to pay; whole rupees. */
  total: number;
  refund: number;
  toPay: number;
  /** Why it cannot be chosen anymore; null if it can. */
  gone: string | null;
}

/** The page on which a traveler answers. */
export interface OfferPage {
  bookingId: string;
  tourTitle: string;
  travelDate: TravelDate;
  customerName: string;
  reason: string;
  state: OfferState;
  chosenBy: Chooser | null;
  deadlineAt: number | null;
  fallback: Fallback;
  options: TravelerOption[];
  /** Full refund, whole rupees. */
  refund: number;
  /** Page of the booking that replaces this one. */
  newPath: string | null;
}
