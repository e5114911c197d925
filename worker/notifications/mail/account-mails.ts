import { emailConfirmationDays, emailObjectionHours } from "~/domain/accounts/account-edit";
import { adminSignUpNotice } from "~/domain/accounts/account-forms";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { accountMailMessages, securityChanges } from "./account/messages";
import { renderMail, type MailContent } from "./mail-template";
import { greeting, maskEmail, singleLine } from "./mail-text";
import { farewellKey, type Mail } from "./mailer";
import { randomId } from "../../platform/surroundings";

/** Mails about accounts. URLs are absolute; names are user input. */

interface Person {
  to: string;
  name: string;
}

function mailTo({ to, name }: Person, subject: string, { paragraphs, ...content }: MailContent): Mail {
  return { to, subject, ...renderMail({ ...content, paragraphs: [greeting(name), ...paragraphs] }) };
}

/** The words of a mail, with the labels of its button and its second link. */
type Words = Omit<MailContent, "action" | "alternative"> & {
  subject: string;
  action?: string;
  alternative?: string;
};

/** @param urls of the button and the second link */
function mailOf(
  person: Person,
  { subject, action, alternative, ...words }: Words,
  { details, ...urls }: { action?: string; alternative?: string } & Pick<MailContent, "details"> = {},
): Mail {
  return mailTo(person, subject, {
    ...words,
    ...(details && { details }),
    ...(action !== undefined && urls.action !== undefined && { action: { label: action, url: urls.action } }),
    ...(alternative !== undefined &&
      urls.alternative !== undefined && { alternative: { label: alternative, url: urls.alternative } }),
  });
}

/** Key of a mail that the outbox forgets once it was sent, as its recipient's data are erased. It names nobody. */
function farewell(person: Person, words: Words): Mail {
  return { ...mailOf(person, words), dedupeKey: `${farewellKey}${randomId()}` };
}

const ignorable =
  "If you didn't ask for this, you can ignore this mail. Nothing changes unless the link is opened.";

/** Sent after sign-up. @param hours how long the link works */
export function verifyEmailMail({ url, hours, ...person }: Person & { url: string; hours: number }): Mail {
  return mailOf(person, accountMailMessages().verifyEmail(hours), { action: url });
}

/** Sent if an existing account's address is used to sign up: the page variants the same as for a new one. */
export function existingAccountMail({
  signInUrl,
  resetUrl,
  ...person
}: Person & { signInUrl: string; resetUrl: string }): Mail {
  const { existingAccount } = accountMailMessages();
  return mailOf(person, existingAccount, { action: signInUrl, alternative: resetUrl });
}

/** @param minutes how long the link works */
export function resetPasswordMail({
  url,
  minutes,
  ...person
}: Person & { url: string; minutes: number }): Mail {
  return mailOf(person, accountMailMessages().resetPassword(minutes), { action: url });
}

export function passwordChangedMail({ resetUrl, ...person }: Person & { resetUrl: string }): Mail {
  return mailOf(person, accountMailMessages().passwordChanged, { action: resetUrl });
}

/** Sent to the new address, before the account moves to it. @param hours how long the link works */
export function confirmNewEmailMail({
  url,
  hours,
  ...person
}: Person & { url: string; hours: number }): Mail {
  return mailOf(person, accountMailMessages().confirmNewEmail(hours), { action: url });
}

/** Sent if another account was to be moved to an address that is in use: the page variants the same as for a free one. */
export function emailTakenMail({ signInUrl, ...person }: Person & { signInUrl: string }): Mail {
  return mailOf(person, accountMailMessages().emailTaken, { action: signInUrl });
}

/** Sent to the old address after the change. The new one is masked. */
export function emailChangedMail({ newEmail, ...person }: Person & { newEmail: string }): Mail {
  const { emailChanged, newAddress } = accountMailMessages();
  return mailOf(person, emailChanged, { details: [[newAddress, maskEmail(newEmail)]] });
}

/** Sent to the present address of an account for which an administrator has set another. */
export function emailToChangeMail({
  newEmail,
  url,
  ...person
}: Person & { newEmail: string; url: string }): Mail {
  const { emailToChange, newAddress } = accountMailMessages();
  return mailOf(person, emailToChange(emailObjectionHours), {
    details: [[newAddress, maskEmail(newEmail)]],
    action: url,
  });
}

/** Sent to an account's owner who has refused the address that an administrator had set. */
export function emailKeptMail(person: Person): Mail {
  return mailOf(person, accountMailMessages().emailKept);
}

/** Sent to the address that an administrator has set for an account. */
export function emailSetMail({ url, ...person }: Person & { url: string }): Mail {
  const { emailSet } = accountMailMessages();
  return mailOf(person, emailSet({ hours: emailObjectionHours, days: emailConfirmationDays }), {
    action: url,
  });
}

