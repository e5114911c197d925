import { platformDetails } from "~/content/platform";
import { todayInIndia } from "~/domain/calendar/calendar";
import {
  octoDepartures,
  toOctoAvailability,
  toOctoDay,
  type OctoDeparture,
} from "~/domain/partners/octo/availability";
import { toOctoBooking, type OctoBookingInput } from "~/domain/partners/octo/booking";
import { OctoError } from "~/domain/partners/octo/errors";
import {
  octoOptionsOf,
  octoPrice,
  requireOctoOption,
  type OctoPricing,
  type OctoTerms,
} from "~/domain/partners/octo/offer";
import { toOctoProduct, type OctoCapability } from "~/domain/partners/octo/product";
import {
  daysAsked,
  type ConfirmBody,
  type ReservationBody,
  type UpdateBody,
  type availabilityBody,
} from "~/domain/partners/octo/requests";
import { partyOfUnits, requireUnitId, type OctoParty } from "~/domain/partners/octo/unit-items";
import { resellerDiscount } from "~/domain/partners/reseller";
import type { z } from "zod";
import { bookingKey } from "../../platform/keys/booking-link";
import { signVoucher } from "../../platform/keys/voucher-key";
import { gstPercentOf, selectGstRates } from "../../money/tax/gst-rates.repo";
import { findOperator } from "../../operators/operators.repo";
import { getSettings } from "../../settings/get-settings";
import { findTourSeats } from "../../tours/departures.repo";
import type { Partner } from "../authenticate";
import { listSoldTours, type SoldTour } from "./products.repo";
import {
  cancelReservation,
  confirmReservation,
  extendReservation,
  guestOf,
  listReservations,
  requireReservation,
  reserve,
  updateReservation,
  type ReservationDependencies,
} from "./reservations";
import type { Reservation } from "./reservations.repo";

/** Answers of OCTO's routes, as plain data. */

type Dependencies = ReservationDependencies & { origin: string };

/** Capabilities that a request asks for. */
type Asked = readonly OctoCapability[];

type Span = z.output<typeof availabilityBody>;

/** Reads what prices depend on, besides the tour. */
async function readTerms({ db, clock }: Dependencies, { reseller }: Partner) {
  const today = todayInIndia(clock());
  const [{ cancellation }, rates] = await Promise.all([getSettings(db), selectGstRates(db, today)]);
  return ({ operatorGstin, supply }: SoldTour): OctoTerms => ({
    today,
    gstPercent: gstPercentOf(rates, today, { operatorGstin, supply }),
    reseller: reseller && resellerDiscount(reseller),
    refundSteps: cancellation.schedule,
  });
}

/** Describes who sells: the operator of a key, or us for all that a reseller may sell. */
export async function getSupplier({ db, origin }: Dependencies, { reseller, operators }: Partner) {
  const { contact } = await getSettings(db);
  const [slug] = operators ?? [];
  const operator = reseller === null && slug !== undefined ? await findOperator(db, slug) : null;
  const { street, locality, postalCode, region } = contact.address;
  return {
    id: operator?.slug ?? "tour-bharat",
    name: operator?.companyName ?? platformDetails.name,
    endpoint: `${origin}/octo`,
    contact: {
      website: operator ? `${origin}/operators/${operator.slug}` : origin,
      email: contact.email || null,
      telephone: contact.phone || null,
      address: [street, locality, postalCode, region].filter(Boolean).join(", ") || null,
    },
  };
}

export async function listProducts(
  dependencies: Dependencies,
  partner: Partner,
  asked: Asked,
  slug?: string,
) {
  const { db, origin } = dependencies;
  const hasContent = asked.includes("octo/content");
  const [termsOf, sold] = await Promise.all([
    readTerms(dependencies, partner),
    listSoldTours(db, { operators: partner.operators, hasContent, ...(slug !== undefined && { slug }) }),
  ]);
  return sold.map((each) => {
    const terms = termsOf(each);
    return toOctoProduct({
      tour: each.tour,
      content: each.content,
      terms: asked.includes("octo/pricing") ? terms : null,
      refundSteps: terms.refundSteps,
      origin,
    });
  });
}

