import type { BookingMailer } from "../../worker/notifications/bookings/booking-mailer";

/** Links to a fictitious site, and leaves messages in the outbox. */
export const bookingMailer: BookingMailer = {
  pageOf: ({ bookingId }) => Promise.resolve(`https://tours.example/trip/${bookingId}/key`),
  verificationUrlOf: ({ bookingId }) => `https://tours.example/confirm-booking/${bookingId}/key`,
  addressOf: (path) => `https://tours.example${path}`,
  deliver: () => undefined,
};
