import { deletedTraveler } from "~/domain/accounts/profile";
import { emailSchema, nameSchema, phoneSchema } from "~/domain/accounts/person-fields";
import { addDays, isTravelDate, todayInIndia } from "~/domain/calendar/calendar";
import { foldedName } from "~/domain/desk/booking-search";
import { cutOffAt } from "~/domain/departures/cut-off";
import { rulesOfStart, startTimeIn, timeOfStart } from "~/domain/departures/start";
import { AppError, type ErrorCode } from "~/domain/errors";
import { formatRupees } from "~/domain/money/money";
import { availabilityId, octoDepartures, type OctoDeparture } from "~/domain/partners/octo/availability";
import { OctoError, unprocessable } from "~/domain/partners/octo/errors";
import {
  largestOctoParty,
  requireOctoOption,
  type OctoOption,
  type OctoTour,
} from "~/domain/partners/octo/offer";
import type {
  AskedUnitItem,
  ConfirmBody,
  OctoContact,
  ReservationBody,
  UpdateBody,
} from "~/domain/partners/octo/requests";
import {
  partyOfUnits,
  partyProblem,
  requireUnitId,
  type OctoUnitItem,
} from "~/domain/partners/octo/unit-items";
import { resellerDiscount } from "~/domain/partners/reseller";
import type { Quote } from "~/domain/prices/quote";
import { mayMailStranger } from "../../accounts/mail-limit";
import { decideCancellation, decideChange } from "../../bookings/booking-decisions";
import { readBookingState, type BookingState } from "../../bookings/booking-change.repo";
import { changeBooking, type ChangeDependencies } from "../../bookings/change-booking";
import { bookingWith } from "../../bookings/traveler-bookings.repo";
import { isSoldOut, takesFromClosed, violates } from "../../platform/db/errors";
import type { ResellerBookingRow } from "../../platform/db/schema";
import type { Keys } from "../../platform/keys/keys";
import { canBeDialed } from "../../platform/possible-phones";
import { randomId } from "../../platform/surroundings";
import { priceBooking } from "../../prices/price-booking";
import { loadSaleTerms } from "../../prices/sale-terms.repo";
import { createHold } from "../../seats/holds.repo";
import { requireFeature } from "../../settings/get-settings";
import { findTourSeats } from "../../tours/departures.repo";
import type { Partner } from "../authenticate";
import { createResellerBooking } from "../create-reseller-booking";
import * as repo from "./reservations.repo";

/** Reservations of resellers: seats on hold under the reseller's own uuid, then a booking that its balance pays. */

export interface ReservationDependencies extends ChangeDependencies {
  keys: Keys;
}

const keptOnceConfirmed =
  "A confirmed booking keeps its product, option and people, and moves only at the same price. Please cancel it and book again.";

/** Minutes of a hold, if the reseller asks for none, and the most from its beginning. */
const usualMinutes = 30;
const maxMinutes = 120;

/** Guest as the reseller described them. */
export interface KnownGuest {
  contact: OctoContact | null;
  notes: string | null;
}

/** @throws OctoError `FORBIDDEN` for a key of an operator: it books for nobody */
export function requireReseller({ reseller }: Partner) {
  if (!reseller)
    throw new OctoError("FORBIDDEN", {}, "Only keys of resellers book: an operator books in its own office");
  return reseller;
}

const scopeOf = (partner: Partner) => ({
  reseller: requireReseller(partner).id,
  operators: partner.operators,
});

/**
 * Finds a reservation of the caller.
 * @throws OctoError `INVALID_BOOKING_UUID` (also for another reseller's, or of an operator that the key does not open)
 */
export async function requireReservation(
  { db }: Pick<ReservationDependencies, "db">,
  partner: Partner,
  uuid: string,
): Promise<repo.Reservation> {
  const [found] = await repo.findReservations(db, scopeOf(partner), { uuid });
  if (!found) throw new OctoError("INVALID_BOOKING_UUID", { uuid });
  return found;
}

