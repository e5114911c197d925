import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { Exact } from "~/ui/exact";

/** The status page, with the promise of each check, the rows that it reads and their name. */
export const messages = {
  title: "Status",
  description: "The promises of Tour Bharat that are checked while the site runs, with the last results.",
  every: (minutes: number) =>
    `These promises are checked by the site itself, every ${minutes} minutes. Nobody can edit this page.`,
  notRun: "The first checks have not run yet.",
  allPassed: "All checks passed.",
  failed: (checks: number) => (checks === 1 ? "One check found errors." : `${checks} checks found errors.`),
  notChecked: "Not checked yet.",
  result: (faults: number, checked: string, counted: string, at: number) => (
    <span>
      <span>{`${faults === 0 ? "Passed" : `${faults} errors`}: ${checked} ${counted},`}</span>{" "}
      <Exact>{formatInstantInIndia(at)}</Exact>.
    </span>
  ),
  checks: {
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
  },
};
