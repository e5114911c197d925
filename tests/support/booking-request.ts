import { addDays, todayInIndia } from "~/domain/calendar/calendar";

let datesGiven = 0;

/** Returns a travel date unique within the file, so that tests do not share seats. */
export function freshTravelDate(): string {
  datesGiven = (datesGiven % 700) + 1;
  return addDays(todayInIndia(Date.now()), datesGiven + 1);
}

let customers = 0;

/**
 * Returns a valid booking request body with overrides. Each is of another customer, whose unpaid bookings don't count
 * with the others'.
 */
export function bookingRequest(overrides: Record<string, unknown> = {}) {
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
