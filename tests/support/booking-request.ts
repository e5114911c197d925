import { addDays, todayInIndia } from "~/domain/calendar/calendar";

let datesGiven = 0;

/** Returns a travel date unique within the file, so that tests do not share seats. */
export function freshTravelDate(): string {
  datesGiven = (datesGiven % 700) + 1;
  return addDays(todayInIndia(Date.now()), datesGiven + 1);
}

/** Returns a valid booking request body with overrides. */
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