/** Lists reservations by the reseller's reference or ours. @throws OctoError `BAD_REQUEST` without a reference */
export async function listReservations(
  { db }: Pick<ReservationDependencies, "db">,
  partner: Partner,
  by: { resellerReference?: string | undefined; supplierReference?: string | undefined },
): Promise<repo.Reservation[]> {
  if (!by.resellerReference && !by.supplierReference)
    throw new OctoError("BAD_REQUEST", {}, "Send resellerReference or supplierReference");
  return repo.findReservations(db, scopeOf(partner), by);
}

interface Asked {
  productId: string;
  optionId: string;
  /** The id of a departure, or the departure that stays. */
  availability: string | Pick<OctoDeparture, "travelDate" | "start">;
  unitItems: readonly AskedUnitItem[];
}

/**
 * Reads what a reservation sells, priced as every door prices it.
 * @throws OctoError
 */
async function readOffer(
  { db, clock }: Pick<ReservationDependencies, "db" | "clock">,
  partner: Partner,
  asked: Asked,
) {
  const reseller = requireReseller(partner);
  const now = clock();
  const { productId, optionId, unitItems } = asked;
  const { settings, priced, commissionPercent } = await loadSaleTerms(db, productId, todayInIndia(now));
  requireFeature(settings, "bookings");
  if (!priced || partner.operators?.includes(priced.tour.operatorSlug) === false)
    throw new OctoError("INVALID_PRODUCT_ID", { productId });
  const { details } = priced.tour;
  const option = requireOctoOption(details, optionId);
  const items = unitItems.map((item): OctoUnitItem => ({
    uuid: item.uuid ?? randomId(),
    unitId: requireUnitId(item.unitId),
    resellerReference: item.resellerReference ?? null,
  }));
  const party = partyOfUnits(items.map(({ unitId: id }) => ({ id, quantity: 1 })));
  const problem = partyProblem(party, largestOctoParty(details, option));
  if (problem !== null) throw unprocessable(problem);
  const { travelDate, start: chosen } = await findDeparture(
    db,
    { tour: details, option, now },
    asked.availability,
  );
  const { schedule } = settings.cancellation;
  const request = {
    tour: details.slug,
    travelDate,
    startTime: timeOfStart(chosen) || undefined,
    ...party,
    roomType: option.roomType,
    optionId: option.option?.id,
    couponCode: null,
  };
  const discount = resellerDiscount(reseller);
  const sold = await priceBooking(db, request, priced, now, schedule, null, undefined, discount);
  const net = sold.quote.total;
  const kept = sold.quote.lines.reduce(
    (sum, { code, amount }) => sum - (code === "reseller" ? amount : 0),
    0,
  );
  return {
    reseller,
    tour: priced.tour,
    option,
    items,
    request,
    sold,
    schedule,
    commissionPercent,
    net,
    retail: net + kept,
    now,
  };
}
type ResellerOffer = Awaited<ReturnType<typeof readOffer>>;

/** @throws OctoError `INVALID_AVAILABILITY_ID` */
async function findDeparture(
  db: ReservationDependencies["db"],
  { tour, option, now }: { tour: OctoTour; option: OctoOption; now: number },
  asked: Asked["availability"],
): Promise<OctoDeparture> {
  const id =
    typeof asked === "string"
      ? asked
      : availabilityId(tour, { travelDate: asked.travelDate, start: timeOfStart(asked.start) });
  const travelDate = id.slice(0, 10);
  const span = { from: travelDate, to: travelDate };
  const seats = isTravelDate(travelDate)
    ? await findTourSeats(db, tour.slug, span, { holder: null, now })
    : null;
  const departures = seats ? octoDepartures(tour, option, span, seats, now) : [];
  const departure = departures.find((each) => availabilityId(tour, each) === id);
  if (!departure) throw new OctoError("INVALID_AVAILABILITY_ID", { availabilityId: id });
  return departure;
}

const refusals: readonly ErrorCode[] = [
  "invalid",
  "sold_out",
  "illegal_transition",
  "bookings_closed",
  "price_changed",
];

