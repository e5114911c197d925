import type { AdminBooking } from "~/domain/bookings/booking-schema";

/** Returns a booking as shown to admins. */
export function adminBooking(overrides: Partial<AdminBooking> = {}): AdminBooking {
  return {
    bookingId: "TB123456",
    tourSlug: "ooty",
    tourTitle: "Ooty, where the toy train climbs to the tea",
    tourDestination: "Ooty, Tamil Nadu",
    tourDuration: "4 days / 3 nights",
    tourPrice: 12_499,
    departureCity: "Bangalore",
    travelDate: "2026-12-12",
    numberOfTravelers: 2,
    roomType: "standard",
    specialRequests: null,
    customerName: "Meera Iyer",
    customerEmail: "meera.iyer@example.com",
    customerPhone: "+919845012345",
    emergencyName: "Arjun Iyer",
    emergencyPhone: "+919845054321",
    paymentMethod: "upi",
    discount: 0,
    totalAmount: 24_998,
    status: "confirmed",
    createdAt: "2026-11-21T06:00:00.000Z",
    commission: 2500,
    commissionPercent: 10,
    operatorName: "Nilgiri Trails",
    operatorSlug: "nilgiri-trails",
    gstAmount: 1190,
    source: "site",
    version: 1,
    priceLines: [{ code: "fare", label: "2 travelers × ₹12,499", amount: 24_998 }],
    ...overrides,
  };
}
