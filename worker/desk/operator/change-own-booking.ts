import type { OwnBookingChange } from "~/domain/desk/own-booking-schema";
import { bookingReferenceSchema } from "~/domain/trips/traveler-booking";
import { todayInIndia } from "~/domain/calendar/calendar";
import { AppError } from "~/domain/errors";
import { formatRupees } from "~/domain/money/money";
import { extrasOfParty } from "~/domain/prices/offers";
import { gstOfSale } from "~/domain/prices/pricing";
import type { Staff } from "../../platform/authz/actors";
import { takesFromClosed, violates } from "../../platform/db/errors";
import { requireOperatorsDay } from "../../prices/price-booking";
import { soldOut } from "../../tours/refusals";
import { refusalOfClosed } from "../../prices/refuse-closed";
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
  let tourId = 0;
  let capacity = 0;
  let wanted: WantedSeats | null = null;
  try {
    await changeBooking(
      dependencies,
      customerBookingWith(reference.data, staff.id),
      (state, now) => {
        tourId = state.booking.tourId;
        capacity = state.capacity;
        const write = decideOwnChange(state, change, staff.id, now);
        wanted = write && seatsWantedBy(state, write);
        return write && { ...write, privileged: { viewer: staff, entry: entryOf(state, write) } };
      },
      expectedVersion,
    );
  } catch (error) {
    if (violates(error, "departures_not_oversold")) throw soldOut(change, capacity, error);
    if (violates(error, "departure_stock_not_oversold"))
      throw await refusalOfSeats(dependencies.db, wanted, error);
    if (takesFromClosed(error))
      throw await refusalOfClosed(dependencies.db, { tourId, travelDate: change.travelDate }, error);
    throw error;
  }
}

function decideOwnChange(
  { booking, departureRules }: BookingState,
  { sale, note, total, ...party }: OwnBookingChange,
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
  const isMoved = party.travelDate !== travelDate;
  if (isMoved) requireOperatorsDay(departureRules, party.travelDate, now);
  const more = party.numberOfTravelers - numberOfTravelers;
  const changes = [
    ...(isMoved ? [`Moved from ${travelDate} to ${party.travelDate}.`] : []),
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
  const from = { travelDate, seats: numberOfTravelers };
  const to = { travelDate: party.travelDate, seats: party.numberOfTravelers };
  return {
    by: { id: userId, actor: "operator" },
    reason: changes.join(" ") || null,
    set: {
      ...party,
      ownSale: sale,
      specialRequests: note,
      totalAmount: total,
      ...(booking.priceBasis?.extras && {
        priceBasis: {
          ...booking.priceBasis,
          extras: extrasOfParty(booking.priceBasis.extras, {
            before: numberOfTravelers,
            after: party.numberOfTravelers,
          }),
        },
      }),
      gstAmount: gstOfSale({ ...booking, totalAmount: total }),
      ...(total !== totalAmount && {
        priceLines: [
          ...(booking.priceLines ?? []),
          { code: "as-sold" as const, label: "Change by the operator", amount: total - totalAmount },
        ],
      }),
    },
    ...(isMoved
      ? { release: from, take: to }
      : more > 0
        ? { take: { travelDate, seats: more } }
        : more < 0
          ? { release: { travelDate, seats: -more } }
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