/** Quotes a reservation for its reseller, who pays it at once; `retail` is the price for the guest. Stores nothing. @throws OctoError */
export async function quoteReservation(
  dependencies: Pick<ReservationDependencies, "db" | "clock">,
  partner: Partner,
  {
    availabilityId,
    ...asked
  }: Pick<ReservationBody, "productId" | "optionId" | "availabilityId" | "unitItems">,
): Promise<Quote & { retail: number }> {
  try {
    const offer = await readOffer(dependencies, partner, { ...asked, availability: availabilityId ?? "" });
    const { deposit: _, ...quote } = offer.sold.quote;
    return { ...quote, ...startTimeIn(offer.sold.start), retail: offer.retail };
  } catch (error) {
    throw refused(error);
  }
}

/** Returns a refusal as OCTO's error; any other error as it is. */
function refused(error: unknown): unknown {
  if (isSoldOut(error)) return unprocessable("Too few seats are left.", error);
  if (takesFromClosed(error)) return unprocessable("The departure is closed.", error);
  if (violates(error, "reseller_bookings.hold"))
    return unprocessable("The reservation has changed meanwhile. Please try again.", error);
  if (violates(error, "seat_holds.tour_id")) return unprocessable("The tour is no longer on sale.", error);
  return error instanceof AppError && refusals.includes(error.code)
    ? unprocessable(error.message, error)
    : error;
}

/**
 * Refuses what the reseller could not pay beside all that it has on hold, before anything is held: so it holds no more seats than it can buy.
 * The CHECK in the booking's own batch decides.
 * @param uuid of the reservation that changes
 */
async function requireMoney(
  { db }: Pick<ReservationDependencies, "db">,
  { reseller, net, now }: ResellerOffer,
  uuid: string,
): Promise<void> {
  const left = reseller.balance + reseller.creditLimit - (await repo.sumOnHold(db, reseller.id, uuid, now));
  if (net > left)
    throw unprocessable(
      `The booking costs ${formatRupees(net)}, and ${formatRupees(Math.max(0, left))} of your balance and credit limit are left beside your reservations.`,
    );
}

function holdOf({ reseller, tour, option, sold, request, now }: ResellerOffer, uuid: string, until: number) {
  const rules = rulesOfStart(tour.details.departures, sold.start);
  return {
    id: randomId(),
    holder: `reseller ${reseller.id} ${uuid}`,
    caller: null,
    isUnproven: false,
    proof: null,
    tourId: tour.id,
    travelDate: request.travelDate,
    start: sold.start,
    seats: sold.seats ?? request.numberOfTravelers,
    optionId: option.option?.id ?? null,
    travelers: sold.seats === null ? null : request.numberOfTravelers,
    createdAt: now,
    expiresAt: Math.min(until, cutOffAt(rules, request.travelDate)),
  };
}

/** Returns the columns of a reservation that what it sells determines. */
function soldColumns(
  { tour, option, request, items, net, retail }: ResellerOffer,
  hold: ReturnType<typeof holdOf>,
) {
  return {
    tourId: tour.id,
    optionId: option.id,
    travelDate: request.travelDate,
    start: hold.start,
    unitItems: items,
    hold: hold.id,
    retail,
    net,
    expiresAt: hold.expiresAt,
  };
}

/**
 * Puts seats on hold for a reseller. The same uuid makes one reservation, which a repeated request gets.
 * @throws OctoError
 */
