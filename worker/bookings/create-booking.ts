import { privacyNoticeVersion } from "~/domain/settings/privacy-notice";
import { AppError } from "~/domain/errors";
import { todayInIndia } from "~/domain/calendar/calendar";
import type { BookingRequest } from "~/domain/bookings/booking-request";
import type { Booking } from "~/domain/bookings/booking-schema";
import { couponInactive, couponUsedByCustomer, couponUsedUp } from "~/domain/coupons/coupon";
import { adultFareOn } from "~/domain/prices/fares";
import {
  deadlinesOf,
  depositTermsOf,
  emailKeyOf,
  provisionalDeadlines,
  unpaidLimitReached,
} from "~/domain/bookings/unpaid-booking";
import { timeToPay } from "~/domain/money/payments/payment";
import { closedTexts } from "~/domain/settings/platform";
import type { Viewer } from "~/domain/accounts/account";
import { fullName } from "~/domain/typed-input/name";
import { withAudit, type AuditDependencies } from "../audit/with-audit";
import type { Clock } from "../platform/clock";
import { retryIdempotent, type Database } from "../platform/db/client";
import { breaks, refersToNothing, takesFromClosed, violates } from "../platform/db/errors";
import { readLimits } from "../platform/db/limits.repo";
import type { TestControls } from "../platform/http/test-controls";
import type { Keys } from "../platform/keys/keys";
import { createChallenge, verifyProof } from "../platform/keys/proof-of-work";
import { invalidField, priceBooking, requireOpenDay } from "../prices/price-booking";
import type { BookingPublisher, SeatPublisher } from "../realtime/publisher";
import { requirePossiblePhones } from "../platform/possible-phones";
import { loadSaleTerms } from "../prices/sale-terms.repo";
import { requireFeature } from "../settings/get-settings";
import { notOnSale, soldOut } from "../tours/refusals";
import { refusalOfClosed } from "../prices/refuse-closed";
import type { BookableTour } from "../tours/tours.repo";
import { referenceToCome, type BookingMailer } from "../notifications/bookings/booking-mailer";
import { mailOfNewBooking } from "../notifications/bookings/booking-notifications";
import { notificationsOfNewBooking } from "../notifications/bookings/notify-of-booking";
import * as repo from "./bookings.repo";
import { sha256 } from "../platform/keys/sha256";
import { randomId } from "../platform/surroundings";

interface Dependencies {
  db: Database;
  clock: Clock;
  publisher: BookingPublisher & SeatPublisher;
  bookingMailer: BookingMailer;
  keys: Keys;
  /** True if bookings can be paid online. Default: false. */
  isPayOnlineOffered?: boolean;
}

const keyLifetime = 24 * 60 * 60 * 1000;

/** An administrator booking for a customer on the phone. */
interface OnBehalf {
  audit: AuditDependencies;
  administrator: Viewer;
  /** Time the seats stay reserved for an online payment, in milliseconds. */
  timeToPay: number;
}

/**
 * Sells seats on a tour to a traveler, signed in or not. Price and total are computed on the server. With an
 * idempotency key, the same request makes one booking within 24 hours.
 *
 * The same batch uses the coupon and takes the seats, so limits hold under concurrency. Seats held by the client on
 * the departure, or by the hold that the request names, become the booking's. It stores the commission and the refund
 * schedule of the day. With online payment it is pending and reserves its seats; otherwise it is confirmed at once, and
 * expires unless its address is verified and its payment received in time. Once its caller has too many unproven seats, or its departure
 * has and no proof of work was sent, it is pending for 15 minutes, until its address is verified or it is paid. A booking on behalf of a customer belongs to
 * the account that has verified the address, if any.
 * @throws AppError `not_found` (no such tour), `invalid` (date, coupon, paying online), `price_changed` (with the new
 * quote), `sold_out`, `unpaid_limit`, `proof_required` (with the `challenge`), `too_many_requests` (wrong coupons), `idempotency_mismatch`, `unauthenticated` (the viewer's account
 * is gone), `unavailable` (bookings are closed)
 */
