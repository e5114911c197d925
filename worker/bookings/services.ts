import type { Viewer } from "~/domain/accounts/account";
import type { BookingRequest } from "~/domain/bookings/booking";
import type { ChangeRequest } from "~/domain/bookings/change-request";
import type { HoldChange, HoldRequest } from "~/domain/holds/hold";
import type { BookingLookup } from "~/domain/bookings/own-booking";
import type { QuoteRequest } from "~/domain/prices/quote-request";
import { throwAsUnavailable } from "../db/errors";
import { getBookingDocument } from "../documents/get-booking-document";
import { getVoucher } from "../documents/get-voucher";
import type { DocumentsVisitor } from "../documents/open-booking-documents";
import { voucherPublicKeys } from "../documents/voucher-key";
import { changeHold } from "../holds/change-hold";
import { createHold } from "../holds/create-hold";
import { holderCookie, holderOf } from "../holds/holder-cookie";
import { releaseHold } from "../holds/release-hold";
import { requireWithinLimit } from "../http/rate-limit";
import { getQuote } from "../prices/get-quote";
import type { Dependencies } from "../services";
import { getSettings } from "../settings/get-settings";
import { openBooking } from "./booking-access";
import type { BookingVisitor } from "./booking-access";
import { cancelBooking } from "./cancel-booking";
import { changeBookingStatus } from "./change-booking-status";
import { changeOwnBooking } from "./traveler/change-own-booking";
import { changePartyOrDate } from "./change-party-or-date";
import { createBooking } from "./create-booking";
import { createBookingFor } from "./create-booking-for";
import { getAdminBooking } from "./admin/get-admin-booking";
import { getBookingContact } from "./traveler/get-booking-contact";
import { getOwnBooking } from "./traveler/get-own-booking";
import { getTrip } from "./traveler/get-trip";
import { listBookingChoices } from "./admin/list-booking-choices";
import { listBookings } from "./admin/list-bookings";
import { listOwnBookings } from "./traveler/list-own-bookings";
import { lookUpBooking } from "./traveler/look-up-booking";
import { quoteCancellation } from "./quote-cancellation";
import { quoteChange } from "./quote-change";
import { sendBookingMessage } from "./notifications/send-booking-message";
import { tripPathOf } from "./traveler/trip-path";

