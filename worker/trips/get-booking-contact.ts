import { awaitsApproval, type Viewer } from "~/domain/accounts/account";
import type { BookingContact } from "~/domain/trips/traveler-booking";
import { splitName } from "~/domain/typed-input/name";
import type { Database } from "../platform/db/client";
import { findBookingContact } from "./booking-contact.repo";

/** Returns the viewer's contact details to prefill the booking form, those that the account lacks from its last booking; null for a guest. */
export async function getBookingContact(
  { db }: { db: Database },
  viewer: Viewer | null,
): Promise<BookingContact | null> {
  if (!viewer || awaitsApproval(viewer)) return null;
  const contact = await findBookingContact(db, viewer.id);
  if (contact === null) return null;
  // Name and number belong together: both come from one place.
  const emergency = contact.emergencyPhone ? contact : contact.last;
  return {
    ...splitName(contact.name),
    email: contact.email,
    phone: contact.phone ?? contact.last?.phone ?? "",
    emergencyName: emergency?.emergencyName ?? contact.emergencyName ?? "",
    emergencyPhone: emergency?.emergencyPhone ?? "",
  };
}
