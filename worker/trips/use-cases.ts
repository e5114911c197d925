import { agreeToBooking, getAgreement } from "./agreement";
import { cancelBooking } from "./cancel-booking";
import { changeTravelerBooking } from "./change-traveler-booking";
import { changePartyOrDate } from "./change-party-or-date";
import { getBookingContact } from "./get-booking-contact";
import { getNextBooking, getTravelerBooking } from "./get-traveler-booking";
import { getTrip } from "./get-trip";
import { listTravelerBookings } from "./list-traveler-bookings";
import { lookUpBooking } from "./look-up-booking";
import { getParty } from "./get-party";
import { saveParty } from "./save-party";
import { quoteChange } from "./quote-change";
import { getVerification, verifyBooking } from "./verify-booking";
import { agreementPathOf, tripPathOf } from "./trip-path";
import { traveler } from "../platform/authz/guards";
import { anyone, checkedByCaller, orUnavailable, reading, visitor } from "../platform/authz/use-case";

export const tripUseCases = {
  quoteChange: visitor(quoteChange),
  cancelBooking: orUnavailable(visitor(cancelBooking)),
  changePartyOrDate: orUnavailable(visitor(changePartyOrDate)),
  listTravelerBookings: traveler(reading(listTravelerBookings)),
  getTravelerBooking: traveler(reading(getTravelerBooking)),
  getNextBooking: traveler(reading(getNextBooking)),
  changeTravelerBooking: traveler(changeTravelerBooking),
  lookUpBooking: visitor(lookUpBooking),
  getTrip: visitor(reading(getTrip)),
  getParty: visitor(reading(getParty)),
  saveParty: orUnavailable(visitor(saveParty)),
  getAgreement: visitor(reading(getAgreement)),
  agreeToBooking: orUnavailable(visitor(agreeToBooking)),
  getVerification: visitor(reading(getVerification)),
  verifyBooking: orUnavailable(visitor(verifyBooking)),
  tripPathOf: checkedByCaller(tripPathOf),
  agreementPathOf: checkedByCaller(agreementPathOf),
  getBookingContact: anyone(reading(getBookingContact)),
};
