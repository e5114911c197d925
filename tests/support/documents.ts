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
    language: "en",
    id: "b1",
    booking: { ...withoutBackOffice(adminBooking()), ...booking },
    lastDay: "2026-12-15",
    operator: {
      name: "Nilgiri Trails",
      address: "4 Commercial Road, Ooty",
      registrationNumber: null,
    },
    contacts: [{ who: "Nilgiri Trails", phone: "+914232441234", chat: "https://wa.me/914232441234" }],
    tour: {
      place: "Ooty",
      startTime: "05:45",
      meetingPoint: "Platform 1, Mettupalayam",
      meetingStop: { place: "Mettupalayam railway station", at: [11.2986, 76.9366] },
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
