import { todayInIndia } from "~/domain/calendar/calendar";
import type { Booking } from "~/domain/bookings/booking-schema";
import type { OwnBooking } from "~/domain/desk/own-booking-schema";
import { rulesOfStart } from "~/domain/departures/start";
import { defaultLanguage } from "~/domain/language/language";
import { AppError } from "~/domain/errors";
import { gstOfSale } from "~/domain/prices/pricing";
import type { Quote } from "~/domain/prices/quote";
import { withAudit, type AuditDependencies } from "../../audit/with-audit";
import type { Staff } from "../../platform/authz/actors";
import { isTourOf } from "../../platform/authz/operator-rights.repo";
import type { TestControls } from "../../platform/http/test-controls";
import { requirePossiblePhones } from "../../platform/possible-phones";
import { priceBooking, requireOperatorsDay } from "../../prices/price-booking";
import { loadTerms, type PricedTour } from "../../prices/sale-terms.repo";
import { sha256 } from "../../platform/keys/sha256";
import { notOnSale } from "../../tours/refusals";
import type { BookableTour } from "../../tours/tours.repo";
import { seatsBooked } from "../../bookings/create-booking";
import * as repo from "../../bookings/bookings.repo";
import { explainRefusedBooking } from "../../bookings/explain-refused-booking";
import { findEarlier, keyLifetime } from "../../bookings/idempotency";
import type { ChangeDependencies } from "../../bookings/change-booking";
import { referenceToCome } from "../../notifications/bookings/booking-mailer";
import { mailOfNewBooking } from "../../notifications/bookings/booking-notifications";
import { notificationsOfNewBooking } from "../../notifications/bookings/notify-of-booking";
import { translateBooking } from "../../notifications/bookings/translate-booking.repo";

type Priced = Pick<
  OwnBooking,
  | "tour"
  | "travelDate"
  | "startTime"
  | "numberOfTravelers"
  | "children"
  | "infants"
  | "roomType"
  | "optionId"
  | "extras"
>;

/**
 * Quotes an own booking at the tour's prices.
 * @throws AppError `not_found` (their operators sell no such tour), `invalid` (date, start time)
 */
export async function quoteOwnBooking(
  { db, clock }: Pick<ChangeDependencies, "db" | "clock">,
  staff: Staff<"bookings">,
  request: Priced,
): Promise<Quote> {
  const now = clock();
  const { priced } = await loadOwnSaleTerms(db, staff, request.tour, now);
  return (await priceOwnBooking(db, priced, request, now)).quote;
}

/**
 * Takes a booking of an operator's own customer. It gets its seats like any other, after the cut-off too. Its money is the operator's: no
 * due date, no limit of unpaid seats, no ledger entry, no tax document issued by us.
 * @param idempotencyKey of the form, so that a double submit makes one booking
 * @throws AppError `not_found` (their operators sell no such tour), `invalid` (date, start time, phone), `price_changed` (with the new quote), `sold_out`,
 * `idempotency_mismatch`
 */