export async function reserve(
  dependencies: ReservationDependencies,
  partner: Partner,
  body: ReservationBody,
): Promise<repo.Reservation> {
  const { db, keys, publisher } = dependencies;
  const { id: reseller } = requireReseller(partner);
  const uuid = (body.uuid ?? randomId()).toLowerCase();
  const [earlier] = body.uuid ? await repo.findReservations(db, scopeOf(partner), { uuid }) : [];
  if (earlier) return earlier;
  try {
    const offer = await readOffer(dependencies, partner, {
      ...body,
      availability: body.availabilityId ?? "",
    });
    await requireMoney(dependencies, offer, uuid);
    const { now } = offer;
    const hold = holdOf(offer, uuid, now + minutesAsked(body.expirationMinutes) * 60_000);
    const held = await createHold(db, hold, {
      hasNeeds: offer.tour.hasNeeds,
      also: [
        repo.insertReservation(db, {
          reseller,
          uuid,
          ...soldColumns(offer, hold),
          resellerReference: body.resellerReference ?? null,
          encryptedContact: encryptGuest(
            keys,
            { contact: body.contact ?? null, notes: body.notes ?? null },
            uuid,
          ),
          createdAt: now,
          updatedAt: now,
        }),
      ],
    });
    publisher.seatsChanged(held);
  } catch (error) {
    // The same request came twice at once.
    if (!violates(error, "reseller_bookings.reseller, reseller_bookings.uuid")) throw refused(error);
  }
  return requireReservation(dependencies, partner, uuid);
}

function minutesAsked(minutes: number | null | undefined): number {
  return Math.min(minutes ?? usualMinutes, maxMinutes);
}

/** @throws OctoError `UNPROCESSABLE_ENTITY` unless the reservation is on hold */
function requireOnHold({ reservation }: repo.Reservation, now: number): void {
  if (reservation.booking !== null) throw unprocessable("The booking is confirmed.");
  if (reservation.cancelledAt !== null) throw unprocessable("The reservation is canceled.");
  if (reservation.expiresAt <= now) throw unprocessable("The reservation has expired. Please reserve again.");
}

/** Keeps a reservation on hold for longer: at most two hours from its beginning, and until the departure's cut-off. @throws OctoError */
export async function extendReservation(
  dependencies: ReservationDependencies,
  partner: Partner,
  uuid: string,
  minutes: number | null | undefined,
): Promise<repo.Reservation> {
  const found = await requireReservation(dependencies, partner, uuid);
  const { reservation } = found;
  const now = dependencies.clock();
  requireOnHold(found, now);
  await repo.extend(
    dependencies.db,
    reservation,
    Math.min(now + minutesAsked(minutes) * 60_000, reservation.createdAt + maxMinutes * 60_000),
    now,
  );
  return requireReservation(dependencies, partner, uuid);
}

/**
 * Changes a reservation: its tour, option, departure or people while it is on hold, and at any time what is known of the guest. The seats stay
 * as they were if there are too few.
 * @throws OctoError
 */
export async function updateReservation(
  dependencies: ReservationDependencies,
  partner: Partner,
  uuid: string,
  body: UpdateBody,
): Promise<repo.Reservation> {
  const { db, clock, keys, publisher } = dependencies;
  const found = await requireReservation(dependencies, partner, uuid);
  const { reservation, tourSlug } = found;
  const guest = guestOf(keys, reservation);
  const contact = mergedContact(guest.contact, body.contact);
  const known = {
    ...(body.resellerReference && { resellerReference: body.resellerReference }),
    ...((body.contact || body.notes) && {
      encryptedContact: encryptGuest(keys, { contact, notes: body.notes ?? guest.notes }, uuid),
    }),
  };
  const isOther =
    body.productId ?? body.optionId ?? body.availabilityId ?? body.unitItems ?? body.expirationMinutes;
  const isSame = isOther === undefined || isOther === null;
  if (found.booking) {
    const set = body.contact ? await readGuestChange(dependencies, found, body.contact, contact) : null;
    if (isSame) await writeGuest(dependencies, found, set, repo.updateKnown(db, reservation, known, clock()));
    else await changeConfirmed(dependencies, partner, found, { body, known, set });
    return requireReservation(dependencies, partner, uuid);
  }
  if (isSame) {
    if (body.contact) requireOnHold(found, clock());
    await repo.updateKnown(db, reservation, known, clock());
    return requireReservation(dependencies, partner, uuid);
  }
  requireOnHold(found, clock());
  try {
    const offer = await readOffer(dependencies, partner, {
      productId: body.productId ?? tourSlug,
      optionId: body.optionId ?? reservation.optionId ?? "",
      availability: body.availabilityId ?? reservation,
      unitItems: body.unitItems ?? reservation.unitItems,
    });
    await requireMoney(dependencies, offer, uuid);
    const until = body.expirationMinutes
      ? Math.min(
          offer.now + minutesAsked(body.expirationMinutes) * 60_000,
          reservation.createdAt + maxMinutes * 60_000,
        )
      : reservation.expiresAt;
    const hold = holdOf(offer, uuid, until);
    const held = await createHold(db, hold, {
      hasNeeds: offer.tour.hasNeeds,
      also: [
        repo.deleteHold(db, reservation.hold),
        repo.moveReservation(db, reservation, { ...soldColumns(offer, hold), ...known }, offer.now),
      ],
    });
    publisher.seatsChanged(held);
    publisher.seatsChanged({ tourSlug, travelDate: reservation.travelDate });
  } catch (error) {
    throw refused(error);
  }
  return requireReservation(dependencies, partner, uuid);
}