export async function createBooking(
  { db, clock, publisher, bookingMailer, keys, isPayOnlineOffered }: Dependencies,
  request: BookingRequest,
  {
    viewer,
    idempotencyKey,
    holder = null,
    caller = null,
    isProofAsked = false,
    onBehalf,
    pause,
  }: {
    viewer: Viewer | null;
    idempotencyKey: string | null;
    holder?: string | null;
    /** By `callerIdOf`; null for any number of wrong coupon codes and unproven seats. */
    caller?: string | null;
    /** True if the client can be asked for a proof of work. Default: false. */
    isProofAsked?: boolean;
    onBehalf?: OnBehalf;
  } & TestControls,
): Promise<Booking> {
  const now = clock();
  const keysExpireBefore = now - keyLifetime;
  const idempotency =
    idempotencyKey === null
      ? null
      : { key: idempotencyKey, requestHash: hashOf(request, onBehalf?.administrator ?? viewer) };

  const [earlier, terms] = await Promise.all([
    idempotency && findEarlier(db, idempotency, keysExpireBefore),
    loadSaleTerms(db, request.tour, todayInIndia(now)),
  ]);
  if (earlier) return earlier;
  const { settings, priced, commissionPercent } = terms;
  requireFeature(settings, "bookings");
  if (request.payOnline && !(isPayOnlineOffered && settings.features.payOnline)) throw notPayableOnline();
  if (!priced) throw notOnSale();
  const { tour } = priced;
  requirePossiblePhones({ phone: request.phone, emergencyPhone: request.emergencyPhone });
  const { schedule } = settings.cancellation;
  const { quote, basis } = await priceBooking(db, request, priced, now, schedule, caller);
  if (request.expectedTotal !== undefined && request.expectedTotal !== quote.total) {
    throw new AppError("price_changed", "The price has changed. Please check the new total.", {
      extra: { quote },
    });
  }

  const emailKey = emailKeyOf(request.email);
  const isVerified =
    onBehalf !== undefined || (viewer?.emailVerified === true && emailKeyOf(viewer.email) === emailKey);
  const { dueDays } = settings.unpaid;
  const { travelDate } = request;
  const { departures } = tour.details;
  const sold = { travelDate, totalAmount: quote.total, createdAt: now, priceBasis: basis };
  const deposit = depositTermsOf(sold);
  // A free booking needs no payment.
  const paysOnline = request.payOnline === true && quote.total > 0;
  const newBooking = {
    ...bookingOf(request, tour),
    caller: isVerified ? null : caller,
    emailKey: onBehalf ? null : emailKey,
    verifiedAt: isVerified ? now : null,
    // Someone who books on behalf of a traveler can't consent for them.
    noticeVersion: onBehalf ? null : privacyNoticeVersion,
    dueDays,
    ...sold,
    refundSchedule: schedule,
    maxRefundPercent: 100,
    priceLines: quote.lines,
    discount: quote.discount,
    commissionPercent,
    gstPercent: quote.gst.percent,
    gstAmount: quote.gst.amount,
    userId: onBehalf ? await repo.findVerifiedUserId(db, request.email) : (viewer?.id ?? null),
  };
  const by = onBehalf
    ? ({ id: onBehalf.administrator.id, actor: "team" } as const)
    : ({ id: newBooking.userId, actor: "traveler" } as const);
  const { operatorSlug } = tour;
  const operatorUrl = bookingMailer.addressOf(`/operator/bookings/${referenceToCome}`);

  /** Returns the booking's row, its mail and notifications. @param isProvisional true to make it pending until it is proven */
  async function draft(isProvisional: boolean) {
    const booking = {
      ...newBooking,
      isProvisional,
      ...(isProvisional
        ? { status: "pending" as const, ...provisionalDeadlines({ travelDate, departures }, now) }
        : paysOnline
          ? { status: "pending" as const, paymentDueAt: now + (onBehalf?.timeToPay ?? timeToPay) }
          : {
              status: "confirmed" as const,
              ...deadlinesOf(
                { travelDate, dueDays, owed: quote.total, isVerified, deposit, departures },
                now,
              ),
            }),
    };
    const mailed = {
      ...booking,
      bookingId: referenceToCome,
      paidAmount: 0,
      refundedAmount: 0,
      refundDue: null,
      balanceDueAt: null,
      ownSale: null,
      linkVersion: 0,
    };
    const url = await bookingMailer.pageOf(mailed);
    const { operatorName, guide } = tour.details;
    const data = {
      booking: mailed,
      operatorName,
      departures,
      meetingPoint: guide.meetingPoint,
      carry: guide.carry,
      url,
      verificationUrl:
        isVerified || (paysOnline && !isProvisional) ? null : bookingMailer.verificationUrlOf(mailed),
    };
    return {
      booking,
      mail: mailOfNewBooking(data, booking, now),
      notifications:
        booking.status === "pending"
          ? []
          : notificationsOfNewBooking(
              { booking: mailed, operatorSlug, departures, operatorUrl, url },
              { commissionPercent, by },
            ),
    };
  }

  const proven = { tour: tour.details.slug, travelDate, caller };
  const proof =
    request.proof === undefined
      ? null
      : await verifyProof({ clock, keys }, "booking-proof", request.proof, proven);

  await pause?.();
  // Checked again: the cut-off may have passed.
  requireOpenDay(departures, travelDate, clock());
  try {
    const write = async (isProvisional: boolean) => {
      const { booking, mail, notifications } = await draft(isProvisional);
      const writeOnce = () =>
        writeBooking(db, booking, onBehalf, {
          idempotency,
          keysExpireBefore,
          owner: { holder, holdId: request.holdId },
          childAges: request.childAges,
          operatorSlug,
          mail,
          notifications,
          by,
          proof,
        });
      // With a key, a write that was committed without an answer is not made twice.
      return idempotency ? retryIdempotent(writeOnce) : writeOnce();
    };
    const booking = await write(false).catch(async (error: unknown) => {
      const needsProof = violates(error, "spent_proofs.id");
      // Asked for once: a browser that cannot solve it books like one without JavaScript.
      if (needsProof && isProofAsked && request.proof === undefined)
        throw new AppError("proof_required", "Nearly all seats of this day are waiting to be confirmed.", {
          retryAfter: 60,
          extra: { challenge: await createChallenge({ clock, keys }, "booking-proof", proven) },
          cause: error,
        });
      if (needsProof || breaks(error, "unproven_seats")) return write(true);
      throw error;
    });
    publisher.bookingsChanged();
    publisher.seatsChanged(booking);
    bookingMailer.deliver();
    return booking;
  } catch (error) {
    // The same request may have completed in the meantime, and may have taken the last seats.
    if (idempotency) {
      const earlier = await findEarlier(db, idempotency, keysExpireBefore);
      if (earlier) return earlier;
    }
    if (takesFromClosed(error)) {
      throw await refusalOfClosed(db, { tourId: tour.id, travelDate: request.travelDate }, error);
    }
    if (breaks(error, "unpaid_bookings"))
      throw new AppError("unpaid_limit", unpaidLimitReached(await readLimits(db)), { cause: error });
    if (violates(error, "bookings.tour_id")) throw notOnSale(error);
    if (violates(error, "coupon_uses.coupon")) throw invalidField("couponCode", couponInactive, error);
    if (violates(error, "coupons_not_overused")) throw invalidField("couponCode", couponUsedUp, error);
    if (violates(error, "coupon_customers_not_overused")) {
      throw invalidField("couponCode", couponUsedByCustomer, error);
    }
    // The viewer deleted the account during the request.
    if (viewer && refersToNothing(error))
      throw new AppError("unauthenticated", "This account no longer exists.", { cause: error });
    throw violates(error, "departures_not_oversold") ? soldOut(request, tour.details.capacity, error) : error;
  }
}