export function adminRequestMail({
  requestCode,
  verifyUrl,
  ...person
}: Person & { requestCode: string; verifyUrl: string }): Mail {
  return mailTo(person, "Your request for an admin account at Tour Bharat", {
    preheader: "Your request code, and what happens next.",
    heading: "We have received your request",
    paragraphs: [
      "You asked for an admin account at Tour Bharat. An administrator reviews each request. Until yours is approved, you can't use the account.",
      `${adminSignUpNotice()} This is the code:`,
    ],
    details: [["Request code", requestCode]],
    action: { label: "Confirm my address", url: verifyUrl },
    footnote: `Please confirm your e-mail address first, so that we can reach you. ${ignorable}`,
  });
}

export function operatorRequestMail({
  companyName,
  verifyUrl,
  ...person
}: Person & { companyName: string; verifyUrl: string }): Mail {
  return mailTo(person, "Your tour operator account at Tour Bharat", {
    preheader: "You can prepare your tours now.",
    heading: "Welcome as a tour operator",
    paragraphs: [
      "Your company's account at Tour Bharat is open. You can prepare your tours as drafts right away; once we have verified your company, you can publish them.",
      "Please confirm your e-mail address, so that we can let you know when that is done.",
    ],
    details: [["Company", companyName]],
    action: { label: "Confirm my address", url: verifyUrl },
    footnote: ignorable,
  });
}

/** @param roleLabel from `roleLabels` in app/domain/accounts/roles/messages.ts, e.g. "Tour Operator" */
export function accountApprovedMail({
  roleLabel,
  url,
  ...person
}: Person & { roleLabel: string; url: string }): Mail {
  const { approved, account } = accountMailMessages();
  return mailOf(person, approved, { details: [[account, roleLabel]], action: url });
}

/** @param role label of the new role @param purpose what it allows */
export function adminRoleChangedMail({
  role,
  purpose,
  url,
  ...person
}: Person & { role: string; purpose: string; url: string }): Mail {
  return mailTo(person, "Your role at Tour Bharat has changed", {
    preheader: `You are now: ${role}.`,
    heading: "Your role has changed",
    paragraphs: [
      "An owner of the platform has changed your role. It applies at once.",
      "If you did not expect this, please ask an owner.",
    ],
    details: [
      ["Role", role],
      ["What you may do", purpose],
    ],
    action: { label: "Open the back office", url },
  });
}

/**
 * Sent to every owner when an administrator gets or loses rights, so that nobody makes approvers or the only one of themselves unseen.
 * @param change what was done, for example "was suspended"
 */
export function adminRightsMail({
  admin,
  change,
  by,
  url,
  ...person
}: Person & { admin: string; change: string; by: string; url: string }): Mail {
  const [who, doer] = [singleLine(admin, 60), singleLine(by, 60)];
  return mailTo(person, "The rights of an administrator at Tour Bharat have changed", {
    preheader: "All owners get this mail.",
    heading: "An administrator's rights have changed",
    paragraphs: [
      `${who} ${change}. ${doer} did this.`,
      "All owners get this mail. If you did not expect it, check the account and its history.",
    ],
    action: { label: "Open the account", url },
  });
}

export function accountSuspendedMail(person: Person): Mail {
  return mailOf(person, accountMailMessages().suspended);
}

/** @param what a passive clause of `securityChanges`: "Two-step verification was switched on" */
export function securityChangedMail({ what, ...person }: Person & { what: string }): Mail {
  return mailOf(person, accountMailMessages().securityChanged(sentence(what)));
}

/** Sent after a sign-in on an unknown device. @param device e.g. "Firefox on Windows" @param at UTC instant */
export function newDeviceMail({
  device,
  at,
  securityUrl,
  ...person
}: Person & { device: string; at: number; securityUrl: string }): Mail {
  const m = accountMailMessages();
  return mailOf(person, m.newDevice, {
    details: [
      [m.device, singleLine(device, 100)],
      [m.time, formatInstantInIndia(at)],
    ],
    action: securityUrl,
  });
}

/** Sent after an assistant was allowed to act for the account. @param may what it was allowed @param at UTC instant */
export function assistantConnectedMail({
  assistant,
  may,
  at,
  assistantsUrl,
  ...person
}: Person & { assistant: string; may: readonly string[]; at: number; assistantsUrl: string }): Mail {
  const m = accountMailMessages();
  return mailOf(person, m.assistantConnected, {
    details: [
      [m.assistant, singleLine(assistant, 100)],
      [m.itMay, may.join(", ")],
      [m.time, formatInstantInIndia(at)],
    ],
    action: assistantsUrl,
  });
}

/** Sent when a verified phone was changed or removed on the account. */
export function phoneChangedMail(person: Person): Mail {
  return securityChangedMail({ ...person, what: securityChanges().phoneChanged });
}

function sentence(what: string): string {
  const line = singleLine(what, 200).replace(/\.$/, "");
  return `${line.charAt(0).toUpperCase()}${line.slice(1)}${accountMailMessages().endOfSentence}`;
}

export function accountDeletedMail(person: Person): Mail {
  return farewell(person, accountMailMessages().deleted);
}

/** Sent if an administrator has deleted an account. */
export function accountRemovedMail(person: Person): Mail {
  return farewell(person, accountMailMessages().removed);
}
