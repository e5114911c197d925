import { awaitsApproval, type Viewer } from "~/domain/accounts/account";
import type { BookingContact } from "~/domain/trips/traveler-booking";
import { splitName } from "~/domain/typed-input/name";
import type { Database } from "../platform/db/client";
import { findBookingContact } from "./booking-contact.repo";

/** Returns the viewer's contact details to prefill the booking form, or null for a guest. */
export async function getBookingContact(
  { db }: { db: Database },
  viewer: Viewer | null,
): Promise<BookingContact | null> {
  if (!viewer || awaitsApproval(viewer)) return null;
  const contact = await findBookingContact(db, viewer.id);
  return (
    contact && {
      ...splitName(contact.name),
      email: contact.email,
      phone: contact.phone ?? "",
      emergencyName: contact.emergencyName ?? "",
      emergencyPhone: contact.emergencyPhone ?? "",
    }
  );
}
