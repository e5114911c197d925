import { logged } from "../audit/log-reading";
import { changeBookingStatus, refundGoodwill } from "../bookings/change-booking-status";
import { createBookingFor } from "../bookings/create-booking-for";
import { getAdminBooking } from "./admin/get-admin-booking";
import { listBookingChoices, listBookings, sumBookings } from "./admin/booking-list.repo";
import { quoteBearing, quoteCancellation } from "./admin/quote-bearing";
import { getCustomer } from "./customers/get-customer";
import { addBookingNote } from "./repair/add-booking-note";
import { answerProposal, getProposal } from "./repair/answer-proposal";
import { quoteRepair, repairBooking, withdrawProposal } from "./repair/repair-booking";
import { repairContact, resendDocuments } from "./repair/repair-contact";
import { answerOffer, getOffer } from "./rescue/answer-offer";
import { getRescue, listBookingsAhead } from "./rescue/get-rescue";
import { orderRescue, retryRescue, stepRescue } from "./rescue/order-rescue";
import { sendBookingMessage } from "./admin/send-booking-message";
import { admin, adminOrStaff, query } from "../platform/authz/guards";
import { orUnavailable, reading, visitor } from "../platform/authz/use-case";
import { watchAllBookings } from "../bookings/watch-bookings";

export const deskUseCases = {
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
  getRescue: adminOrStaff("bookings", "departures", reading(getRescue)),
  orderRescue: orUnavailable(adminOrStaff("bookings", "departures", orderRescue)),
  retryRescue: adminOrStaff("bookings", "departures", retryRescue),
  stepRescue: orUnavailable(adminOrStaff("bookings", "departures", stepRescue)),
  listBookingsAhead: admin("view-bookings", reading(listBookingsAhead)),
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
  getProposal: visitor(reading(getProposal)),
  answerProposal: orUnavailable(visitor(answerProposal)),
  quoteCancellation: admin("view-bookings", quoteCancellation),
  quoteBearing: admin("payments", quoteBearing),
  watchAllBookings: admin("view-bookings", watchAllBookings),
  getOffer: visitor(reading(getOffer)),
  answerOffer: orUnavailable(visitor(answerOffer)),
};