/**
 * Makes a booking of a reservation, paid from the reseller's balance or on credit, in one batch. Repeated, it returns the booking.
 * @throws OctoError
 */
export async function confirmReservation(
  dependencies: ReservationDependencies,
  partner: Partner,
  uuid: string,
  body: ConfirmBody,
): Promise<repo.Reservation> {
  const { clock, keys } = dependencies;
  let found = await requireReservation(dependencies, partner, uuid);
  if (found.booking) return found;
  requireOnHold(found, clock());
  if (body.unitItems)
    found = await updateReservation(dependencies, partner, uuid, { unitItems: body.unitItems });
  const { reservation, tourSlug } = found;
  const before = guestOf(keys, reservation);
  const guest = { contact: mergedContact(before.contact, body.contact), notes: before.notes };
  try {
    const offer = await readOffer(dependencies, partner, {
      productId: tourSlug,
      optionId: reservation.optionId ?? "",
      availability: reservation,
      unitItems: reservation.unitItems,
    });
    if (offer.net !== reservation.net)
      throw new AppError(
        "price_changed",
        `The price has changed to ${formatRupees(offer.net)}. Please reserve again.`,
      );
    await createResellerBooking(dependencies, offer, {
      reservation: {
        ...reservation,
        resellerReference: body.resellerReference ?? reservation.resellerReference,
        encryptedContact: encryptGuest(keys, guest, uuid),
      },
      guest: { ...readGuest(guest.contact), notes: guest.notes },
    });
  } catch (error) {
    // The same request came twice at once.
    const [made] = await repo.findReservations(dependencies.db, scopeOf(partner), { uuid });
    if (made?.booking) return made;
    throw refused(error);
  }
  return requireReservation(dependencies, partner, uuid);
}

function decideOwnCancellation(state: BookingState, reason: string | null, now: number) {
  if (state.booking.travelDate < todayInIndia(now)) throw unprocessable("The trip has begun.");
  return decideCancellation(state, { by: { id: null, actor: "reseller" }, reason }, now);
}

/** Returns the whole rupees that go to the reseller's balance if a booking is canceled now. @throws OctoError */
export async function quoteReservationCancellation(
  dependencies: Pick<ReservationDependencies, "db" | "clock">,
  partner: Partner,
  uuid: string,
): Promise<number> {
  const { booking } = await requireReservation(dependencies, partner, uuid);
  const state = booking && (await readBookingState(dependencies.db, bookingWith(booking.bookingId)));
  if (!state) throw unprocessable("Nothing is booked yet.");
  try {
    return decideOwnCancellation(state, null, dependencies.clock()).quote.refundAmount;
  } catch (error) {
    throw refused(error);
  }
}

