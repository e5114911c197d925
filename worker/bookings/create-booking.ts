import { privacyNoticeVersion } from "~/domain/settings/privacy-notice";
import { AppError, invalidFields } from "~/domain/errors";
import { answersError, checkBookingAnswers } from "~/domain/bookings/own-questions";
import type { Answers, BookingQuestion } from "~/domain/bookings/party-questions";
import { firstAdult } from "~/domain/trips/party-details";
import { todayInIndia } from "~/domain/calendar/calendar";
import { stateGiven } from "~/domain/operators/gst-states";
import type { BookingRequest } from "~/domain/bookings/booking-request";
import type { Booking } from "~/domain/bookings/booking-schema";
import { discountBorne } from "~/domain/bookings/sale";
import { stayStateOf } from "~/domain/operators/supply";
import { adultFareOn } from "~/domain/prices/fares";
import { currentLanguage, defaultLanguage } from "~/domain/language/language";
import type { PriceBasis } from "~/domain/prices/pricing";
import {
  deadlinesOf,
  depositTermsOf,
  emailKeyOf,
  provisionalDeadlines,
} from "~/domain/bookings/unpaid-booking";
import { durationText } from "~/domain/tours/duration";
import { rulesOfStart, type StartKey } from "~/domain/departures/start";
import { timeToPay } from "~/domain/money/payments/payment";
import { settingsMessages } from "~/domain/settings/messages";
import type { Viewer } from "~/domain/accounts/account";
import { fullName } from "~/domain/typed-input/name";
import { withAudit, type AuditDependencies } from "../audit/with-audit";
import type { Clock } from "../platform/clock";
import { retryIdempotent, type Database } from "../platform/db/client";
import { breaks, violates } from "../platform/db/errors";
import { inLanguage } from "../platform/language";
import type { TestControls } from "../platform/http/test-controls";
import type { Keys } from "../platform/keys/keys";
import { createChallenge, verifyProof } from "../platform/keys/proof-of-work";
import { priceBooking, requireOpenDay } from "../prices/price-booking";
import type { BookingPublisher, SeatPublisher } from "../realtime/publisher";
import { requirePossiblePhones } from "../platform/possible-phones";
import { loadSaleTerms, type SaleTerms } from "../prices/sale-terms.repo";
import { requireFeature } from "../settings/get-settings";
import { notOnSale } from "../tours/refusals";
import type { BookableTour } from "../tours/tours.repo";
import { referenceToCome, type BookingMailer } from "../notifications/bookings/booking-mailer";
import { mailOfNewBooking } from "../notifications/bookings/booking-notifications";
import { notificationsOfNewBooking } from "../notifications/bookings/notify-of-booking";
import * as repo from "./bookings.repo";
import { encryptAnswers } from "./encrypt-answers";
import { memberId } from "./party.repo";
import { explainRefusedBooking } from "./explain-refused-booking";
import { isOffered } from "../partners/widgets/widgets.repo";
import { findEarlier, keyLifetime, type Idempotency } from "./idempotency";
import { sha256 } from "../platform/keys/sha256";
import { randomId } from "../platform/surroundings";
import { soldLines } from "~/domain/prices/sold-lines";
import { bookingRefusals } from "./messages";
import { translateBooking } from "../notifications/bookings/translate-booking.repo";

interface Dependencies {
  db: Database;
  clock: Clock;
  publisher: BookingPublisher & SeatPublisher;
  bookingMailer: BookingMailer;
  keys: Keys;
  /** True if bookings can be paid online. Default: false. */
  isPayOnlineOffered?: boolean;
}

/** An administrator booking for a customer on the phone. */
interface OnBehalf {
  audit: AuditDependencies;
  administrator: Viewer;
  /** Time the seats stay reserved for an online payment, in milliseconds. */
  timeToPay: number;
}

type BookingOptions = {
  viewer: Viewer | null;
  idempotencyKey: string | null;
  holder?: string | null;
  /** By `callerIdOf`; null for any number of wrong coupon codes and unproven seats. */
  caller?: string | null;
  /** True if the client can be asked for a proof of work. Default: false. */
  isProofAsked?: boolean;
  onBehalf?: OnBehalf | undefined;
  /** True for an assistant: the seats are held until the traveler agrees themselves (`needsAgreement`). */
  isByAgent?: boolean;
} & TestControls;

