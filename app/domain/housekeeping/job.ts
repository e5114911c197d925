/** Names of the jobs that run every minute. */
export const jobNames = [
  "mail",
  "housekeeping",
  "payments",
  "trips",
  "pictures",
  "reminders",
  "closures",
  "taxes",
  "invoices",
  "keys",
  "figures",
  "waiting",
  "held",
  "audit",
  "checks",
  "retention",
  "webhooks",
  "calendars",
  "reports",
] as const;
export type JobName = (typeof jobNames)[number];

export const jobLabels: Record<JobName, string> = {
  mail: "Deliver mail and phone messages",
  housekeeping: "Delete expired data",
  payments: "Check payments, end unpaid bookings, send refunds",
  trips: "Mark past trips as completed",
  pictures: "Delete the files of removed pictures",
  reminders:
    "Remind travelers of trips and payments, notify them of changed starts, send operators their manifests",
  closures: "Carry out rescues, notify travelers of closed departures, refund those who made no choice",
  taxes: "Write the taxes on what was received and on trips that ended",
  invoices: "Issue our monthly invoices to operators",
  keys: "Move stored data to the newest secret key",
  figures: "Add up the sums behind the reports, and verify them against their rows once a day",
  waiting: "Offer returned seats to waiting lists",
  audit: "Verify the audit log and sign its end, once a day",
  checks: "Check seats, feed, books and mail for the status page",
  retention: "Erase personal data after the times in the settings, once a day",
  webhooks: "Send events to the webhooks of resellers and operators",
  calendars: "Read the calendars that block departures",
  reports: "Send scheduled reports and monthly statements of resellers",
  held: "Make held-back changes that the server left undone",
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

/** A refund that the gateway failed to make and that needs manual action. */
export interface FailedRefund {
  id: string;
  bookingId: string;
  /** Whole rupees. */
  amount: number;
  error: string | null;
  createdAt: number;
  /** True if a retry may succeed; false if the gateway rejected the refund. */
  canRetry: boolean;
}