/** Cancels a reservation, or a booking by its refund schedule: the refund goes to the reseller's balance. @throws OctoError */
export async function cancelReservation(
  dependencies: ReservationDependencies,
  partner: Partner,
  uuid: string,
  reason: string | null,
): Promise<repo.Reservation> {
  const { db, clock, publisher } = dependencies;
  const found = await requireReservation(dependencies, partner, uuid);
  const { reservation, booking, tourSlug } = found;
  const now = clock();
  if (booking?.status === "cancelled" || reservation.cancelledAt !== null) return found;
  if (booking) {
    await changeBooking(dependencies, bookingWith(booking.bookingId), (state, at) =>
      state.booking.status === "cancelled" ? null : decideOwnCancellation(state, reason, at).write,
    ).catch((error: unknown) => {
      throw refused(error);
    });
    await repo.updateKnown(db, reservation, { cancelReason: reason }, now);
  } else {
    requireOnHold(found, now);
    // It may have been confirmed meanwhile.
    if (!(await repo.cancelOnHold(db, reservation, reason, now)))
      return cancelReservation(dependencies, partner, uuid, reason);
    publisher.seatsChanged({ tourSlug, travelDate: reservation.travelDate });
  }
  return requireReservation(dependencies, partner, uuid);
}

const unitsOf = (items: readonly { unitId: string }[]) =>
  items
    .map(({ unitId }) => unitId)
    .toSorted()
    .join();

/**
 * Moves a confirmed booking to a departure of the same price, and changes the references of its people. Only a new booking debits the balance,
 * so all else is a cancellation and another booking.
 * @throws OctoError `UNPROCESSABLE_ENTITY`, also for another product, option, party or price
 */
async function changeConfirmed(
  dependencies: ReservationDependencies,
  partner: Partner,
  found: repo.Reservation,
  {
    body,
    known,
    set: guest,
  }: { body: UpdateBody; known: Parameters<typeof repo.updateKnown>[2]; set: GuestChange | null },
): Promise<void> {
  const { reservation, booking, tourSlug } = found;
  if (!booking) return;
  const { db } = dependencies;
  try {
    const offer = await readOffer(dependencies, partner, {
      productId: body.productId ?? tourSlug,
      optionId: body.optionId ?? reservation.optionId ?? "",
      availability: body.availabilityId ?? booking,
      unitItems: body.unitItems ?? reservation.unitItems,
    });
    const { request, sold, items, net, retail, now } = offer;
    const { travelDate, startTime } = request;
    const isSame =
      request.tour === tourSlug &&
      offer.option.id === reservation.optionId &&
      unitsOf(items) === unitsOf(reservation.unitItems) &&
      net === reservation.net &&
      retail === reservation.retail;
    if (!isSame) throw unprocessable(keptOnceConfirmed);
    const update = repo.updateKnown(
      db,
      reservation,
      { ...known, unitItems: items, travelDate, start: sold.start },
      now,
    );
    if (travelDate === booking.travelDate && sold.start === booking.start)
      await writeGuest(dependencies, found, guest, update);
    else
      await changeBooking(dependencies, bookingWith(booking.bookingId), (state, at) => {
        const by = { id: null, actor: "reseller" } as const;
        if (guest) requireGuest(state, at);
        const { quote, write } = decideChange(state, { kind: "date", travelDate, startTime }, by, at);
        const { totalAmount, platformDiscount } = state.booking;
        if (totalAmount !== net || quote.total !== net) throw unprocessable(keptOnceConfirmed);
        const set = { ...write.set, ...guest, platformDiscount, priceLines: sold.quote.lines };
        return { ...write, set, entries: [], also: [update] };
      });
  } catch (error) {
    throw refused(error);
  }
}

type GuestChange = Partial<
  Record<"customerName" | "customerFolded" | "customerEmail" | "customerPhone", string>
>;

/**
 * Returns what a contact changes of a booking. Only what was sent is changed, so that what our team has corrected stays.
 * @param merged the contact with what was known before
 * @throws OctoError `UNPROCESSABLE_ENTITY` (without a name; canceled, over, or the guest's data are erased); AppError `too_many_requests`
 */