/** @throws OctoError `INVALID_PRODUCT_ID`, also for another operator's */
export async function getProduct(dependencies: Dependencies, partner: Partner, asked: Asked, slug: string) {
  const [product] = await listProducts(dependencies, partner, asked, slug);
  if (!product) throw new OctoError("INVALID_PRODUCT_ID", { productId: slug });
  return product;
}

async function readDepartures(dependencies: Dependencies, partner: Partner, asked: Asked, body: Span) {
  const { db, clock } = dependencies;
  const { from, to, ids } = daysAsked(body);
  const [termsOf, [sold]] = await Promise.all([
    readTerms(dependencies, partner),
    listSoldTours(db, { operators: partner.operators, hasContent: false, slug: body.productId }),
  ]);
  if (!sold) throw new OctoError("INVALID_PRODUCT_ID", { productId: body.productId });
  const option = requireOctoOption(sold.tour, body.optionId);
  const units = body.units?.map(({ id, quantity }) => ({ id: requireUnitId(id), quantity }));
  const party: OctoParty | null = units ? partyOfUnits(units) : null;
  const now = clock();
  const seats =
    from === "" ? null : await findTourSeats(db, sold.tour.slug, { from, to }, { holder: null, now });
  const departures = seats ? octoDepartures(sold.tour, option, { from, to }, seats, now) : [];
  const terms = asked.includes("octo/pricing") ? termsOf(sold) : null;
  return { tour: sold.tour, option, departures, ids, party, terms };
}

export async function checkAvailability(
  dependencies: Dependencies,
  partner: Partner,
  asked: Asked,
  body: Span,
) {
  const { tour, option, departures, ids, ...rest } = await readDepartures(dependencies, partner, asked, body);
  const found = departures.map((departure) => toOctoAvailability(tour, option, departure, rest));
  return ids ? found.filter(({ id }) => ids.includes(id)) : found;
}

export async function getCalendar(dependencies: Dependencies, partner: Partner, asked: Asked, body: Span) {
  const { tour, option, departures, ...rest } = await readDepartures(dependencies, partner, asked, body);
  const days = [...new Set(departures.map(({ travelDate }) => travelDate))];
  return days.map((day) =>
    toOctoDay(
      tour,
      option,
      day,
      departures.filter(({ travelDate }) => travelDate === day),
      rest,
    ),
  );
}

/** Describes a reservation, with its booking as it is now. */
async function describe(dependencies: Dependencies, partner: Partner, asked: Asked, found: Reservation) {
  const { db, clock, keys, origin } = dependencies;
  const { reservation, booking, tourSlug } = found;
  // The office may have moved it.
  const { travelDate, start } = booking ?? reservation;
  const now = clock();
  const span = { from: travelDate, to: travelDate };
  const [termsOf, [sold], seats] = await Promise.all([
    readTerms(dependencies, partner),
    listSoldTours(db, { operators: null, hasContent: false, slug: tourSlug, scope: "all" }),
    findTourSeats(db, tourSlug, span, { holder: null, now, scope: "all" }),
  ]);
  if (!sold || !seats) throw new OctoError("INVALID_BOOKING_UUID", { uuid: reservation.uuid });
  const optionId = reservation.optionId ?? "";
  // An option that is no longer offered keeps its id.
  const option = octoOptionsOf(sold.tour).find(({ id }) => id === optionId) ?? {
    id: optionId,
    name: optionId,
    text: null,
    option: null,
    roomType: "standard" as const,
  };
  const departure: OctoDeparture = octoDepartures(sold.tour, option, span, seats, now).find(
    (each) => each.start === start,
  ) ?? { travelDate, start, status: "CLOSED", vacancies: 0, capacity: 0 };
  const terms = termsOf(sold);
  const guest = guestOf(keys, reservation);
  const status = statusOf(found, now);
  return toOctoBooking({
    ...reservation,
    supplierReference: booking?.bookingId ?? null,
    status,
    updatedAt: Math.max(reservation.updatedAt, booking?.changedAt ?? 0),
    redeemedAt: null,
    cancellation: cancellationOf(found, status),
    isCancellable: status === "ON_HOLD" || (status === "CONFIRMED" && travelDate > terms.today),
    contact: guest.contact,
    notes: guest.notes,
    tour: sold.tour,
    option,
    departure,
    voucher: status === "CONFIRMED" ? await voucherOf(keys, origin, found) : [],
    pricing: asked.includes("octo/pricing")
      ? soldPricing(
          found,
          octoPrice(
            sold.tour,
            option,
            {
              ...partyOfUnits(reservation.unitItems.map(({ unitId: id }) => ({ id, quantity: 1 }))),
              travelDate,
            },
            terms,
          ),
        )
      : null,
    terms,
    origin,
  });
}

