import { eq } from "drizzle-orm";
import { bookings } from "../../worker/platform/db/schema";
import type { HoldBackDependencies } from "../../worker/held-changes/hold-back";
import { useCases } from "../../worker/services";
import { book } from "./api";
import { audit } from "./audit";
import { bookingMailer } from "./booking-mailer";
import { db, makePending } from "./database";
import { keys } from "./keys";
import { publisher } from "./payments";

export const { run: holdBack } = useCases.holdBack;
export const { run: undoHeldChanges } = useCases.undoHeldChanges;

export const heldBackFor = 10_000;

/** Returns the dependencies of held changes as of an instant. Nothing is applied in the background. */
export function heldBackAt(now: number): HoldBackDependencies {
  return {
    db,
    clock: () => now,
    audit: { ...audit, clock: () => now, keys },
    publisher,
    bookingMailer,
    mailer: { send: () => Promise.resolve() },
    origin: "https://tours.example",
    heldBackFor,
    applyWhenDue: () => undefined,
    announceHeldChanges: () => undefined,
  };
}

/** Books a trip that waits for confirmation, and returns its reference. */
export async function pendingBooking(): Promise<string> {
  const { bookingId } = await book();
  await makePending(bookingId);
  return bookingId;
}

export async function statusOf(bookingId: string) {
  const row = await db
    .select({ status: bookings.status })
    .from(bookings)
    .where(eq(bookings.bookingId, bookingId))
    .get();
  return row?.status;
}