async function readGuestChange(
  dependencies: ReservationDependencies,
  { reservation, booking }: repo.Reservation,
  contact: OctoContact,
  merged: OctoContact | null,
): Promise<GuestChange> {
  const { name, email, phone } = readGuest(merged);
  const state = booking && (await readBookingState(dependencies.db, bookingWith(booking.bookingId)));
  if (!state || reservation.encryptedContact === null) throw unprocessable(erased);
  requireGuest(state, dependencies.clock());
  const isMailed =
    typeof contact.emailAddress === "string" && email !== "" && email !== state.booking.customerEmail;
  if (isMailed && !(await mayMailStranger(dependencies, email)))
    throw new AppError("too_many_requests", "Too many mails went to this address. Please wait an hour.", {
      retryAfter: 60 * 60,
    });
  return {
    ...(namesOf(contact) && { customerName: name, customerFolded: foldedName(name) }),
    ...(typeof contact.emailAddress === "string" && { customerEmail: email }),
    ...(typeof contact.phoneNumber === "string" && { customerPhone: phone }),
  };
}

const erased = "The guest's data are erased.";

/** @throws OctoError `UNPROCESSABLE_ENTITY` */
function requireGuest({ booking, days }: BookingState, now: number): void {
  if (booking.customerName === deletedTraveler) throw unprocessable(erased);
  if (booking.status !== "confirmed" || addDays(booking.travelDate, days - 1) < todayInIndia(now))
    throw unprocessable("The booking is canceled or over, and its contact can no longer be changed.");
}

/** Writes what is known of a guest, with the booking's own columns if they change. */
async function writeGuest(
  dependencies: ReservationDependencies,
  { booking }: repo.Reservation,
  set: GuestChange | null,
  update: ReturnType<typeof repo.updateKnown>,
): Promise<void> {
  if (!booking || !set || Object.keys(set).length === 0) return void (await update);
  const by = { id: null, actor: "reseller" } as const;
  await changeBooking(dependencies, bookingWith(booking.bookingId), (state, now) => {
    requireGuest(state, now);
    return { by, reason: null, set, also: [update] };
  });
}

const namesOf = ({ fullName, firstName, lastName }: OctoContact) => fullName || firstName || lastName;

/** Returns a contact with what was known before where nothing is sent; a name replaces the one in the other form. */
function mergedContact(known: OctoContact | null, sent: OctoContact | null | undefined): OctoContact | null {
  if (!sent) return known;
  const others = sent.fullName ? { firstName: null, lastName: null } : namesOf(sent) && { fullName: null };
  const fields = Object.entries(sent).filter(([, value]) => value !== null && value !== undefined);
  return { ...known, ...others, ...Object.fromEntries(fields) };
}

/** Returns what a reseller said of the guest. */
export function guestOf(keys: Keys, { encryptedContact, uuid }: ResellerBookingRow): KnownGuest {
  const text = encryptedContact && keys.decrypt("reseller-contact", encryptedContact, uuid);
  return text ? (JSON.parse(text) as KnownGuest) : { contact: null, notes: null };
}

function encryptGuest(keys: Keys, guest: KnownGuest, uuid: string): string {
  return keys.encrypt("reseller-contact", JSON.stringify(guest), uuid);
}

const guestName = nameSchema("Send contact.fullName, or firstName and lastName.", 160);
const phone = phoneSchema("");

/**
 * Reads a guest's contact: a name is needed; an address or number that can't be used is left open, and the guest or reseller is asked.
 * @throws OctoError `UNPROCESSABLE_ENTITY` without a name
 */
function readGuest(contact: OctoContact | null): { name: string; email: string; phone: string } {
  const given = contact?.fullName || [contact?.firstName, contact?.lastName].filter(Boolean).join(" ");
  const name = guestName.safeParse(given);
  if (!name.success) throw unprocessable(name.error.issues[0]?.message ?? "The contact has no name.");
  const email = emailSchema.safeParse(contact?.emailAddress ?? "").data ?? "";
  const number = phone.safeParse(contact?.phoneNumber ?? "").data ?? "";
  return { name: name.data, email, phone: canBeDialed(number) ? number : "" };
}