/**
 * Sells seats on a tour to a traveler, signed in or not. Price and total are computed on the server. With an
 * idempotency key, the same request makes one booking within 24 hours.
 *
 * The same batch uses the coupon and takes the seats, so limits hold under concurrency. Seats held by the client on
 * the departure, or by the hold that the request names, become the booking's. It stores the commission and the refund
 * schedule of the day, and the language of the traveler's page. With online payment it is pending and reserves its seats; otherwise it is confirmed at once, and
 * expires unless its address is verified and its payment received in time. Once its caller has too many unproven seats, or its departure
 * has and no proof of work was sent, it is pending for 15 minutes, until its address is verified or it is paid. One by an assistant is
 * pending for 30, until the traveler agrees and does one of both. A booking on behalf of a customer belongs to
 * the account that has verified the address, if any.
 * @throws AppError `not_found` (no such tour), `invalid` (date, start time, coupon, paying online), `price_changed` (with the new
 * quote), `sold_out`, `unpaid_limit`, `proof_required` (with the `challenge`), `too_many_requests` (wrong coupons), `idempotency_mismatch`, `unauthenticated` (the viewer's account
 * is gone), `unavailable` (bookings are closed), `bookings_closed`
 */
export async function createBooking(
  dependencies: Dependencies,
  request: BookingRequest,
  options: BookingOptions,
): Promise<Booking> {
  const { db, clock, publisher, bookingMailer } = dependencies;
  const { idempotencyKey: key, viewer, onBehalf } = options;
  const hash = hashOf(request, onBehalf?.administrator ?? viewer);
  const idempotency = key === null ? null : { key, requestHash: hash, since: clock() - keyLifetime };
  const terms = loadSaleTerms(db, request.tour, todayInIndia(clock()));
  // A repeated request gets its booking, even if bookings have closed since.
  terms.catch(() => {});
  const earlier = await findEarlier(db, idempotency);
  if (earlier) return earlier;
  const sale = await price(dependencies, request, await terms, options);
  const { widget } = request;
  if (widget !== undefined && !(await isOffered(db, widget, sale.tour)))
    throw invalidFields({ widget: [bookingRefusals().widget] });
  const answers = requireAnswers(sale.tour.details.questions, request.answers, onBehalf);
  const sold = await build(db, request, sale, options);
  await options.pause?.();
  // Checked again: the cut-off may have passed.
  requireOpenDay(rulesOfStart(sale.tour.details.departures, sale.start), request.travelDate, clock());
  try {
    const booking = await write(dependencies, request, { ...sold, answers }, idempotency, options);
    publisher.bookingsChanged();
    publisher.seatsChanged(booking);
    bookingMailer.deliver();
    return booking;
  } catch (error) {
    // The same request may have completed in the meantime, and may have taken the last seats.
    const made = await findEarlier(db, idempotency);
    if (made) return made;
    throw await explainRefusedBooking(db, { ...request, start: sale.start }, sale.tour, viewer, error);
  }
}

/** Prices the request as of now, and checks what can be refused before anything is written. */
async function price(
  { db, clock, isPayOnlineOffered }: Dependencies,
  request: BookingRequest,
  { settings, priced, commissionPercent }: SaleTerms,
  { caller = null }: BookingOptions,
) {
  const now = clock();
  requireFeature(settings, "bookings");
  if (request.payOnline && !(isPayOnlineOffered && settings.features.payOnline)) throw notPayableOnline();
  if (!priced) throw notOnSale();
  requirePossiblePhones({ phone: request.phone, emergencyPhone: request.emergencyPhone });
  const { schedule } = settings.cancellation;
  const { quote, basis, start, seats } = await priceBooking(db, request, priced, now, schedule, caller);
  if (request.expectedTotal !== undefined && request.expectedTotal !== quote.total) {
    throw new AppError("price_changed", bookingRefusals().priceChanged, {
      extra: { quote },
    });
  }
  return {
    tour: priced.tour,
    quote,
    basis,
    start,
    seats,
    schedule,
    commissionPercent,
    dueDays: settings.unpaid.dueDays,
    now,
  };
}
type Sale = Awaited<ReturnType<typeof price>>;

/**
 * Returns the answers to the questions that the tour asks when booking. The team, which books for others, may leave them to the traveler.
 * @throws AppError `invalid` with the missing ones
 */
function requireAnswers(
  questions: readonly BookingQuestion[] = [],
  typed: Answers = {},
  onBehalf: OnBehalf | undefined,
): Answers {
  const { given, errors } = checkBookingAnswers(questions, typed);
  const unknown = Object.keys(typed).filter((id) => !questions.some((question) => question.id === id));
  for (const id of unknown) errors[id] = bookingRefusals().notAsked;
  const message = answersError(questions, errors);
  if (Object.keys(errors).length === 0 || (onBehalf && unknown.length === 0)) return given;
  throw invalidFields({
    ...(message !== undefined && { answers: [message] }),
    ...Object.fromEntries(Object.entries(errors).map(([id, problem]) => [`answers.${id}`, [problem]])),
  });
}

