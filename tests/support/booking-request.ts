import { addDays, todayInIndia } from "~/domain/calendar";

let datesGiven = 0;

/** A travel date nobody else in this file was given, so that the seats of one test are not those of another. */
export function freshTravelDate(): string {
  datesGiven = (datesGiven % 700) + 1;
  return addDays(todayInIndia(Date.now()), datesGiven + 1);
}

/** The body of a booking that is accepted, with whatever a test wants to be different. */
export function bookingRequest(overrides: Record<string, unknown> = {}) {
  return {
    tour: "ooty",
    firstName: "Meera",
    lastName: "Iyer",
    email: "meera.iyer@example.com",
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
