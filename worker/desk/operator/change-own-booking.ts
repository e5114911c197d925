import type { OwnBookingChange } from "~/domain/desk/own-booking-schema";
import { bookingReferenceSchema } from "~/domain/trips/traveler-booking";
import { todayInIndia } from "~/domain/calendar/calendar";
import { poolOfStart, startKey, timeOfStart } from "~/domain/departures/start";
import { AppError } from "~/domain/errors";
import { formatRupees, includedIn } from "~/domain/money/money";
import type { Staff } from "../../platform/authz/actors";
import { requireOperatorsDay, requireStart } from "../../prices/price-booking";
import { seatsBookedBy } from "../../bookings/booking-terms";
import { refusalOfSeats, seatsWantedBy, type WantedSeats } from "../../trips/change-party-or-date";
import type { BookingState, BookingWrite } from "../../bookings/booking-change.repo";
import { changeBooking, type PrivilegedChangeDependencies } from "../../bookings/change-booking";
import { customerBookingWith } from "../operator-bookings.repo";

/**
 * Changes date, party, price and payment of an operator's own booking; the party may grow while seats are left. No money moves through us.
 * @throws AppError `not_found` (also for other operators' bookings), `conflict` (changed since it was read), `illegal_transition` (sold
 * through us, or over), `invalid` (date), `sold_out`
 */
export async function changeOwnBooking(
  dependencies: PrivilegedChangeDependencies,
  staff: Staff<"bookings">,
  {
    bookingId,
    expectedVersion,
    ...change
  }: OwnBookingChange & { bookingId: string; expectedVersion: number },
): Promise<void> {
  const reference = bookingReferenceSchema.safeParse(bookingId);
  if (!reference.success) throw new AppError("not_found", "Booking not found.");
  let wanted: WantedSeats | null = null;
  try {
    await changeBooking(
      dependencies,
      customerBookingWith(reference.data, staff.id),
      (state, now) => {
        const write = decideOwnChange(state, change, staff.id, now);
        wanted = write && seatsWantedBy(state, write);
        return write && { ...write, privileged: { viewer: staff, entry: entryOf(state, write) } };
      },
      expectedVersion,
    );
  } catch (error) {
    throw await refusalOfSeats(dependencies.db, wanted, error);
  }
}

function decideOwnChange(
  { booking, tourRules }: BookingState,
  { sale, note, total, startTime, ...party }: OwnBookingChange,
  userId: string,
  now: number,
): BookingWrite | null {
  const { bookingId, travelDate, numberOfTravelers, totalAmount } = booking;
  if (booking.ownSale === null)
    throw new AppError(
      "illegal_transition",
      `Booking ${bookingId} was sold through us. Its customer changes it.`,
    );
  if (booking.status !== "confirmed" || travelDate < todayInIndia(now))
    throw new AppError("illegal_transition", `Booking ${bookingId} is over and can no longer be changed.`);
  const isOther = party.travelDate !== travelDate || (startTime ?? "") !== timeOfStart(booking.start);
  const start = isOther
    ? startKey(
        requireStart(tourRules, { ...party, startTime }, now, requireOperatorsDay),
        poolOfStart(booking.start),
      )
    : booking.start;
  const isMoved = party.travelDate !== travelDate || start !== booking.start;
  const more = party.numberOfTravelers - numberOfTravelers;
  const changes = [
    ...(isMoved
      ? [
          `Moved from ${[travelDate, timeOfStart(booking.start)].join(" ").trim()} to ${[party.travelDate, timeOfStart(start)].join(" ").trim()}.`,
        ]
      : []),
    ...(more === 0 ? [] : [`Changed from ${numberOfTravelers} to ${party.numberOfTravelers} travelers.`]),
    ...(total === totalAmount ? [] : [`Total ${formatRupees(total)}, before ${formatRupees(totalAmount)}.`]),
    ...(sale === booking.ownSale ? [] : [sale === "paid" ? "Paid to the operator." : "Not paid yet."]),
  ];
  const isSame =
    changes.length === 0 &&
    note === booking.specialRequests &&
    party.children === booking.children &&
    party.infants === booking.infants;
  if (isSame) return null;
  const from = seatsBookedBy(booking);
  const to = { travelDate: party.travelDate, start, seats: booking.seats ?? party.numberOfTravelers };
  const moreSeats = to.seats - from.seats;
  return {
    by: { id: userId, actor: "operator" },
    reason: changes.join(" ") || null,
    set: {
      ...party,
      start,
      ownSale: sale,
      specialRequests: note,
      totalAmount: total,
      gstAmount: includedIn(total, booking.gstPercent ?? 0),
      ...(total !== totalAmount && {
        priceLines: [
          ...(booking.priceLines ?? []),
          { code: "as-sold" as const, label: "Change by the operator", amount: total - totalAmount },
        ],
      }),
    },
    ...(isMoved
      ? { release: from, take: to }
      : moreSeats > 0
        ? { take: { ...to, seats: moreSeats } }
        : moreSeats < 0
          ? { release: { ...to, seats: -moreSeats } }
          : {}),
  };
}

function entryOf({ booking }: BookingState, { set }: BookingWrite) {
  const { travelDate, numberOfTravelers, totalAmount, ownSale } = booking;
  return {
    action: "booking.change-own" as const,
    subjectId: booking.bookingId,
    before: { travelDate, numberOfTravelers, totalAmount, ownSale },
    after: {
      travelDate: set?.travelDate,
      numberOfTravelers: set?.numberOfTravelers,
      totalAmount: set?.totalAmount,
      ownSale: set?.ownSale,
    },
  };
}
