import type { BookingMailer } from "../../worker/bookings/booking-mailer";

/** Links to a site that is none, and leaves what was written in the outbox. */
export const bookingMailer: BookingMailer = {
  pageOf: ({ bookingId }) => Promise.resolve(`https://tours.example/trip/${bookingId}/key`),
  addressOf: (path) => `https://tours.example${path}`,
  deliver: () => undefined,
};
