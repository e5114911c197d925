import type { BookingHistoryEntry } from "./booking-history";
import type { ThreadMessage } from "./booking-message";
import type { OperatorBooking } from "./operator-booking";
import type { PartyMember } from "./party-details";
import type { BookingMoney } from "~/domain/payments/payment";
import type { BookingNote, OpenProposal } from "./repair";
import type { QuoteLine } from "~/domain/prices/quote";
import type { ListedTaxDocument } from "~/domain/tax/tax-documents";

/** A booking's page for its operator. Amounts are whole rupees, instants ISO 8601 in UTC. */
export interface OperatorBookingPage {
  booking: OperatorBooking;
  priceLines: QuoteLine[] | null;
  /** The customer's, E.164; null while `showsCustomerPhone` is false. */
  customerPhone: string | null;
  /** Null outside the days on which it is shown (`showsEmergencyContact`). */
  emergencyContact: { name: string; phone: string } | null;
  /** Everyone of the party, with or without a name. */
  members: PartyMember[];
  /** Null if not asked or not given. */
  pickUp: string | null;
  money: OperatorMoney;
  taxDocuments: ListedTaxDocument[];
  history: BookingHistoryEntry[];
  /** Internal notes of the operator's members, newest first. */
  notes: BookingNote[];
  /** Null if no change waits for the traveler's consent. */
  proposal: OpenProposal | null;
  /** The customer's address, masked. */
  maskedEmail: string;
  /** Messages from our team to the operator about the booking. */
  messages: ThreadMessage[];
  /** Time of the check-in and the user who made it; null until then. */
  checkIn: { way: "scan" | "hand"; at: string; by: string | null } | null;
  /** Refund to the customer if the operator cancels the trip. */
  refundWhenCalledOff: number;
  /** Sequence number of the newest event included here. */
  seq: number;
}

/** Payments and refunds, without gateway details. */
interface OperatorMoney {
  owed: number;
  received: Pick<BookingMoney["payments"][number], "id" | "method" | "amount" | "at">[];
  returned: Pick<BookingMoney["refunds"][number], "id" | "amount" | "reason" | "status" | "at">[];
}
