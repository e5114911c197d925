import type { PrintedBooking } from "~/domain/documents/booking-documents";
import { defaultPublicSettings } from "~/domain/settings/platform";
import { withoutBackOffice } from "../../worker/bookings/booking-view";
import { adminBooking } from "./booking";

/** Returns the data of a booking's documents. */
export function bookingOnPaper({
  booking,
  ...overrides
}: Partial<Omit<PrintedBooking, "booking">> & {
  booking?: Partial<PrintedBooking["booking"]>;
} = {}): PrintedBooking {
  return {
    id: "b1",
    booking: { ...withoutBackOffice(adminBooking()), ...booking },
    priceLines: [{ code: "fare", label: "2 travelers × ₹12,499", amount: 24_998 }],
    lastDay: "2026-12-15",
    operator: { name: "Nilgiri Trails", address: "4 Commercial Road, Ooty", registrationNumber: null },
    tour: {
      place: "Ooty",
      startTime: "05:45",
      meetingPoint: "Platform 1, Mettupalayam",
      carry: ["A fleece", "Closed shoes"],
    },
    version: 3,
    changedAt: Date.UTC(2026, 10, 21, 6),
    invoice: {
      financialYear: "2026-27",
      number: 42,
      total: 24_998,
      gstPercent: 5,
      gstAmount: 1190,
      issuedAt: Date.UTC(2026, 10, 21, 6),
    },
    platform: { contact: defaultPublicSettings.contact, gstin: null },
    ...overrides,
  };
}