/** Returns the price as reserved, with the taxes of today's. */
function soldPricing({ reservation: { retail, net } }: Reservation, today: OctoPricing): OctoPricing {
  return { ...today, original: retail * 100, retail: retail * 100, net: net * 100 };
}

function statusOf({ reservation, booking }: Reservation, now: number): OctoBookingInput["status"] {
  if (booking) {
    if (booking.status === "cancelled" || booking.status === "expired") return "CANCELLED";
    return booking.isCheckedIn ? "REDEEMED" : "CONFIRMED";
  }
  if (reservation.cancelledAt !== null) return "CANCELLED";
  return reservation.expiresAt > now ? "ON_HOLD" : "EXPIRED";
}

function cancellationOf({ reservation, booking }: Reservation, status: OctoBookingInput["status"]) {
  if (status !== "CANCELLED" && status !== "EXPIRED") return null;
  const { cancelReason: reason, cancelledAt, expiresAt } = reservation;
  if (!booking) return { refund: "FULL" as const, reason, at: cancelledAt ?? expiresAt };
  const { refundedAmount, paidAmount } = booking;
  const refund =
    refundedAmount === 0 && paidAmount > 0 ? "NONE" : refundedAmount < paidAmount ? "PARTIAL" : "FULL";
  return {
    refund: refund as "FULL" | "PARTIAL" | "NONE",
    reason,
    at: booking.cancelledAt ?? booking.changedAt,
  };
}

async function voucherOf(keys: Dependencies["keys"], origin: string, { booking, tourSlug }: Reservation) {
  if (!booking) return [];
  const { bookingId, travelDate, numberOfTravelers: seats, changedAt } = booking;
  const issuedAt = Math.floor(changedAt / 1000);
  return [
    {
      deliveryFormat: "QRCODE" as const,
      deliveryValue: await signVoucher(keys, { bookingId, tourSlug, travelDate, seats, issuedAt }),
    },
    {
      deliveryFormat: "PDF_URL" as const,
      deliveryValue: `${origin}/trip/${bookingId}/${bookingKey(keys, booking)}/voucher.pdf`,
    },
  ];
}

type Changed<Args extends unknown[]> = (
  dependencies: Dependencies,
  partner: Partner,
  ...args: Args
) => Promise<Reservation>;

/** Makes a use case answer its reservation as OCTO shows it. */
function described<Args extends unknown[]>(change: Changed<Args>) {
  return async (dependencies: Dependencies, partner: Partner, asked: Asked, ...args: Args) =>
    describe(dependencies, partner, asked, await change(dependencies, partner, ...args));
}

export const reserveOcto = described<[ReservationBody]>(reserve);
export const getOctoBooking = described<[string]>(requireReservation);
export const updateOctoBooking = described<[string, UpdateBody]>(updateReservation);
export const confirmOctoBooking = described<[string, ConfirmBody]>(confirmReservation);
export const cancelOctoBooking = described<[string, string | null]>(cancelReservation);
export const extendOctoBooking = described<[string, number | null | undefined]>(extendReservation);

export async function listOctoBookings(
  dependencies: Dependencies,
  partner: Partner,
  asked: Asked,
  by: { resellerReference?: string | undefined; supplierReference?: string | undefined },
) {
  const found = await listReservations(dependencies, partner, by);
  return Promise.all(found.map((each) => describe(dependencies, partner, asked, each)));
}