export function bookingServices({
  db,
  clock,
  limiters,
  publisher,
  bookingMailer,
  gateways,
  changes,
  audit,
  keys,
  requestOrigin,
  openBookingFeed,
}: Dependencies) {
  const lookUpFor = (headers: Headers) => (lookup: BookingLookup) =>
    lookUpBooking({ db, clock, limiter: limiters.form }, lookup, headers);
  const opened = (bookingId: string, by: BookingVisitor, headers: Headers) =>
    openBooking({ db, keys, lookUp: lookUpFor(headers) }, bookingId, by);

  return {
    createBooking: (request: BookingRequest, by: Parameters<typeof createBooking>[2]) =>
      createBooking(
        { db, clock, publisher, bookingMailer, isPayOnlineOffered: gateways.offered !== null },
        request,
        by,
      ).catch(throwAsUnavailable),
    /** Returns true if a gateway is configured and administrators have not turned off online payment. */
    isPayOnlineOffered: async () => gateways.offered !== null && (await getSettings(db)).features.payOnline,
    /** True if a gateway is configured. */
    hasGateway: gateways.offered !== null,
    limitBookings: (headers: Headers) =>
      requireWithinLimit(limiters.booking, headers, "Too many bookings. Please wait a minute."),
    listBookings: (viewer: Viewer | null, query: Parameters<typeof listBookings>[2]) =>
      listBookings({ db }, viewer, query),
    listBookingChoices: (viewer: Viewer | null) => listBookingChoices({ db }, viewer),
    getAdminBooking: (viewer: Viewer | null, bookingId: string, cursor?: string) =>
      getAdminBooking({ db, clock }, viewer, bookingId, cursor),
    sendBookingMessage: (viewer: Viewer | null, message: Parameters<typeof sendBookingMessage>[2]) =>
      sendBookingMessage({ audit, bookingMailer }, viewer, message),
    createBookingFor: (viewer: Viewer | null, order: Parameters<typeof createBookingFor>[2]) =>
      createBookingFor({ ...changes, isPayOnlineOffered: gateways.offered !== null }, viewer, order).catch(
        throwAsUnavailable,
      ),
    changeBookingStatus: (viewer: Viewer | null, change: Parameters<typeof changeBookingStatus>[2]) =>
      changeBookingStatus(changes, viewer, change),
    quoteCancellation: (viewer: Viewer | null, bookingId: string) =>
      quoteCancellation({ db, clock }, viewer, bookingId),
    openBookingFeed,
    quoteChange: async (
      bookingId: string,
      by: BookingVisitor,
      headers: Headers,
      change: ChangeRequest | { kind: "cancel" },
    ) => quoteChange({ db, clock }, await opened(bookingId, by, headers), change),
    cancelBooking: async (
      bookingId: string,
      by: BookingVisitor,
      headers: Headers,
      request: Omit<Parameters<typeof cancelBooking>[2], "by">,
    ) =>
      cancelBooking(changes, await opened(bookingId, by, headers), {
        ...request,
        by: by.viewer?.id ?? null,
      }).catch(throwAsUnavailable),
    changePartyOrDate: async (
      bookingId: string,
      by: BookingVisitor,
      headers: Headers,
      request: Omit<Parameters<typeof changePartyOrDate>[2], "by">,
    ) =>
      changePartyOrDate(changes, await opened(bookingId, by, headers), {
        ...request,
        by: by.viewer?.id ?? null,
      }).catch(throwAsUnavailable),
    listOwnBookings: (viewer: Viewer | null, query: Parameters<typeof listOwnBookings>[2]) =>
      listOwnBookings({ db, clock }, viewer, query),
    getOwnBooking: (viewer: Viewer | null, bookingId: string) =>
      getOwnBooking({ db, clock }, viewer, bookingId),
    changeOwnBooking: (viewer: Viewer | null, change: Parameters<typeof changeOwnBooking>[2]) =>
      changeOwnBooking({ db, clock, publisher }, viewer, change),
    lookUpBooking: (lookup: BookingLookup, headers: Headers) => lookUpFor(headers)(lookup),
    getTrip: (address: Parameters<typeof getTrip>[1]) => getTrip({ db, clock, keys }, address),
    tripPathOf: (bookingId: string) => tripPathOf({ db, keys }, bookingId),
    getBookingContact: (viewer: Viewer | null) => getBookingContact({ db }, viewer),
    // Limits the guessing of coupon codes.
    limitQuotes: (headers: Headers) =>
      requireWithinLimit(limiters.quote, headers, "Too many price requests. Please wait a minute."),
    getQuote: (request: QuoteRequest) => getQuote({ db, clock }, request),
    limitHolds: (headers: Headers) =>
      requireWithinLimit(limiters.hold, headers, "Too many seat holds. Please wait a minute."),
    holderOf: (headers: Headers) => holderOf(headers, keys),
    holderCookie: (holder: string) => holderCookie(holder, keys, requestOrigin),
    createHold: (request: HoldRequest, by: Parameters<typeof createHold>[2]) =>
      createHold({ db, clock, publisher }, request, by).catch(throwAsUnavailable),
    changeHold: (holdId: string, change: HoldChange) =>
      changeHold({ db, clock, publisher }, holdId, change).catch(throwAsUnavailable),
    releaseHold: (holdId: string) => releaseHold({ db, publisher }, holdId).catch(throwAsUnavailable),
    limitDocuments: (headers: Headers) =>
      requireWithinLimit(limiters.paper, headers, "Too many documents. Please wait a minute."),
    getBookingDocument: (visitor: DocumentsVisitor, paper: Parameters<typeof getBookingDocument>[2]) =>
      getBookingDocument({ db, keys }, visitor, paper),
    getVoucher: (visitor: DocumentsVisitor, bookingId: string) =>
      getVoucher({ db, keys }, visitor, bookingId),
    getVoucherKeys: () => voucherPublicKeys(keys),
  };
}
