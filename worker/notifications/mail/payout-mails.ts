import { formatDay, type TravelDate } from "~/domain/calendar/calendar";
import { formatRupees } from "~/domain/money/money";
import { renderMail } from "./mail-template";
import { greeting } from "./mail-text";
import type { Mail } from "./mailer";

/** Sent to the owner of an operator that was paid. @param payout.url the page of all their payouts */
export function payoutPaidMail(payout: {
  id: string;
  name: string;
  email: string;
  companyName: string;
  /** Whole rupees. */
  amount: number;
  /** The bank's reference. */
  reference: string;
  paidOn: TravelDate;
  url: string;
}): Mail {
  const { id, name, email, companyName, amount, reference, paidOn, url } = payout;
  return {
    to: email,
    subject: `${formatRupees(amount)} has been paid out to ${companyName}`,
    dedupeKey: `payout-paid/${id}`,
    ...renderMail({
      preheader: `Bank reference ${reference}.`,
      heading: "Your payout is on its way",
      paragraphs: [
        greeting(name),
        `We have transferred ${formatRupees(amount)} to the bank account of ${companyName}, for completed trips. Banks take up to two working days to show it.`,
      ],
      details: [
        ["Company", companyName],
        ["Amount", formatRupees(amount)],
        ["Transferred on", formatDay(paidOn)],
        ["Bank reference", reference],
      ],
      action: { label: "View earnings", url },
      footnote: "If the money has not arrived after three working days, contact us with the bank reference.",
    }),
  };
}

/** Sent to the owner of an operator whose bank returned a payout. @param payout.url the page of the bank account */
export function payoutReturnedMail(payout: {
  id: string;
  name: string;
  email: string;
  companyName: string;
  /** Whole rupees. */
  amount: number;
  /** As given by the bank. */
  reason: string;
  url: string;
}): Mail {
  const { id, name, email, companyName, amount, reason, url } = payout;
  return {
    to: email,
    subject: `The bank returned ${formatRupees(amount)} paid out to ${companyName}`,
    dedupeKey: `payout-returned/${id}`,
    ...renderMail({
      preheader: `Reason: ${reason}`,
      heading: "Your payout came back",
      paragraphs: [
        greeting(name),
        `The bank returned our transfer of ${formatRupees(amount)} to ${companyName}. We owe you the amount and will transfer it again.`,
        "Please check your bank account first. A change takes effect once you have followed the link that we mail you.",
      ],
      details: [
        ["Company", companyName],
        ["Amount", formatRupees(amount)],
        ["Reason", reason],
      ],
      action: { label: "Check bank account", url },
    }),
  };
}
