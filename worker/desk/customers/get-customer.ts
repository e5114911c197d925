import { hasAdminRight } from "~/domain/accounts/admin-rights";
import type { CustomerPage } from "~/domain/desk/customer";
import { todayInIndia } from "~/domain/calendar/calendar";
import { AppError } from "~/domain/errors";
import type { Clock } from "../../platform/clock";
import type { Database } from "../../platform/db/client";
import { officeBookingWith, type OfficeActor } from "../repair/repair-booking";
import { findCustomerAnchor, isOfCustomer, listAccountsWith, readCustomer } from "./customer.repo";

const perPage = 25;

/**
 * Returns all bookings with the e-mail address or phone number of a booking, newest first; for operators, their own.
 * @param bookingId as in the URL, which names no address
 * @throws AppError `not_found`, `invalid` for an invalid cursor
 */
export async function getCustomer(
  { db, clock }: { db: Database; clock: Clock },
  actor: OfficeActor,
  bookingId: string,
  cursor?: string,
): Promise<CustomerPage> {
  const anchor = await findCustomerAnchor(db, officeBookingWith(actor, bookingId));
  if (!anchor) throw new AppError("not_found", "Booking not found.");
  const isAdmin = actor.role === "admin";
  const [page, accounts] = await Promise.all([
    readCustomer(db, isOfCustomer(anchor, isAdmin ? null : actor.id), {
      side: isAdmin ? "team" : "operator",
      today: todayInIndia(clock()),
      cursor,
      limit: perPage,
    }),
    hasAdminRight(actor, "view-users") && anchor.email !== "" ? listAccountsWith(db, anchor.email) : [],
  ]);
  return { bookingId, name: anchor.name, ...page, accounts };
}
