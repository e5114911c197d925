import { emailConfirmationDays, emailObjectionHours } from "~/domain/accounts/account-edit";
import { adminSignUpNotice } from "~/domain/accounts/account-forms";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
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

/** Key of a mail that the outbox forgets once it was sent, as its recipient's data are erased. It names nobody. */
function farewell(person: Person, subject: string, content: MailContent): Mail {
  return { ...mailTo(person, subject, content), dedupeKey: `${farewellKey}${randomId()}` };
}

function spell(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

const ignorable =
  "If you didn't ask for this, you can ignore this mail. Nothing changes unless the link is opened.";

const unlessItWasYou =
  "If it wasn't you, choose a new password right away and sign out everywhere on your profile. If you can't sign in, use the contact page.";

/** Sent after sign-up. @param hours how long the link works */
export function verifyEmailMail({ url, hours, ...person }: Person & { url: string; hours: number }): Mail {
  return mailTo(person, "Confirm your e-mail address for Tour Bharat", {
    preheader: "One click, and your account is ready.",
    heading: "Confirm your e-mail address",
    paragraphs: [
      "Welcome to Tour Bharat. Please confirm that this address is yours. Bookings made with it then appear in your account.",
      `The link works once, for ${spell(hours, "hour")}.`,
    ],
    action: { label: "Confirm my address", url },
    footnote: `Someone created a Tour Bharat account with this address. ${ignorable}`,
  });
}

/** Sent if an existing account's address is used to sign up: the page variants the same as for a new one. */
export function existingAccountMail({
  signInUrl,
  resetUrl,
  ...person
}: Person & { signInUrl: string; resetUrl: string }): Mail {
  return mailTo(person, "You already have an account at Tour Bharat", {
    preheader: "Someone signed up with your address.",
    heading: "You already have an account",
    paragraphs: [
      "Someone just tried to sign up at Tour Bharat with your e-mail address. You already have an account, so nothing has changed.",
      "If it was you, sign in as before.",
    ],
    action: { label: "Sign in", url: signInUrl },
    alternative: { label: "Forgot your password? Choose a new one", url: resetUrl },
    footnote: "If it wasn't you, you can ignore this mail. Your account is safe.",
  });
}

/** @param minutes how long the link works */
export function resetPasswordMail({
  url,
  minutes,
  ...person
}: Person & { url: string; minutes: number }): Mail {
  return mailTo(person, "Choose a new password for Tour Bharat", {
    preheader: `The link works once, for ${spell(minutes, "minute")}.`,
    heading: "Choose a new password",
    paragraphs: [
      "You asked for a new password for your account at Tour Bharat.",
      `The link works once, for ${spell(minutes, "minute")}. Setting a new password signs you out on all devices.`,
    ],
    action: { label: "Choose a new password", url },
    footnote: `Your current password works until you choose a new one. ${ignorable}`,
  });
}

export function passwordChangedMail({ resetUrl, ...person }: Person & { resetUrl: string }): Mail {
  return mailTo(person, "Your password at Tour Bharat was changed", {
    preheader: "If it was you, there is nothing to do.",
    heading: "Your password was changed",
    paragraphs: [
      "The password of your account at Tour Bharat has just been changed. If it was you, there is nothing to do.",
      "If it wasn't you, choose a new password right away. That signs out everyone else.",
    ],
    action: { label: "This wasn't me", url: resetUrl },
  });
}

/** Sent to the new address, before the account moves to it. @param hours how long the link works */
export function confirmNewEmailMail({
  url,
  hours,
  ...person
}: Person & { url: string; hours: number }): Mail {
  return mailTo(person, "Confirm your new e-mail address for Tour Bharat", {
    preheader: "One click, and your account moves to this address.",
    heading: "Confirm your new e-mail address",
    paragraphs: [
      "You asked to use this address for your account at Tour Bharat. Once you confirm it, you sign in with it and we write to it.",
      `The link works once, for ${spell(hours, "hour")}. Until then your current address stays.`,
    ],
    action: { label: "Use this address", url },
    footnote: ignorable,
  });
}

/** Sent if another account was to be moved to an address that is in use: the page variants the same as for a free one. */
export function emailTakenMail({ signInUrl, ...person }: Person & { signInUrl: string }): Mail {
  return mailTo(person, "This address already has an account at Tour Bharat", {
    preheader: "Someone tried to use your address for another account.",
    heading: "This address already has an account",
    paragraphs: [
      "Someone tried to move another Tour Bharat account to your e-mail address. You already have an account with it, so nothing has changed.",
      "If it was you, sign in to your existing account with this address.",
    ],
    action: { label: "Sign in", url: signInUrl },
    footnote: "If it wasn't you, you can ignore this mail. Your account is safe.",
  });
}

/** Sent to the old address after the change. The new one is masked. */
export function emailChangedMail({ newEmail, ...person }: Person & { newEmail: string }): Mail {
  return mailTo(person, "Your e-mail address at Tour Bharat was changed", {
    preheader: "Your account now has a new address.",
    heading: "Your e-mail address was changed",
    paragraphs: [
      "Your account at Tour Bharat now has a new e-mail address. This is the last message to the old one.",
      "If it wasn't you, contact us right away through the contact page, with this address, so that we can restore your account.",
    ],
    details: [["New address", maskEmail(newEmail)]],
  });
}

/** Sent to the present address of an account for which an administrator has set another. */
export function emailToChangeMail({
  newEmail,
  url,
  ...person
}: Person & { newEmail: string; url: string }): Mail {
  const hours = emailObjectionHours;
  return mailTo(person, "Your e-mail address at Tour Bharat is going to change", {
    preheader: `You have ${hours} hours to keep this one.`,
    heading: "Did you ask for another address?",
    paragraphs: [
      `Our team has set a new e-mail address for your account at Tour Bharat. It takes effect once the new address is confirmed, in ${hours} hours at the earliest. Until then this address is the one of your account.`,
      `If you didn't ask for this, keep your address within ${hours} hours.`,
    ],
    details: [["New address", maskEmail(newEmail)]],
    action: { label: "Keep my present address", url },
  });
}

/** Sent to an account's owner who has refused the address that an administrator had set. */
export function emailKeptMail(person: Person): Mail {
  return mailTo(person, "You keep your e-mail address at Tour Bharat", {
    preheader: "Nothing was changed.",
    heading: "You keep your address",
    paragraphs: [
      "The new e-mail address was dropped. Your account keeps this one.",
      "If someone may know your password, choose a new one and let us know through the contact page.",
    ],
  });
}

/** Sent to the address that an administrator has set for an account. */
export function emailSetMail({ url, ...person }: Person & { url: string }): Mail {
  return mailTo(person, "Confirm the new address of your account at Tour Bharat", {
    preheader: "Please confirm that it is yours.",
    heading: "Your account gets this address",
    paragraphs: [
      "We have set this e-mail address for your account at Tour Bharat. Please confirm that it is yours. Bookings made with it then appear in your account.",
      `It takes effect in ${emailObjectionHours} hours at the earliest, so that nobody else can take your account. Until then, sign in with your former address. The link works for ${emailConfirmationDays} days.`,
    ],
    action: { label: "Confirm my address", url },
    footnote:
      "If you have no account at Tour Bharat, or didn't ask for this, use the contact page to let us know.",
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
  return mailTo(person, "Your account at Tour Bharat is approved", {
    preheader: "You can sign in now.",
    heading: "Your account is approved",
    paragraphs: [
      "We have approved your request, and your account is ready. Please sign in again, because your permissions have changed.",
    ],
    details: [["Account", roleLabel]],
    action: { label: "Go to my account", url },
  });
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
  return mailTo(person, "Your account at Tour Bharat is suspended", {
    preheader: "You have been signed out on every device.",
    heading: "Your account is suspended",
    paragraphs: [
      "We have suspended your account at Tour Bharat. You have been signed out on every device and can't sign in for now. Your bookings stay as they are.",
      "If you think this is a mistake, use the contact page to let us know.",
    ],
  });
}

/** @param what a passive clause: "Two-step verification was switched on", "A passkey was added" */
export function securityChangedMail({ what, ...person }: Person & { what: string }): Mail {
  return mailTo(person, "A change to how you sign in at Tour Bharat", {
    preheader: "If it was you, there is nothing to do.",
    heading: "How you sign in was changed",
    paragraphs: [`${sentence(what)} If it was you, there is nothing to do.`, unlessItWasYou],
  });
}

/** Sent after a sign-in on an unknown device. @param device e.g. "Firefox on Windows" @param at UTC instant */
export function newDeviceMail({
  device,
  at,
  securityUrl,
  ...person
}: Person & { device: string; at: number; securityUrl: string }): Mail {
  return mailTo(person, "New sign-in to your account at Tour Bharat", {
    preheader: "If it was you, there is nothing to do.",
    heading: "New sign-in to your account",
    paragraphs: [
      "Someone signed in to your account on a device that we haven't seen before. If it was you, there is nothing to do.",
      "If it wasn't you, sign out the device under Security, and choose a new password right away.",
    ],
    details: [
      ["Device", singleLine(device, 100)],
      ["Time", formatInstantInIndia(at)],
    ],
    action: { label: "Review my devices", url: securityUrl },
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
  return mailTo(person, "An assistant was connected to your account at Tour Bharat", {
    preheader: "If it was you, there is nothing to do.",
    heading: "An assistant was connected to your account",
    paragraphs: [
      "You allowed an assistant to act for your account. If it was you, there is nothing to do.",
      "If it wasn't you, end its access, and choose a new password right away.",
    ],
    details: [
      ["Assistant", singleLine(assistant, 100)],
      ["It may", may.join(", ")],
      ["Time", formatInstantInIndia(at)],
    ],
    action: { label: "Review my assistants", url: assistantsUrl },
  });
}

/** Sent when a verified phone was changed or removed on the account. */
export function phoneChangedMail(person: Person): Mail {
  return securityChangedMail({
    ...person,
    what: "The phone number on your account was changed or removed, so the former one no longer signs you in",
  });
}

function sentence(what: string): string {
  const line = singleLine(what, 200).replace(/\.$/, "");
  return `${line.charAt(0).toUpperCase()}${line.slice(1)}.`;
}

export function accountDeletedMail(person: Person): Mail {
  return farewell(person, "Your account at Tour Bharat is deleted", {
    preheader: "Your personal data is deleted.",
    heading: "Your account is deleted",
    paragraphs: [
      "Your account at Tour Bharat and the personal data in it are deleted, as you asked. Your bookings remain in our records without your name.",
      "Thank you for traveling with us. You are welcome back at any time.",
    ],
    footnote:
      "This is the last message to this address. If you didn't ask for this, use the contact page to let us know.",
  });
}

/** Sent if an administrator has deleted an account. */
export function accountRemovedMail(person: Person): Mail {
  return farewell(person, "Your account at Tour Bharat was deleted", {
    preheader: "Your personal data is deleted.",
    heading: "Your account was deleted",
    paragraphs: [
      "We have deleted your account at Tour Bharat and the personal data in it. Your bookings remain in our records without your name.",
      "If you think this is a mistake, use the contact page to let us know.",
    ],
    footnote: "This is the last message to this address.",
  });
}
