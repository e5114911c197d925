import type { Schemas } from "@tour-bharat/client";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";

let datesGiven = 0;

/** Black-outs of catalogue tours that tests book on any day: Madurai and Mysore. */
const blackOuts = [
  ["2027-04-13", "2027-04-20"],
  ["2027-09-28", "2027-10-10"],
  ["2028-05-01", "2028-05-08"],
  ["2028-09-17", "2028-09-29"],
] as const;

/** Returns a travel date that no other test of the run gets, so that tests do not share seats. */
export function freshTravelDate(): string {
  datesGiven = (datesGiven % 700) + 1;
  const date = addDays(todayInIndia(Date.now()), datesGiven + 1);
  return blackOuts.some(([from, to]) => from <= date && date <= to) ? freshTravelDate() : date;
}

let customers = 0;

/**
 * Returns a valid booking request body with overrides. Each is of another customer, whose unpaid bookings don't count
 * with the others'.
 */
export function bookingRequest(overrides: Record<string, unknown> = {}): Schemas["BookingRequest"] {
  customers += 1;
  return {
    tour: "ooty",
    firstName: "Meera",
    lastName: "Iyer",
    email: `meera.iyer.${customers}@example.com`,
    phone: "+91 98450 12345",
    travelDate: freshTravelDate(),
    numberOfTravelers: 2,
    roomType: "standard",
    specialRequests: null,
    emergencyName: "Arjun Iyer",
    emergencyPhone: "+91 98450 54321",
    paymentMethod: "upi",
    ...overrides,
  };
}
