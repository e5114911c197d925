/** The parts of what is done every minute, by name. */
export const jobNames = [
  "mail",
  "housekeeping",
  "payments",
  "trips",
  "pictures",
  "reminders",
  "closures",
  "keys",
] as const;
export type JobName = (typeof jobNames)[number];

export const jobLabels: Record<JobName, string> = {
  mail: "Deliver mail",
  housekeeping: "Delete what has expired",
  payments: "Look up payments, end unpaid bookings, send refunds",
  trips: "Mark trips that are over as completed",
  pictures: "Delete the files of removed pictures",
  reminders: "Remind travellers of their trips",
  closures: "Tell travellers of closed departures, refund who chose nothing",
  keys: "Move stored data to the newest secret key",
};

/** A job that failed and has not succeeded since. */
export interface FailedJob {
  name: JobName;
  error: string;
  failures: number;
  /** UTC instants. */
  firstFailedAt: number;
  lastFailedAt: number;
}

/** A refund that the gateway was asked for in vain, so that people must see to it. */
export interface FailedRefund {
  id: string;
  bookingId: string;
  /** Whole rupees. */
  amount: number;
  error: string | null;
  createdAt: number;
  /** Whether asking again can help: not where the gateway itself has refused it. */
  canRetry: boolean;
}
