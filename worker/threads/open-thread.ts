import type { SQL } from "drizzle-orm";
import type { Viewer } from "~/domain/accounts/account";
import { AppError } from "~/domain/errors";
import { bookingReferenceSchema } from "~/domain/trips/traveler-booking";
import { assertTraveler, requireRight } from "../platform/authz/actors";
import { requireBookingKey } from "../trips/booking-access";
import { bookingWith, travelerBookingWith } from "../bookings/traveler-bookings.repo";
import type { Database } from "../platform/db/client";
import { customerBookingWith } from "../desk/operator-bookings.repo";
import type { Keys } from "../platform/keys/keys";
import { threadErrors } from "./messages";

/** The visitor of a thread and their side: a traveler, signed in or with the key of the booking's own page, or an operator. */
export type ThreadVisitor =
  | { side: "traveler"; viewer: Viewer | null; key?: string | undefined }
  | { side: "operator"; viewer: Viewer | null };

/** A thread's booking, for a visitor who may read and write there. */
export interface OpenedThread {
  side: "traveler" | "operator";
  /** Matches the booking if the visitor may read it; part of every statement. */
  condition: SQL;
  /** The account, null for a guest. */
  userId: string | null;
}

/**
 * @param bookingId unvalidated, from the URL
 * @throws AppError `unauthenticated`, `forbidden` (not an operator, or staff without the right "bookings"), `not_found` (unknown, or
 * someone else's booking)
 */
export async function openThread(
  { db, keys }: { db: Database; keys: Keys },
  visitor: ThreadVisitor,
  bookingId: string,
): Promise<OpenedThread> {
  if (visitor.side === "operator") {
    const staff = await requireRight(db, visitor.viewer, "bookings");
    const condition = customerBookingWith(referenceOf(bookingId), staff.id);
    return { side: "operator", condition, userId: staff.id };
  }
  const { viewer, key } = visitor;
  if (key !== undefined) {
    const reference = await requireBookingKey({ db, keys }, bookingId, key);
    return { side: "traveler", condition: bookingWith(reference), userId: viewer?.id ?? null };
  }
  assertTraveler(viewer);
  const condition = travelerBookingWith(referenceOf(bookingId), viewer);
  return { side: "traveler", condition, userId: viewer.id };
}

function referenceOf(bookingId: string): string {
  const reference = bookingReferenceSchema.safeParse(bookingId);
  if (!reference.success) throw noSuchThread();
  return reference.data;
}

export function noSuchThread(): AppError {
  return new AppError("not_found", threadErrors().notFound);
}
