/** The promises that are checked while the site runs, in the order of the status page. */
export const checkNames = ["seats", "feed", "books", "audit", "mail"] as const;
export type CheckName = (typeof checkNames)[number];

/** Promise of each check, the rows that it reads and their name. */
export const checkTexts: Record<CheckName, { promise: string; checks: string; counted: string }> = {
  seats: {
    promise: "No departure is oversold",
    checks:
      "Seats sold and held against the seats of each departure of the next 60 days, and against its bookings.",
    counted: "departures",
  },
  feed: {
    promise: "Operators miss no booking",
    checks: "The numbers of the newest changes of bookings, which follow each other without a gap.",
    counted: "changes",
  },
  books: {
    promise: "The books balance",
    checks: "Payments, refunds and the ledger of the newest bookings against each other.",
    counted: "bookings",
  },
  audit: {
    promise: "The record of our team's actions is unaltered",
    checks: "Once a day, the signature of every new row, and of 20,000 older ones in turn.",
    counted: "actions",
  },
  mail: {
    promise: "Mail leaves on time",
    checks: "Queued messages; none waits for more than 15 minutes for its first try.",
    counted: "queued messages",
  },
};

export interface CheckResult {
  name: CheckName;
  /** UTC instant. */
  at: number;
  isOk: boolean;
  checked: number;
  faults: number;
}

/** Minutes between two runs of the checks, except of the audit log's, which is daily. */
export const checkMinutes = 5;
