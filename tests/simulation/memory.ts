import type { BookingRequest } from "~/domain/bookings/booking-request";
import type { Viewer } from "~/domain/accounts/account";
import { HoldPromises } from "./hold-promises.ts";

/** A request for a booking, which a person may send again. */
export interface BookingAttempt {
  request: BookingRequest;
  viewer: Viewer | null;
  idempotencyKey: string;
  holder: string;
  /** When it was first sent, a UTC instant. */
  at: number;
}

/** An acknowledged booking. */
export interface KnownBooking {
  bookingId: string;
  email: string;
  seats: number;
}

export interface KnownHold {
  holdId: string;
  holder: string;
  tour: string;
  travelDate: string;
  startTime?: string | undefined;
  seats: number;
}

/** Something that was acknowledged, and a query that finds it for good. */
interface Promised {
  what: string;
  sql: string;
  values: (string | number)[];
}

/** Knowledge of people outside: the answers they got, and what these promised. */
export class Memory {
  readonly bookings: KnownBooking[] = [];
  /** Requests whose answer was lost. */
  readonly unanswered: BookingAttempt[] = [];
  holds: KnownHold[] = [];
  readonly holdPromises = new HoldPromises();
  readonly promises: Promised[] = [];
  /** Reference by idempotency key. */
  readonly byKey = new Map<string, string>();
  /** Breaks of a promise that only its receiver sees. */
  readonly breaches: string[] = [];

  promise(what: string, sql: string, ...values: (string | number)[]): void {
    this.promises.push({ what, sql, values });
  }
}