/** Builds what the booking is, whether it will be pending or confirmed. */
async function build(
  db: Database,
  request: BookingRequest,
  sale: Sale,
  { viewer, caller = null, onBehalf, isByAgent = false }: BookingOptions,
) {
  const { tour, quote, basis, start, seats, schedule, commissionPercent, dueDays, now } = sale;
  const emailKey = emailKeyOf(request.email);
  const isVerified =
    onBehalf !== undefined ||
    (!isByAgent && viewer?.emailVerified === true && emailKeyOf(viewer.email) === emailKey);
  const account = onBehalf ? await repo.findVerifiedUser(db, request.email) : null;
  const booking = {
    ...bookingOf(request, tour, { basis, start, seats }),
    caller: isVerified ? null : caller,
    emailKey: onBehalf ? null : emailKey,
    verifiedAt: isVerified ? now : null,
    // Someone who books on behalf of a traveler can't consent for them.
    noticeVersion: onBehalf || isByAgent ? null : privacyNoticeVersion,
    channel: isByAgent ? ("agent" as const) : request.widget === undefined ? null : ("widget" as const),
    dueDays,
    totalAmount: quote.total,
    createdAt: now,
    refundSchedule: schedule,
    maxRefundPercent: 100,
    priceLines: inLanguage(defaultLanguage, () => soldLines(basis, request)),
    discount: quote.discount,
    platformDiscount: discountBorne(quote.lines, basis.coupon),
    commissionPercent,
    gstPercent: quote.gst.percent,
    gstAmount: quote.gst.amount,
    userId: onBehalf ? (account?.id ?? null) : (viewer?.id ?? null),
    language: onBehalf ? (account?.language ?? defaultLanguage) : currentLanguage(),
  };
  return {
    booking,
    tour,
    isVerified,
    // A free booking needs no payment.
    paysOnline: request.payOnline === true && quote.total > 0,
    by: onBehalf
      ? ({ id: onBehalf.administrator.id, actor: "team" } as const)
      : ({ id: booking.userId, actor: "traveler" } as const),
  };
}
type Sold = Awaited<ReturnType<typeof build>>;

/** Returns the state in which a booking begins. @param isProvisional true to make it pending until it is proven */
function stateOf(
  { booking, tour, isVerified, paysOnline }: Sold,
  isProvisional: boolean,
  onBehalf?: OnBehalf,
) {
  const { travelDate, dueDays, totalAmount: owed, createdAt: now } = booking;
  const departures = rulesOfStart(tour.details.departures, booking.start);
  if (isProvisional)
    return {
      status: "pending" as const,
      ...provisionalDeadlines({ travelDate, departures, isByAgent: booking.channel === "agent" }, now),
    };
  if (paysOnline)
    return { status: "pending" as const, paymentDueAt: now + (onBehalf?.timeToPay ?? timeToPay) };
  const deposit = depositTermsOf(booking);
  return {
    status: "confirmed" as const,
    ...deadlinesOf({ travelDate, dueDays, owed, isVerified, deposit, departures }, now),
  };
}

/** Returns the booking's row, its mail and its notifications. */
async function draft(
  { db, bookingMailer }: Pick<Dependencies, "db" | "bookingMailer">,
  sold: Sold,
  isProvisional: boolean,
  onBehalf?: OnBehalf,
) {
  const { isVerified, paysOnline, by } = sold;
  const { operatorSlug, details } = sold.tour;
  const { operatorName, guide } = details;
  const departures = rulesOfStart(details.departures, sold.booking.start);
  const booking = { ...sold.booking, isProvisional, ...stateOf(sold, isProvisional, onBehalf) };
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
  const data = {
    booking: mailed,
    operatorName,
    departures,
    meetingPoint: guide.meetingPoint,
    carry: guide.carry,
    url,
    isByAgent: booking.channel === "agent",
    verificationUrl:
      isVerified || (paysOnline && !isProvisional) ? null : bookingMailer.verificationUrlOf(mailed),
  };
  const operatorUrl = bookingMailer.addressOf(`/operator/bookings/${referenceToCome}`);
  const told = await translateBooking(db, data);
  const shownTitle = told.booking.tourTitle;
  return {
    booking,
    mail: mailOfNewBooking(told, booking, booking.createdAt),
    notifications:
      booking.status === "pending"
        ? []
        : notificationsOfNewBooking(
            { booking: mailed, shownTitle, operatorSlug, departures, operatorUrl, url },
            { commissionPercent: booking.commissionPercent, by },
          ),
  };
}

