import { and, eq, gt, sql } from "drizzle-orm";
import { AppError } from "~/domain/errors";
import type { Hold, HoldRequest } from "~/domain/seats/hold";
import { seatHolds } from "../../worker/platform/db/schema";
import { createHold } from "../../worker/seats/create-hold";
import { db } from "./database";
import { keys } from "./keys";
import { publisher } from "./payments";

/** A simulated clock, and clients that hold seats at its time. */
export function clientsAt(start: number) {
  let now = start;
  const dependencies = { db, clock: () => now, publisher, keys };
  return {
    dependencies,
    pass(milliseconds: number) {
      now += milliseconds;
    },
    /** Holds seats as a new client of a caller, unless a holder is named. */
    hold(
      caller: string | null,
      request: HoldRequest,
      client: { holder?: string; isProofAsked?: boolean } = {},
    ) {
      return createHold(dependencies, request, { holder: crypto.randomUUID(), caller, ...client });
    },
    /** Returns the departures and seats that a caller holds. */
    async heldBy(caller: string) {
      const row = await db
        .select({
          departures: sql<number>`count(DISTINCT ${seatHolds.tourId} || ' ' || ${seatHolds.travelDate})`,
          seats: sql<number>`coalesce(sum(${seatHolds.seats}), 0)`,
        })
        .from(seatHolds)
        .where(and(eq(seatHolds.caller, caller), gt(seatHolds.expiresAt, now)))
        .get();
      return { departures: row?.departures ?? 0, seats: row?.seats ?? 0 };
    },
  };
}

/** Returns the code of a refused hold, or null; fails on other errors. */
export async function outcomeOf(hold: Promise<Hold>): Promise<string | null> {
  try {
    await hold;
    return null;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.code;
  }
}
