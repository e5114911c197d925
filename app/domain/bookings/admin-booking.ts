import type { ListedAction } from "~/domain/audit/audit";
import type { AdminBooking } from "./booking-schema";
import type { ChangeQuote } from "./booking-change";
import type { NamedHistoryEntry } from "./booking-history";
import type { ThreadEntry } from "./booking-message";
import type { LedgerRow } from "~/domain/money/ledger";
import type { BookingDocuments } from "./traveler-booking";
import type { BookingNote, OpenProposal } from "./repair";
import type { ListedTaxDocument } from "~/domain/tax/tax-documents";
import type { Dispute } from "~/domain/payments/dispute";
import type { BookingMoney } from "~/domain/payments/payment";

/** Data of the booking page in the back office. Instants are ISO 8601 in UTC, amounts whole rupees. */

export interface BookingLedgerRow extends Pick<LedgerRow, "id" | "kind" | "debit" | "credit" | "amount"> {
  at: string;
}

/** An e-mail about a booking, with its delivery status. */
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
  /** Names of the party, in its order; people without one by their place. */
  names: string[];
  /** Name of the account the booking belongs to; null for a guest. */
  accountName: string | null;
  /** Id of that account. */
  accountId: string | null;
  /** Internal notes of administrators, newest first. */
  notes: BookingNote[];
  /** Null if no change waits for the traveler's consent. */
  proposal: OpenProposal | null;
  history: NamedHistoryEntry[];
  money: BookingMoney;
  /** Oldest first. */
  disputes: Dispute[];
  ledger: BookingLedgerRow[];
  mails: BookingMailNote[];
  /** A page of manual actions on the booking, newest first. */
  log: { actions: ListedAction[]; nextCursor: string | null };
  messages: ThreadEntry[];
  documents: BookingDocuments;
  taxDocuments: ListedTaxDocument[];
  /** The refund if the booking is canceled today; null if it can't be canceled. */
  cancellation: Omit<ChangeQuote, "lines"> | null;
  /** Sequence number of the newest event included here. */
  seq: number;
}
