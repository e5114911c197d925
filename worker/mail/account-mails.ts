import { adminSignUpNotice } from "~/domain/account-forms";
import type { MailContent } from "./mail-template";
import { renderMail } from "./mail-template";
import { greeting, maskEmail, singleLine } from "./mail-text";
import type { Mail } from "./mailer";

/** Every message about an account. Addresses in them are absolute; names come as people typed them. */

interface Person {
  to: string;
  name: string;
}

function mailTo({ to, name }: Person, subject: string, { paragraphs, ...content }: MailContent): Mail {
  return { to, subject, ...renderMail({ ...content, paragraphs: [greeting(name), ...paragraphs] }) };
}

function spell(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

const ignorable =
  "If you did not ask for this, leave it: nothing happens without the link, and you need not do anything.";

const unlessItWasYou =
  "If it was not you, choose a new password at once and sign out everywhere on your profile; if you cannot sign in, write to us through the contact page.";

/** After signing up. @param hours how long the link works */
export function verifyEmailMail({ url, hours, ...person }: Person & { url: string; hours: number }): Mail {
  return mailTo(person, "Confirm your e-mail address for Tour Bharat", {
    preheader: "One click, and your account is ready.",
    heading: "Confirm your e-mail address",
    paragraphs: [
      "Welcome to Tour Bharat. Please confirm that this address is yours: then your bookings made with it appear in your account, and we know where to reach you on the road.",
      `The link works once, for ${spell(hours, "hour")}.`,
    ],
    action: { label: "Confirm my address", url },
    footnote: `Somebody opened an account at Tour Bharat with this address. ${ignorable}`,
  });
}

/** To somebody whose address was used to sign up a second time: the page says the same as for a new one. */
export function existingAccountMail({
  signInUrl,
  resetUrl,
  ...person
}: Person & { signInUrl: string; resetUrl: string }): Mail {
  return mailTo(person, "You already have an account at Tour Bharat", {
    preheader: "Somebody signed up with your address.",
    heading: "You already have an account",
    paragraphs: [
      "Somebody has just tried to sign up at Tour Bharat with your e-mail address. You have an account with it already, so no new one was made and nothing has changed.",
      "If it was you, sign in as before.",
    ],
    action: { label: "Sign in", url: signInUrl },
    alternative: { label: "If you no longer know your password, choose a new one here", url: resetUrl },
    footnote: "If it was not you, you need not do anything. Your account is as safe as it was.",
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
      `The link works once, for ${spell(minutes, "minute")}. When the new password is set, every device that is signed in is signed out.`,
    ],
    action: { label: "Choose a new password", url },
    footnote: `Your present password works until you choose another. ${ignorable}`,
  });
}

export function passwordChangedMail({ resetUrl, ...person }: Person & { resetUrl: string }): Mail {
  return mailTo(person, "Your password at Tour Bharat was changed", {
    preheader: "If it was you, all is well.",
    heading: "Your password was changed",
    paragraphs: [
      "The password of your account at Tour Bharat has just been changed. If it was you, all is well.",
      "If it was not you, choose a new password at once. That signs out everybody else.",
    ],
    action: { label: "It was not me", url: resetUrl },
  });
}

/** To the new address, before the account moves to it. @param hours how long the link works */
export function confirmNewEmailMail({
  url,
  hours,
  ...person
}: Person & { url: string; hours: number }): Mail {
  return mailTo(person, "Confirm your new e-mail address for Tour Bharat", {
    preheader: "One click, and your account moves to this address.",
    heading: "Confirm your new e-mail address",
    paragraphs: [
      "You asked to use this address for your account at Tour Bharat. Confirm that it is yours, and from then on you sign in with it and we write to it.",
      `The link works once, for ${spell(hours, "hour")}. Until then your present address stays.`,
    ],
    action: { label: "Use this address", url },
    footnote: ignorable,
  });
}

/** To somebody to whose address another account was to be moved: the page says the same as for a free one. */
export function emailTakenMail({ signInUrl, ...person }: Person & { signInUrl: string }): Mail {
  return mailTo(person, "This address already has an account at Tour Bharat", {
    preheader: "Somebody wanted to use your address for another account.",
    heading: "This address already has an account",
    paragraphs: [
      "Somebody asked to move another account at Tour Bharat to your e-mail address. Since you have an account with it, nothing was moved and nothing has changed.",
      "If it was you, sign in with this address to the account you have.",
    ],
    action: { label: "Sign in", url: signInUrl },
    footnote: "If it was not you, you need not do anything. Your account is as safe as it was.",
  });
}

