import type { BookingRow } from "../../worker/db/schema";
import type { BookingEmailData } from "../../worker/mail/booking-email-data";

/** Returns the row of a confirmed booking of Nov 21, 2026, with overrides. */
export function bookingRow(overrides: Partial<BookingRow> = {}): BookingRow {
  return {
    id: "9d0f7c1e-8c5b-4f5e-9d1b-0a6f2c3d4e5f",
    bookingId: "TB123456",
    linkVersion: 0,
    status: "confirmed",
    tourId: 1,
    soldBy: "nilgiri-trails",
    userId: null,
    tourTitle: "Ooty, where the toy train climbs to the tea",
    tourDestination: "Ooty, Tamil Nadu",
    tourDuration: "4 days / 3 nights",
    tourPrice: 12_499,
    departureCity: "Bangalore",
    travelDate: "2027-01-10",
    numberOfTravelers: 2,
    children: 0,
    infants: 0,
    commissionPercent: 10,
    roomType: "deluxe",
    noticeVersion: 1,
    specialRequests: "We eat no nuts.",
    pickUp: null,
    customerName: "Meera Iyer",
    customerFolded: " meera iyer",
    customerEmail: "meera.iyer@example.com",
    customerPhone: "+919845012345",
    emergencyName: "Arjun Iyer",
    emergencyPhone: "+919845054321",
    buyerState: null,
    postalCode: null,
    billingAddress: null,
    buyerGstin: null,
    paymentMethod: "upi",
    couponCode: null,
    priceLines: [
      { code: "fare", label: "2 travelers × ₹12,499", amount: 24_998 },
      { code: "room", label: "Deluxe room", amount: 2000 },
    ],
    gstPercent: 5,
    gstAmount: 1286,
    discount: 0,
    totalAmount: 26_998,
    priceBasis: null,
    paidAmount: 0,
    refundedAmount: 0,
    refundDue: null,
    refundSchedule: [
      { atLeastDays: 30, percent: 100 },
      { atLeastDays: 14, percent: 50 },
      { atLeastDays: 0, percent: 0 },
    ],
    maxRefundPercent: 100,
    paymentDueAt: null,
    paymentReminderAt: null,
    balanceDueAt: null,
    balanceReminders: 0,
    balanceCancelAt: null,
    emailKey: "meera.iyer@example.com",
    verifiedAt: Date.UTC(2026, 10, 21),
    dueDays: 7,
    createdAt: Date.UTC(2026, 10, 21),
    cancelledAt: null,
    ownSale: null,
    isByTeam: false,
    isFirst: false,
    ...overrides,
  };
}

/** Returns that booking with the other data of its messages. */
export function bookingEmailData(
  overrides: Partial<BookingRow> = {},
  beside: Partial<Omit<BookingEmailData, "booking">> = {},
): BookingEmailData {
  return {
    booking: bookingRow(overrides),
    operatorName: "Nilgiri Trails",
    departures: { startTime: "05:45", cutOff: { kind: "days", days: 1, time: "18:00" } },
    meetingPoint: "Mysuru Road metro station, main entrance, at 5.45 am",
    carry: ["A fleece", "A steel bottle"],
    url: "https://tours.example/trip/TB123456/key",
    ...beside,
  };
}
