import { logged } from "../audit/log-reading";
import type { FaultParty } from "~/domain/bookings/cancellation-terms";
import { changeHold } from "../holds/change-hold";
import { createHold } from "../holds/create-hold";
import { holderCookie, holderOf } from "../holds/holder-cookie";
import { releaseHold } from "../holds/release-hold";
import { callerIdOf } from "../http/rate-limit";
import { getQuote } from "../prices/get-quote";
import { cancelBooking } from "./cancel-booking";
import { changeBookingStatus, refundGoodwill } from "./change-booking-status";
import { changeTravelerBooking } from "./traveler/change-traveler-booking";
import { changePartyOrDate } from "./change-party-or-date";
import * as repo from "./bookings.repo";
import { createBooking } from "./create-booking";
import { createBookingFor } from "./create-booking-for";
import { getAdminBooking } from "./admin/get-admin-booking";
import { getBookingContact } from "./traveler/get-booking-contact";
import { getNextBooking, getTravelerBooking } from "./traveler/get-traveler-booking";
import { getTrip } from "./traveler/get-trip";
import { listBookingChoices, listBookings, sumBookings } from "./admin/booking-list.repo";
import { listTravelerBookings } from "./traveler/list-traveler-bookings";
import { lookUpBooking } from "./traveler/look-up-booking";
import { getParty } from "./party/get-party";
import { saveParty } from "./party/save-party";
import { quoteChange, quoteOf } from "./quote-change";
import { getCustomer } from "./customers/get-customer";
import { addBookingNote } from "./repair/add-booking-note";
import { answerProposal, getProposal } from "./repair/answer-proposal";
import { quoteRepair, repairBooking, withdrawProposal } from "./repair/repair-booking";
import { repairContact, resendDocuments } from "./repair/repair-contact";
import { answerOffer, getOffer } from "./rescue/answer-offer";
import { getRescue, listBookingsAhead } from "./rescue/get-rescue";
import { orderRescue, retryRescue, stepRescue } from "./rescue/order-rescue";
import { sendBookingMessage } from "./notifications/send-booking-message";
import { getVerification, verifyBooking } from "./traveler/verify-booking";
import { tripPathOf } from "./traveler/trip-path";
import type { Database } from "../db/client";
import { getSettings } from "../settings/get-settings";
import { admin, adminOrStaff, query, traveler } from "../authz/guards";
import { anyone, checkedByCaller, limit, orUnavailable, read, visitor } from "../use-case";
import type { Clock } from "../clock";
import { bookingWith } from "./traveler/traveler-bookings.repo";
import { watchAllBookings } from "./watch-bookings";
import type { Admin } from "../authz/actors";

export const bookingUseCases = {
  createBooking: orUnavailable(anyone(createBooking)),
  /** Returns true if a gateway is configured and administrators have not turned off online payment. */
  isPayOnlineOffered: anyone(
    async ({ db, isPayOnlineOffered }: { db: Database; isPayOnlineOffered: boolean }) =>
      isPayOnlineOffered && (await getSettings(db)).features.payOnline,
  ),
  /** Returns true if a booking was made with this idempotency key. */
  isKeyUsed: orUnavailable(anyone(read(repo.isKeyUsed))),
  limitBookings: limit("booking", "Too many bookings. Please wait a minute."),
  listBookings: admin("view-bookings", query(listBookings)),
  sumBookings: admin("view-bookings", query(sumBookings)),
  listBookingChoices: admin("view-bookings", query(listBookingChoices)),
  getAdminBooking: admin(
    "view-bookings",
    logged("booking", getAdminBooking, ([bookingId]) => bookingId),
  ),
  sendBookingMessage: admin("bookings", sendBookingMessage),
  createBookingFor: orUnavailable(admin("bookings", createBookingFor)),
  changeBookingStatus: admin("bookings", changeBookingStatus),
  getRescue: adminOrStaff("bookings", "departures", getRescue),
  orderRescue: orUnavailable(adminOrStaff("bookings", "departures", orderRescue)),
  retryRescue: adminOrStaff("bookings", "departures", retryRescue),
  stepRescue: orUnavailable(adminOrStaff("bookings", "departures", stepRescue)),
  listBookingsAhead: admin("view-bookings", listBookingsAhead),
  refundGoodwill: admin("payments", refundGoodwill),
  getCustomer: adminOrStaff(
    "view-bookings",
    "bookings",
    logged("customer", getCustomer, ([bookingId]) => bookingId),
  ),
  quoteRepair: adminOrStaff("view-bookings", "bookings", quoteRepair),
  repairBooking: orUnavailable(adminOrStaff("view-bookings", "bookings", repairBooking)),
  repairContact: orUnavailable(adminOrStaff("bookings", "bookings", repairContact)),
  resendDocuments: orUnavailable(adminOrStaff("bookings", "bookings", resendDocuments)),
  addBookingNote: adminOrStaff("bookings", "bookings", addBookingNote),
  withdrawProposal: admin("view-bookings", withdrawProposal),
  getProposal: visitor(getProposal),
  answerProposal: orUnavailable(visitor(answerProposal)),
  quoteCancellation: admin(
    "view-bookings",
    (dependencies: { db: Database; clock: Clock }, _admin: Admin, bookingId: string, fault?: FaultParty) =>
      quoteOf(dependencies, bookingWith(bookingId), { kind: "cancel", fault }),
  ),
  watchAllBookings: admin("view-bookings", watchAllBookings),
  quoteChange: visitor(quoteChange),
  cancelBooking: orUnavailable(visitor(cancelBooking)),
  changePartyOrDate: orUnavailable(visitor(changePartyOrDate)),
  listTravelerBookings: traveler(listTravelerBookings),
  getTravelerBooking: traveler(getTravelerBooking),
  getNextBooking: traveler(getNextBooking),
  changeTravelerBooking: traveler(changeTravelerBooking),
  lookUpBooking: visitor(lookUpBooking),
  getTrip: visitor(getTrip),
  getOffer: visitor(getOffer),
  answerOffer: orUnavailable(visitor(answerOffer)),
  getParty: visitor(getParty),
  saveParty: orUnavailable(visitor(saveParty)),
  getVerification: visitor(getVerification),
  verifyBooking: orUnavailable(visitor(verifyBooking)),
  tripPathOf: checkedByCaller(tripPathOf),
  getBookingContact: anyone(getBookingContact),
  callerIdOf: anyone(callerIdOf),
  limitSearches: limit("search", "Too many searches. Please wait a minute."),
  limitQuotes: limit("quote", "Too many price requests. Please wait a minute."),
  getQuote: anyone(getQuote),
  limitHolds: limit("hold", "Too many seat holds. Please wait a minute."),
  holderOf: anyone(holderOf),
  holderCookie: anyone(holderCookie),
  createHold: orUnavailable(anyone(createHold)),
  changeHold: orUnavailable(visitor(changeHold)),
  releaseHold: orUnavailable(visitor(releaseHold)),
};