export async function createOwnBooking(
  { db, clock, publisher, bookingMailer, audit }: ChangeDependencies & { audit: AuditDependencies },
  staff: Staff<"bookings">,
  {
    idempotencyKey,
    expectedTotal,
    ...request
  }: OwnBooking & { idempotencyKey: string; expectedTotal: number },
  { pause }: TestControls = {},
): Promise<Booking> {
  const now = clock();
  const idempotency = {
    key: idempotencyKey,
    requestHash: sha256(JSON.stringify([staff.id, request])),
    since: now - keyLifetime,
  };
  const before = await findEarlier(db, idempotency);
  if (before) return before;

  const { priced, settings } = await loadOwnSaleTerms(db, staff, request.tour, now);
  const { tour } = priced;
  requirePossiblePhones({ phone: request.phone });
  const { quote, basis, start, seats } = await priceOwnBooking(db, priced, request, now);
  if (request.total === null && expectedTotal !== quote.total) {
    throw new AppError("price_changed", "The price has changed. Please check the new total.", {
      extra: { quote },
    });
  }
  const total = request.total ?? quote.total;
  const { details } = tour;
  const account = request.email === null ? null : await repo.findVerifiedUser(db, request.email);
  const booking = {
    ...rowOf(request, tour, { basis, start, seats }),
    status: "confirmed" as const,
    ownSale: request.sale,
    verifiedAt: now,
    emailKey: null,
    createdAt: now,
    totalAmount: total,
    priceLines: [
      ...quote.lines,
      ...(total === quote.total
        ? []
        : [{ code: "as-sold" as const, label: "Price of the operator", amount: total - quote.total }]),
    ],
    discount: quote.discount,
    refundSchedule: settings.cancellation.schedule,
    commissionPercent: settings["own-bookings"].commissionPercent,
    gstPercent: quote.gst.percent,
    gstAmount: gstOfSale({ totalAmount: total, gstPercent: quote.gst.percent, priceBasis: basis }),
    userId: account?.id ?? null,
    language: account?.language ?? defaultLanguage,
  };
  const mailed = {
    ...booking,
    bookingId: referenceToCome,
    paidAmount: 0,
    refundedAmount: 0,
    refundDue: null,
    maxRefundPercent: 100,
    dueDays: 0,
    paymentDueAt: null,
    balanceDueAt: null,
    linkVersion: 0,
  };
  const { meetingPoint, carry } = details.guide;
  const departures = rulesOfStart(details.departures, start);
  const { operatorSlug } = tour;
  const url = await bookingMailer.pageOf(mailed);
  const by = { id: staff.id, actor: "operator" as const };
  const operatorUrl = bookingMailer.addressOf(`/operator/bookings/${referenceToCome}`);
  const about = { booking: mailed, operatorName: details.operatorName, departures, meetingPoint, carry, url };
  const told = await translateBooking(db, about);
  const shownTitle = told.booking.tourTitle;
  const notifications = notificationsOfNewBooking(
    { booking: mailed, shownTitle, operatorSlug, departures, operatorUrl, url },
    { commissionPercent: booking.commissionPercent, by },
  );
  const mail = request.email === null ? null : mailOfNewBooking(told, booking, now);
  const { id, status, tourTitle, travelDate, numberOfTravelers, totalAmount, ownSale } = booking;
  const entry = {
    action: "booking.create" as const,
    subjectId: id,
    after: { status, tourTitle, travelDate, numberOfTravelers, totalAmount, ownSale },
  };
  await pause?.();
  try {
    const created = await withAudit(audit, staff, entry, (statements) =>
      repo.createBooking(db, booking, {
        idempotency,
        keysExpireBefore: idempotency.since,
        owner: { holder: null },
        operatorSlug,
        mail,
        notifications,
        by,
        tourCondition: isTourOf(staff.id, "bookings"),
        childAges: [],
        audit: statements,
      }),
    );
    publisher.bookingsChanged();
    publisher.seatsChanged(created);
    bookingMailer.deliver();
    return created;
  } catch (error) {
    const earlier = await findEarlier(db, idempotency);
    if (earlier) return earlier;
    throw await explainRefusedBooking(db, { ...request, start }, tour, null, error);
  }
}

async function loadOwnSaleTerms(
  db: ChangeDependencies["db"],
  { operators }: Staff<"bookings">,
  slug: string,
  now: number,
) {
  const { priced, settings } = await loadTerms(db, slug, todayInIndia(now));
  if (!priced || !operators.some(({ operator }) => operator === priced.tour.operatorSlug)) throw notOnSale();
  return { priced, settings };
}

function priceOwnBooking(db: ChangeDependencies["db"], priced: PricedTour, request: Priced, now: number) {
  return priceBooking(db, { ...request, couponCode: null }, priced, now, [], null, requireOperatorsDay);
}

function rowOf(request: OwnBooking, tour: BookableTour, sale: Parameters<typeof seatsBooked>[2]) {
  return {
    ...seatsBooked(request, tour, sale),
    specialRequests: request.note,
    customerName: request.name,
    // "" as in bookings of deleted accounts: no mail is sent.
    customerEmail: request.email ?? "",
    customerPhone: request.phone,
    emergencyName: "",
    emergencyPhone: "",
    // Required by the table; nothing is paid through us.
    paymentMethod: "upi" as const,
    couponCode: null,
  };
}
