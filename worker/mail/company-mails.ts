import { maskedNumber } from "~/domain/bank-account";
import type { ShownBankAccount } from "~/domain/bank-account";
import { companyRightLabels } from "~/domain/company-rights";
import type { CompanyRight } from "~/domain/company-rights";
import { renderMail } from "./mail-template";
import type { MailContent } from "./mail-template";
import { greeting, singleLine } from "./mail-text";
import type { Mail } from "./mailer";

/** Every message about a company and who acts for it. Addresses in them are absolute; names come as people typed them. */

interface Person {
  to: string;
  name: string;
}

function mailTo({ to, name }: Person, subject: string, { paragraphs, ...content }: MailContent): Mail {
  return { to, subject, ...renderMail({ ...content, paragraphs: [greeting(name), ...paragraphs] }) };
}

const unlessItWasYou =
  "If it was not you, choose a new password at once, sign out everywhere on your profile and write to us through the contact page: we then pay out nothing.";

function accountDetails(companyName: string, { holder, lastDigits, ifsc }: ShownBankAccount) {
  return [
    ["Company", companyName],
    ["Account holder", holder],
    ["Account", maskedNumber(lastDigits)],
    ["IFSC", ifsc],
  ] as const;
}

/** To the owner of a company whose payouts are to go elsewhere. @param hours how long the link works */
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
      "Another bank account was entered for your company's payouts. It counts once you have opened this link, signed in and confirmed it; until then the one before stays.",
      `The link works once, for ${hours} hours.`,
    ],
    details: [...accountDetails(companyName, account)],
    action: { label: "Look and confirm", url },
    footnote: unlessItWasYou,
  });
}

/** To the owner, once it was changed. */
export function bankChangedMail({
  companyName,
  account,
  url,
  ...person
}: Person & { companyName: string; account: ShownBankAccount; url: string }): Mail {
  return mailTo(person, "Your company's bank account at Tour Bharat was changed", {
    preheader: "If it was you, all is well.",
    heading: "The bank account was changed",
    paragraphs: ["Payouts of your company go to this account from now on. If it was you, all is well."],
    details: [...accountDetails(companyName, account)],
    action: { label: "See the bank details", url },
    footnote: unlessItWasYou,
  });
}

/** To somebody whom the owner of a company asks to join it. They need have no account. @param days how long the link works */
export function invitationMail({
  to,
  companyName,
  rights,
  url,
  days,
}: {
  to: string;
  companyName: string;
  rights: readonly CompanyRight[];
  url: string;
  days: number;
}): Mail {
  const name = singleLine(companyName, 120);
  return {
    to,
    subject: "You are asked to join a tour operator at Tour Bharat",
    ...renderMail({
      preheader: "An invitation to work with a company's tours.",
      heading: "You are asked to join a company",
      paragraphs: [
        greeting(""),
        "The owner of a tour operator at Tour Bharat asks you to act for their company there.",
        `The link works once, for ${days} days.`,
      ],
      details: [
        ["Company", name],
        ["You may", rights.map((right) => companyRightLabels[right].label).join(", ")],
      ],
      action: { label: "See the invitation", url },
      footnote: "If you do not know this company, leave this message: nothing happens without the link.",
    }),
  };
}

/** To the person a company now belongs to, and to the one it belonged to. */
export function companyHandedOverMail({
  companyName,
  newOwner,
  url,
  ...person
}: Person & { companyName: string; newOwner: string; url: string }): Mail {
  return mailTo(person, "A company at Tour Bharat has a new owner", {
    preheader: "What each of you may do has changed.",
    heading: "The company has a new owner",
    paragraphs: [
      "The owner of this company has handed it over to one of its members. The new owner may do everything for it; the one before stays a member with the rights of staff.",
      "If you know nothing of this, write to us through the contact page at once.",
    ],
    details: [
      ["Company", companyName],
      ["New owner", newOwner],
    ],
    action: { label: "Go to the company", url },
  });
}
