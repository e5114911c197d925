import { availabilityId, toOctoAvailability, type OctoDeparture } from "./availability";
import type { OctoOption, OctoPricing, OctoTerms, OctoTour } from "./offer";
import { toOctoProduct } from "./product";
import type { OctoContact } from "./requests";
import { partyOfUnits, type OctoUnitItem } from "./unit-items";

/** Reservations and bookings as OCTO's bookings. Source: octotravel/typespec. */

export type OctoStatus = "ON_HOLD" | "EXPIRED" | "CONFIRMED" | "CANCELLED" | "REDEEMED";
type Refund = "FULL" | "PARTIAL" | "NONE";

export interface OctoBookingInput {
  uuid: string;
  /** Our reference; null until it is confirmed. */
  supplierReference: string | null;
  resellerReference: string | null;
  status: OctoStatus;
  /** UTC instants. */
  createdAt: number;
  updatedAt: number;
  expiresAt: number;
  confirmedAt: number | null;
  redeemedAt: number | null;
  cancellation: { refund: Refund; reason: string | null; at: number } | null;
  isCancellable: boolean;
  contact: OctoContact | null;
  notes: string | null;
  unitItems: readonly OctoUnitItem[];
  tour: OctoTour;
  option: OctoOption;
  departure: OctoDeparture;
  /** Contents of its QR code, and the address of the voucher; empty until it is confirmed. */
  voucher: readonly { deliveryFormat: "QRCODE" | "PDF_URL"; deliveryValue: string }[];
  /** Given if prices are asked for. */
  pricing: OctoPricing | null;
  terms: OctoTerms;
  origin: string;
}

export function toOctoBooking(booking: OctoBookingInput) {
  const {
    uuid,
    status,
    tour,
    option,
    departure,
    terms,
    pricing,
    origin,
    expiresAt,
    redeemedAt,
    confirmedAt,
  } = booking;
  const product = toOctoProduct({
    tour,
    content: null,
    terms: pricing && terms,
    refundSteps: terms.refundSteps,
    origin,
  });
  const party = partyOfUnits(booking.unitItems.map(({ unitId: id }) => ({ id, quantity: 1 })));
  const isOver = status === "CANCELLED" || status === "EXPIRED";
  return {
    id: booking.supplierReference ?? uuid,
    uuid,
    testMode: false,
    resellerReference: booking.resellerReference,
    supplierReference: booking.supplierReference,
    status,
    utcCreatedAt: utc(booking.createdAt),
    utcUpdatedAt: utc(booking.updatedAt),
    utcExpiresAt: status === "ON_HOLD" || status === "EXPIRED" ? utc(expiresAt) : null,
    utcRedeemedAt: redeemedAt === null ? null : utc(redeemedAt),
    utcConfirmedAt: confirmedAt === null ? null : utc(confirmedAt),
    productId: tour.slug,
    product,
    optionId: option.id,
    option: product.options.find(({ id }) => id === option.id),
    cancellable: booking.isCancellable,
    cancellation: booking.cancellation && {
      refund: booking.cancellation.refund,
      reason: booking.cancellation.reason,
      utcCancelledAt: utc(booking.cancellation.at),
    },
    freesale: false,
    availabilityId: availabilityId(tour, departure),
    availability: toOctoAvailability(tour, option, departure, { party, terms: pricing && terms }),
    contact: toContact(booking.contact),
    notes: booking.notes,
    deliveryMethods: ["VOUCHER"],
    voucher: {
      redemptionMethod: "DIGITAL",
      utcRedeemedAt: null,
      deliveryOptions: isOver ? [] : booking.voucher,
    },
    unitItems: booking.unitItems.map((item) => ({
      uuid: item.uuid,
      resellerReference: item.resellerReference,
      supplierReference: null,
      unitId: item.unitId,
      unit: product.options.find(({ id }) => id === option.id)?.units.find(({ id }) => id === item.unitId),
      status,
      utcRedeemedAt: redeemedAt === null ? null : utc(redeemedAt),
      contact: toContact(null),
      ticket: null,
    })),
    ...(pricing && { pricing }),
  };
}

function utc(instant: number): string {
  return new Date(instant).toISOString();
}

function toContact(contact: OctoContact | null) {
  const full = contact?.fullName || [contact?.firstName, contact?.lastName].filter(Boolean).join(" ") || null;
  return {
    fullName: full,
    firstName: contact?.firstName ?? null,
    lastName: contact?.lastName ?? null,
    emailAddress: contact?.emailAddress ?? null,
    phoneNumber: contact?.phoneNumber ?? null,
    locales: contact?.locales ?? [],
    postalCode: contact?.postalCode ?? null,
    country: contact?.country ?? null,
    notes: contact?.notes ?? null,
  };
}
