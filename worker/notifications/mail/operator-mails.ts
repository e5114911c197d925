import { maskedNumber, type ShownBankAccount } from "~/domain/operators/bank-account";
import { operatorRightLabels, type OperatorRight } from "~/domain/operators/operator-rights";
import { renderMail, type MailContent } from "./mail-template";
import { greeting, singleLine } from "./mail-text";
import type { Mail } from "./mailer";

/** Mails about an operator and its members. URLs are absolute; names are user input. */

interface Person {
  to: string;
  name: string;
}

function mailTo({ to, name }: Person, subject: string, { paragraphs, ...content }: MailContent): Mail {
  return { to, subject, ...renderMail({ ...content, paragraphs: [greeting(name), ...paragraphs] }) };
}

const unlessItWasYou =
  "If it wasn't you, choose a new password right away, sign out everywhere on your profile and contact us through the contact page, so that we can stop payouts.";

function accountDetails(companyName: string, { holder, lastDigits, ifsc }: ShownBankAccount) {
  return [
    ["Company", companyName],
    ["Account holder", holder],
    ["Account", maskedNumber(lastDigits)],
    ["IFSC", ifsc],
  ] as const;
}

/** Sent to the owner to confirm a new bank account for payouts. @param hours how long the link works */
export function confirmBankMail({
  companyName,
  account,
  url,
  hours,
  ...person
}: Person & { companyName: string; account: ShownBankAccount; url: string; hours: number }): Mail {
  return mailTo(person, "Confirm your company's bank account at Tour Bharat", {
    preheader: "Nothing changes without this link.",
    heading: "Confirm the bank account",
    paragraphs: [
      "A new bank account was entered for your company's payouts. To confirm it, open this link and sign in. Until then payouts go to the previous account.",
      `The link works once, for ${hours} hours.`,
    ],
    details: [...accountDetails(companyName, account)],
    action: { label: "Review and confirm", url },
    footnote: unlessItWasYou,
  });
}

/** Sent to the owner after the change. */
export function bankChangedMail({
  companyName,
  account,
  url,
  ...person
}: Person & { companyName: string; account: ShownBankAccount; url: string }): Mail {
  return mailTo(person, "Your company's bank account at Tour Bharat was changed", {
    preheader: "If it was you, there is nothing to do.",
    heading: "The bank account was changed",
    paragraphs: [
      "Your company's payouts go to this account from now on. If it was you, there is nothing to do now.",
      "Before the first payout we send one rupee to it. Once you have entered the reference of that transfer on the page with your bank details, we can pay you.",
    ],
    details: [...accountDetails(companyName, account)],
    action: { label: "View bank details", url },
    footnote: unlessItWasYou,
  });
}

/** Sent to the owner when one rupee was sent to the account, without its reference. */
export function transferSentMail({
  companyName,
  account,
  url,
  ...person
}: Person & { companyName: string; account: ShownBankAccount; url: string }): Mail {
  return mailTo(person, "We sent one rupee to your company's bank account", {
    preheader: "Enter its reference to receive payouts.",
    heading: "One rupee is on its way",
    paragraphs: [
      "We sent one rupee to your company's bank account. Please find it on the statement and enter its reference number (UTR) on the page with your bank details. Payouts can begin after that.",
    ],
    details: [...accountDetails(companyName, account)],
    action: { label: "Enter the reference", url },
    footnote: unlessItWasYou,
  });
}

/** Invites someone, who may have no account, to join an operator. @param days how long the link works */
export function invitationMail({
  to,
  companyName,
  rights,
  url,
  days,
}: {
  to: string;
  companyName: string;
  rights: readonly OperatorRight[];
  url: string;
  days: number;
}): Mail {
  const name = singleLine(companyName, 120);
  return {
    to,
    subject: "You are invited to join a tour operator at Tour Bharat",
    ...renderMail({
      preheader: "An invitation to manage a company's tours.",
      heading: "You are invited to join a company",
      paragraphs: [
        greeting(""),
        "The owner of a tour operator at Tour Bharat invites you to join their company.",
        `The link works once, for ${days} days.`,
      ],
      details: [
        ["Company", name],
        ["Your permissions", rights.map((right) => operatorRightLabels[right].label).join(", ")],
      ],
      action: { label: "View invitation", url },
      footnote: "If you don't know this company, you can ignore this mail.",
    }),
  };
}

/** Sent to the owner once the company is verified. */
export function operatorVerifiedMail({ url, ...person }: Person & { url: string }): Mail {
  return mailTo(person, "Your company at Tour Bharat is verified", {
    preheader: "Your tours can go on sale.",
    heading: "Your company is verified",
    paragraphs: [
      "We have verified your company. Tours that are published are on sale from now on, and you can submit your drafts.",
      "You stay signed in: nothing you were writing is lost.",
    ],
    action: { label: "Go to my company", url },
  });
}

/** Sent to the owner once a verified company was reviewed again. */
export function operatorReviewedMail({
  companyName,
  url,
  ...person
}: Person & { companyName: string; url: string }): Mail {
  return mailTo(person, "Your company at Tour Bharat stays verified", {
    preheader: "There is nothing to do.",
    heading: "Your company stays verified",
    paragraphs: ["We have reviewed your company again. It stays verified, and its tours stay on sale."],
    details: [["Company", companyName]],
    action: { label: "Go to my company", url },
  });
}

/** Sent to both the new and the former owner. */
export function operatorHandedOverMail({
  companyName,
  newOwner,
  url,
  ...person
}: Person & { companyName: string; newOwner: string; url: string }): Mail {
  return mailTo(person, "A company at Tour Bharat has a new owner", {
    preheader: "Your permissions have changed.",
    heading: "The company has a new owner",
    paragraphs: [
      "The owner of this company has transferred it to one of its members. The new owner has all permissions. The former owner stays a member with the rights of staff.",
      "If you didn't expect this, contact us right away through the contact page.",
    ],
    details: [
      ["Company", companyName],
      ["New owner", newOwner],
    ],
    action: { label: "Go to the company", url },
  });
}
