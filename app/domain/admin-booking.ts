import type { ListedAction } from "./audit";
import type { AdminBooking } from "./booking";
import type { ChangeQuote } from "./booking-change";
import type { NamedMoment } from "./booking-history";
import type { ThreadEntry } from "./booking-message";
import type { LedgerAccount, LedgerKind } from "./ledger";
import type { BookingPapers } from "./own-booking";
import type { BookingMoney } from "./payment";

/** A booking as its page in the back office shows it. Instants are ISO 8601 in UTC, amounts whole rupees. */

export interface LedgerRow {
  id: number;
  kind: LedgerKind;
  debit: LedgerAccount;
  credit: LedgerAccount;
  amount: number;
  at: string;
}

/** A message of ours about a booking, and what became of it. */
export interface BookingMailNote {
  id: string;
  recipient: string;
  subject: string;
  status: "queued" | "sent" | "failed";
  lastError: string | null;
  at: string;
  sentAt: string | null;
}

export interface AdminBookingPage {
  booking: AdminBooking;
  /** The name of the account it belongs to; null for a guest's. */
  accountName: string | null;
  history: NamedMoment[];
  money: BookingMoney;
  ledger: LedgerRow[];
  mails: BookingMailNote[];
  /** A page of what was done to it by hand, newest first. */
  log: { actions: ListedAction[]; nextCursor: string | null };
  messages: ThreadEntry[];
  papers: BookingPapers;
  /** What comes back to the customer if it is cancelled today; null where it cannot be. */
  cancellation: Omit<ChangeQuote, "lines"> | null;
  /** The number of the newest event this is true at. */
  seq: number;
}