/** To the old address, once the account has moved. The new one is masked here. */
export function emailChangedMail({ newEmail, ...person }: Person & { newEmail: string }): Mail {
  return mailTo(person, "Your e-mail address at Tour Bharat was changed", {
    preheader: "Your account now has another address.",
    heading: "Your e-mail address was changed",
    paragraphs: [
      "Your account at Tour Bharat now has another e-mail address. We write to that one from now on; this is the last message to the old one.",
      "If it was not you, write to us through the contact page at once, from this address, so that we can give you your account back.",
    ],
    details: [["New address", maskEmail(newEmail)]],
  });
}

/** To the address an administrator has set for an account. @param hours how long the link works */
export function emailSetMail({ url, hours, ...person }: Person & { url: string; hours: number }): Mail {
  return mailTo(person, "This is now the address of your account at Tour Bharat", {
    preheader: "Please confirm that it is yours.",
    heading: "Your account has this address now",
    paragraphs: [
      "We have set this e-mail address for your account at Tour Bharat. You sign in with it from now on. Please confirm that it is yours: then your bookings made with it appear in your account.",
      `The link works once, for ${spell(hours, "hour")}.`,
    ],
    action: { label: "Confirm my address", url },
    footnote:
      "If you have no account at Tour Bharat, or did not ask us for this, write to us through the contact page.",
  });
}

/** To somebody who signed up as an administrator. */
export function adminRequestMail({
  requestCode,
  verifyUrl,
  ...person
}: Person & { requestCode: string; verifyUrl: string }): Mail {
  return mailTo(person, "Your request for an admin account at Tour Bharat", {
    preheader: "Your request code, and what happens next.",
    heading: "We have your request",
    paragraphs: [
      "You asked for an admin account at Tour Bharat. An administrator looks at each request; until yours is approved the account can do nothing.",
      `${adminSignUpNotice} This is the code:`,
    ],
    details: [["Request code", requestCode]],
    action: { label: "Confirm my address", url: verifyUrl },
    footnote: `Please confirm your e-mail address first, so that we can reach you. ${ignorable}`,
  });
}

/** To somebody who signed up as a tour operator. */
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
      "Please confirm your e-mail address, so that we can tell you as soon as that is done.",
    ],
    details: [["Company", companyName]],
    action: { label: "Confirm my address", url: verifyUrl },
    footnote: ignorable,
  });
}

/** @param roleLabel as `roleLabels` in app/domain/account.ts has it, e.g. "Tour Operator" */
export function accountApprovedMail({
  roleLabel,
  url,
  ...person
}: Person & { roleLabel: string; url: string }): Mail {
  return mailTo(person, "Your account at Tour Bharat is approved", {
    preheader: "You can begin.",
    heading: "Your account is approved",
    paragraphs: [
      "We have looked at your request, and your account is open now. Please sign in again: what you may do has changed.",
    ],
    details: [["Account", roleLabel]],
    action: { label: "Go to my account", url },
  });
}

export function accountSuspendedMail(person: Person): Mail {
  return mailTo(person, "Your account at Tour Bharat is suspended", {
    preheader: "You have been signed out on every device.",
    heading: "Your account is suspended",
    paragraphs: [
      "We have suspended your account at Tour Bharat. You have been signed out on every device and cannot sign in for now. Your bookings stay as they are.",
      "If you think that this is a mistake, write to us through the contact page. A person will read it.",
    ],
  });
}

/** @param what a sentence without its subject's name: "Two-step verification was switched on", "A passkey was added" */
export function securityChangedMail({ what, ...person }: Person & { what: string }): Mail {
  return mailTo(person, "A change to how you sign in at Tour Bharat", {
    preheader: "If it was you, all is well.",
    heading: "How you sign in was changed",
    paragraphs: [`${sentence(what)} If it was you, all is well.`, unlessItWasYou],
  });
}

function sentence(what: string): string {
  const line = singleLine(what, 200).replace(/\.$/, "");
  return `${line.charAt(0).toUpperCase()}${line.slice(1)}.`;
}

export function accountDeletedMail(person: Person): Mail {
  return mailTo(person, "Your account at Tour Bharat is deleted", {
    preheader: "Your personal data is gone.",
    heading: "Your account is deleted",
    paragraphs: [
      "Your account at Tour Bharat and the personal data in it are deleted, as you asked. Your bookings stay in our books without your name.",
      "Thank you for having travelled with us. You are welcome back at any time.",
    ],
    footnote:
      "This is the last message to this address. If it was not you who asked, write to us through the contact page.",
  });
}

/** To somebody whose account an administrator has deleted. */
export function accountRemovedMail(person: Person): Mail {
  return mailTo(person, "Your account at Tour Bharat was deleted", {
    preheader: "Your personal data is gone.",
    heading: "Your account was deleted",
    paragraphs: [
      "We have deleted your account at Tour Bharat and the personal data in it. Bookings stay in our books without your name.",
      "If you think that this is a mistake, write to us through the contact page. A person will read it.",
    ],
    footnote: "This is the last message to this address.",
  });
}
