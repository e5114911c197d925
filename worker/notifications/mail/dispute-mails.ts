import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { formatRupees } from "~/domain/money/money";
import { disputeStatusLabels, type DisputeStatus } from "~/domain/money/payments/dispute";
import { renderMail } from "./mail-template";
import { greeting } from "./mail-text";
import type { Mail } from "./mailer";

/** Sent to administrators and to the operator's owner when a dispute begins or is decided. */
export function disputeMail(dispute: {
  id: string;
  to: string;
  name: string;
  bookingId: string;
  companyName: string;
  reference: string;
  /** Whole rupees. */
  amount: number;
  status: DisputeStatus;
  reason: string;
  /** UTC instant. */
  respondBy: number | null;
  /** Page of the reader. */
  url: string;
}): Mail {
  const { id, to, name, bookingId, companyName, reference, amount, status, reason, respondBy, url } = dispute;
  const sum = formatRupees(amount);
  const isNew = status === "open" || status === "under_review";
  return {
    to,
    subject: isNew
      ? `${sum} of booking ${bookingId} is disputed`
      : `The dispute of booking ${bookingId}: ${disputeStatusLabels[status].toLowerCase()}`,
    dedupeKey: `dispute/${id}/${isNew ? "open" : status}/${to}`,
    ...renderMail({
      preheader: isNew ? "The bank withholds the money until it decides." : textOf(status, sum),
      heading: isNew ? "A payment is disputed" : "A dispute is decided",
      paragraphs: [
        greeting(name),
        isNew
          ? `The customer's bank disputes ${sum} of booking ${bookingId}. Until it decides, the money is withheld and not paid out. Please send what proves the trip: the voucher, the check-in, messages with the traveler.`
          : textOf(status, sum),
      ],
      details: [
        ["Booking", bookingId],
        ["Company", companyName],
        ["Amount", sum],
        ["Dispute", reference],
        ["Reason", reason],
        ...(isNew && respondBy !== null ? [["Answer by", formatInstantInIndia(respondBy)] as const] : []),
      ],
      action: { label: "View", url },
    }),
  };
}

function textOf(status: DisputeStatus, sum: string): string {
  return status === "lost"
    ? `The bank has returned ${sum} to the customer. The booking's page shows what becomes of it: kept with the amount due again, canceled, or at a lower price.`
    : `${sum} stays with us and can be paid out again.`;
}
