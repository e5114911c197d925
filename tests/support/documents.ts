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
    linkVersion: 0,
    id: "b1",
    booking: { ...withoutBackOffice(adminBooking()), ...booking },
    lastDay: "2026-12-15",
    operator: {
      name: "Nilgiri Trails",
      address: "4 Commercial Road, Ooty",
      phone: "+914232441234",
      registrationNumber: null,
    },
    tour: {
      place: "Ooty",
      startTime: "05:45",
      meetingPoint: "Platform 1, Mettupalayam",
      carry: ["A fleece", "Closed shoes"],
    },
    version: 3,
    changedAt: Date.UTC(2026, 10, 21, 6),
    taxDocuments: [],
    money: { status: "confirmed", totalAmount: 24_998, paidAmount: 0, refundedAmount: 0 },
    platform: { contact: defaultPublicSettings.contact },
    ...overrides,
  };
}
