import type { BookingMoment } from "./booking-history";
import type { ThreadMessage } from "./booking-message";
import type { OperatorBooking } from "./operator-booking";
import type { BookingMoney } from "./payment";
import type { QuoteLine } from "./pricing";

/** A booking's page for its operator. Amounts are whole rupees, instants ISO 8601 in UTC. */
export interface OperatorBookingPage {
  booking: OperatorBooking;
  priceLines: QuoteLine[] | null;
  /** Whom to call; null outside the days on which it is shown (`showsEmergencyContact`). */
  emergencyContact: { name: string; phone: string } | null;
  money: OperatorMoney;
  history: BookingMoment[];
  /** What we have written to the company about it. */
  messages: ThreadMessage[];
  /** When they turned up, and who said so; null until then. */
  checkIn: { way: "scan" | "hand"; at: string; by: string | null } | null;
  /** What goes back to the customer when the company calls it off. */
  refundWhenCalledOff: number;
  /** The number of the newest event it is true at. */
  seq: number;
}

/** What was received and returned, without what concerns the gateway alone. */
export interface OperatorMoney {
  owed: number;
  received: Pick<BookingMoney["payments"][number], "id" | "method" | "amount" | "at">[];
  returned: Pick<BookingMoney["refunds"][number], "id" | "amount" | "reason" | "status" | "at">[];
}
