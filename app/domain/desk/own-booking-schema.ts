import { z } from "zod";
import { bookingFields } from "~/domain/bookings/booking";
import { withPartyRules } from "~/domain/bookings/party";
import { maxTravelers } from "~/domain/bookings/party-limits";
import { emailSchema, nameSchema } from "~/domain/accounts/person-fields";
import { orNull, whole } from "~/domain/form-fields";

import { ownSales } from "~/domain/bookings/own-booking";

/** Forms of own bookings, as typed. */

const partyFields = {
  travelDate: bookingFields.travelDate,
  startTime: bookingFields.startTime,
  numberOfTravelers: whole("the travelers", 1, maxTravelers),
  children: whole("the children", 0, maxTravelers),
  infants: whole("the infants", 0, 2 * maxTravelers),
};

const saleFields = {
  /** The operator's own price; null for that of the tour. */
  total: orNull(whole("the total", 0, 10_000_000)),
  sale: z.enum(ownSales, "Please choose whether it is paid."),
  /** Also for the customer. */
  note: bookingFields.specialRequests,
};

/** A new own booking, as typed. */
export const ownBookingSchema = withPartyRules(
  z.object({
    tour: bookingFields.tour,
    ...partyFields,
    roomType: bookingFields.roomType,
    name: nameSchema("Please enter a name.", 120),
    phone: bookingFields.phone,
    email: orNull(emailSchema),
    ...saleFields,
  }),
);
export type OwnBooking = z.output<typeof ownBookingSchema>;

/** Changes of an own booking, as typed. */
export const ownBookingChangeSchema = withPartyRules(
  z.object({ ...partyFields, ...saleFields, total: whole("the total", 0, 10_000_000) }),
);
export type OwnBookingChange = z.output<typeof ownBookingChangeSchema>;