type NewBookingOptions = Omit<Parameters<typeof repo.createBooking>[2], "audit">;

function writeBooking(
  db: Database,
  booking: repo.NewBooking,
  onBehalf: OnBehalf | undefined,
  options: NewBookingOptions,
): Promise<Booking> {
  if (!onBehalf) return repo.createBooking(db, booking, options);
  const { audit, administrator } = onBehalf;
  const { id, status, tourTitle, travelDate, numberOfTravelers, totalAmount } = booking;
  const after = { status, tourTitle, travelDate, numberOfTravelers, totalAmount };
  // The reference is assigned in the batch, so the log uses the id.
  const entry = { action: "booking.create", subjectId: id, after } as const;
  return withAudit(audit, administrator, entry, (statements) =>
    repo.createBooking(db, booking, { ...options, audit: statements }),
  );
}

function notPayableOnline(): AppError {
  const message = closedTexts.payOnline;
  return new AppError("invalid", message, { errors: { payOnline: [message] } });
}

async function findEarlier(
  db: Database,
  { key, requestHash }: { key: string; requestHash: string },
  since: number,
): Promise<Booking | null> {
  const earlier = await repo.findIdempotentBooking(db, key, since);
  if (earlier && earlier.requestHash !== requestHash) {
    throw new AppError("idempotency_mismatch", "This Idempotency-Key was used for a different booking.");
  }
  return earlier?.booking ?? null;
}

/** Returns the columns of a new booking that its tour and party determine. */
export function seatsBooked(
  request: Pick<BookingRequest, "travelDate" | "numberOfTravelers" | "children" | "infants" | "roomType">,
  { id, details }: BookableTour,
) {
  return {
    id: randomId(),
    tourId: id,
    tourTitle: details.title,
    tourDestination: details.location,
    tourDuration: details.durationText,
    tourPrice: adultFareOn(details, request.travelDate),
    departureCity: details.departureCity,
    travelDate: request.travelDate,
    numberOfTravelers: request.numberOfTravelers,
    children: request.children,
    infants: request.infants,
    roomType: request.roomType,
  };
}

function bookingOf(request: BookingRequest, tour: BookableTour) {
  return {
    ...seatsBooked(request, tour),
    specialRequests: request.specialRequests,
    customerName: fullName(request),
    customerEmail: request.email,
    customerPhone: request.phone,
    emergencyName: request.emergencyName,
    emergencyPhone: request.emergencyPhone,
    buyerState: request.state ?? null,
    postalCode: request.postalCode ?? null,
    billingAddress: request.billingAddress ?? null,
    buyerGstin: request.gstin ?? null,
    paymentMethod: request.paymentMethod,
    couponCode: request.couponCode,
  };
}

/**
 * Hashes a request and its viewer; the schema normalizes the key order. Excludes the hold and the proof, which are not part of what is
 * booked.
 */
function hashOf(request: BookingRequest, viewer: Viewer | null): string {
  return sha256(JSON.stringify([viewer?.id ?? null, { ...request, holdId: undefined, proof: undefined }]));
}