/** Writes the booking; one that must be proven first is pending, unless the client can be asked for a proof of work. */
async function write(
  { db, clock, keys, bookingMailer }: Dependencies,
  request: BookingRequest,
  sold: Sold & { answers: Answers },
  idempotency: Idempotency | null,
  { holder = null, caller = null, isProofAsked = false, onBehalf, isByAgent = false }: BookingOptions,
): Promise<Booking> {
  const proven = { tour: sold.tour.details.slug, travelDate: request.travelDate, caller };
  const proof =
    request.proof === undefined
      ? null
      : await verifyProof({ clock, keys }, "booking-proof", request.proof, proven);
  const writeAs = async (isProvisional: boolean) => {
    const { booking, mail, notifications } = await draft(
      { db, bookingMailer },
      sold,
      isProvisional,
      onBehalf,
    );
    const writeThis = () =>
      writeBooking(db, booking, onBehalf, {
        idempotency,
        keysExpireBefore: booking.createdAt - keyLifetime,
        owner: { holder, holdId: request.holdId },
        childAges: request.childAges,
        answers: encryptAnswers(keys, memberId(booking.id, firstAdult), sold.answers),
        operatorSlug: sold.tour.operatorSlug,
        hasNeeds: sold.tour.hasNeeds,
        mail,
        notifications,
        by: sold.by,
        proof,
      });
    // With a key, a write that was committed without an answer is not made twice.
    return idempotency ? retryIdempotent(writeThis) : writeThis();
  };
  try {
    return await writeAs(isByAgent);
  } catch (error) {
    const needsProof = violates(error, "spent_proofs.id");
    // Asked for once: a browser that cannot solve it books like one without JavaScript.
    if (needsProof && isProofAsked && request.proof === undefined)
      throw new AppError("proof_required", bookingRefusals().nearlyFull, {
        retryAfter: 60,
        extra: { challenge: await createChallenge({ clock, keys }, "booking-proof", proven) },
        cause: error,
      });
    if (needsProof || breaks(error, "unproven_seats")) return writeAs(true);
    throw error;
  }
}

type NewBookingOptions = Omit<Parameters<typeof repo.createBooking>[2], "audit">;

async function writeBooking(
  db: Database,
  booking: repo.NewBooking,
  onBehalf: OnBehalf | undefined,
  options: NewBookingOptions,
): Promise<Booking> {
  try {
    return await writeOnce(db, booking, onBehalf, options);
  } catch (error) {
    // The tour may need guides or vehicles since it was read.
    if (options.hasNeeds !== false || !violates(error, "bookings.tour_id")) throw error;
    return writeOnce(db, booking, onBehalf, { ...options, hasNeeds: true });
  }
}

function writeOnce(
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
  const message = settingsMessages().closed.payOnline;
  return new AppError("invalid", message, { errors: { payOnline: [message] } });
}

/** Returns the columns of a new booking that its tour, party and terms determine. */
export function seatsBooked(
  request: Pick<BookingRequest, "travelDate" | "numberOfTravelers" | "children" | "infants" | "roomType">,
  { id, details, supply }: BookableTour,
  { basis: priceBasis, start, seats }: { basis: PriceBasis; start: StartKey; seats: number | null },
) {
  return {
    id: randomId(),
    tourId: id,
    stayState: stayStateOf(supply, details.states[0]),
    tourTitle: details.title,
    tourDestination: details.location,
    tourDuration: inLanguage(defaultLanguage, () => durationText(details.days)),
    tourPrice: adultFareOn(priceBasis, request.travelDate),
    departureCity: details.departureCity,
    travelDate: request.travelDate,
    start,
    seats,
    numberOfTravelers: request.numberOfTravelers,
    children: request.children,
    infants: request.infants,
    roomType: request.roomType,
    priceBasis,
    optionId: priceBasis.option?.id ?? null,
    optionName: priceBasis.option?.name ?? null,
  };
}

function bookingOf(request: BookingRequest, tour: BookableTour, sale: Parameters<typeof seatsBooked>[2]) {
  return {
    ...seatsBooked(request, tour, sale),
    specialRequests: request.specialRequests,
    customerName: fullName(request),
    customerEmail: request.email,
    customerPhone: request.phone,
    emergencyName: request.emergencyName,
    emergencyPhone: request.emergencyPhone,
    buyerState: stateGiven(request, request.state),
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
