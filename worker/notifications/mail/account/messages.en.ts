const ignorable =
  "If you didn't ask for this, you can ignore this mail. Nothing changes unless the link is opened.";

function spell(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? "" : "s"}`;
}

/** Mails about accounts. Times are how long a link works. */
export const messages = {
  verifyEmail: (hours: number) => ({
    subject: "Confirm your e-mail address for Tour Bharat",
    preheader: "One click, and your account is ready.",
    heading: "Confirm your e-mail address",
    paragraphs: [
      "Welcome to Tour Bharat. Please confirm that this address is yours. Bookings made with it then appear in your account.",
      `The link works once, for ${spell(hours, "hour")}.`,
    ],
    action: "Confirm my address",
    footnote: `Someone created a Tour Bharat account with this address. ${ignorable}`,
  }),
  existingAccount: {
    subject: "You already have an account at Tour Bharat",
    preheader: "Someone signed up with your address.",
    heading: "You already have an account",
    paragraphs: [
      "Someone just tried to sign up at Tour Bharat with your e-mail address. You already have an account, so nothing has changed.",
      "If it was you, sign in as before.",
    ],
    action: "Sign in",
    alternative: "Forgot your password? Choose a new one",
    footnote: "If it wasn't you, you can ignore this mail. Your account is safe.",
  },
  resetPassword: (minutes: number) => ({
    subject: "Choose a new password for Tour Bharat",
    preheader: `The link works once, for ${spell(minutes, "minute")}.`,
    heading: "Choose a new password",
    paragraphs: [
      "You asked for a new password for your account at Tour Bharat.",
      `The link works once, for ${spell(minutes, "minute")}. Setting a new password signs you out on all devices.`,
    ],
    action: "Choose a new password",
    footnote: `Your current password works until you choose a new one. ${ignorable}`,
  }),
  passwordChanged: {
    subject: "Your password at Tour Bharat was changed",
    preheader: "If it was you, there is nothing to do.",
    heading: "Your password was changed",
    paragraphs: [
      "The password of your account at Tour Bharat has just been changed. If it was you, there is nothing to do.",
      "If it wasn't you, choose a new password right away. That signs out everyone else.",
    ],
    action: "This wasn't me",
  },
  confirmNewEmail: (hours: number) => ({
    subject: "Confirm your new e-mail address for Tour Bharat",
    preheader: "One click, and your account moves to this address.",
    heading: "Confirm your new e-mail address",
    paragraphs: [
      "You asked to use this address for your account at Tour Bharat. Once you confirm it, you sign in with it and we write to it.",
      `The link works once, for ${spell(hours, "hour")}. Until then your current address stays.`,
    ],
    action: "Use this address",
    footnote: ignorable,
  }),
  emailTaken: {
    subject: "This address already has an account at Tour Bharat",
    preheader: "Someone tried to use your address for another account.",
    heading: "This address already has an account",
    paragraphs: [
      "Someone tried to move another Tour Bharat account to your e-mail address. You already have an account with it, so nothing has changed.",
      "If it was you, sign in to your existing account with this address.",
    ],
    action: "Sign in",
    footnote: "If it wasn't you, you can ignore this mail. Your account is safe.",
  },
  newAddress: "New address",
  emailChanged: {
    subject: "Your e-mail address at Tour Bharat was changed",
    preheader: "Your account now has a new address.",
    heading: "Your e-mail address was changed",
    paragraphs: [
      "Your account at Tour Bharat now has a new e-mail address. This is the last message to the old one.",
      "If it wasn't you, contact us right away through the contact page, with this address, so that we can restore your account.",
    ],
  },
  emailToChange: (hours: number) => ({
    subject: "Your e-mail address at Tour Bharat is going to change",
    preheader: `You have ${hours} hours to keep this one.`,
    heading: "Did you ask for another address?",
    paragraphs: [
      `Our team has set a new e-mail address for your account at Tour Bharat. It takes effect once the new address is confirmed, in ${hours} hours at the earliest. Until then this address is the one of your account.`,
      `If you didn't ask for this, keep your address within ${hours} hours.`,
    ],
    action: "Keep my present address",
  }),
  emailKept: {
    subject: "You keep your e-mail address at Tour Bharat",
    preheader: "Nothing was changed.",
    heading: "You keep your address",
    paragraphs: [
      "The new e-mail address was dropped. Your account keeps this one.",
      "If someone may know your password, choose a new one and let us know through the contact page.",
    ],
  },
  emailSet: ({ hours, days }: { hours: number; days: number }) => ({
    subject: "Confirm the new address of your account at Tour Bharat",
    preheader: "Please confirm that it is yours.",
    heading: "Your account gets this address",
    paragraphs: [
      "We have set this e-mail address for your account at Tour Bharat. Please confirm that it is yours. Bookings made with it then appear in your account.",
      `It takes effect in ${hours} hours at the earliest, so that nobody else can take your account. Until then, sign in with your former address. The link works for ${days} days.`,
    ],
    action: "Confirm my address",
    footnote:
      "If you have no account at Tour Bharat, or didn't ask for this, use the contact page to let us know.",
  }),
  approved: {
    subject: "Your account at Tour Bharat is approved",
    preheader: "You can sign in now.",
    heading: "Your account is approved",
    paragraphs: [
      "We have approved your request, and your account is ready. Please sign in again, because your permissions have changed.",
    ],
    action: "Go to my account",
  },
  account: "Account",
  suspended: {
    subject: "Your account at Tour Bharat is suspended",
    preheader: "You have been signed out on every device.",
    heading: "Your account is suspended",
    paragraphs: [
      "We have suspended your account at Tour Bharat. You have been signed out on every device and can't sign in for now. Your bookings stay as they are.",
      "If you think this is a mistake, use the contact page to let us know.",
    ],
  },
  /** @param what a sentence */
  securityChanged: (what: string) => ({
    subject: "A change to how you sign in at Tour Bharat",
    preheader: "If it was you, there is nothing to do.",
    heading: "How you sign in was changed",
    paragraphs: [
      `${what} If it was you, there is nothing to do.`,
      "If it wasn't you, choose a new password right away and sign out everywhere on your profile. If you can't sign in, use the contact page.",
    ],
  }),
  endOfSentence: ".",
  changes: {
    passkeyAdded: "A passkey was added",
    passkeyRemoved: "A passkey was removed",
    twoStepsOn: "Two-step verification was switched on",
    twoStepsOff: "Two-step verification was switched off",
    phoneVerified: (phone: string) => `The phone number ${phone} was verified and can sign in now`,
    phoneOff: "Signing in by phone was switched off",
    phoneChanged:
      "The phone number on your account was changed or removed, so the former one no longer signs you in",
    assistantEnded: (host: string) => `An assistant (${host}) was disconnected from your account`,
  },
  newDevice: {
    subject: "New sign-in to your account at Tour Bharat",
    preheader: "If it was you, there is nothing to do.",
    heading: "New sign-in to your account",
    paragraphs: [
      "Someone signed in to your account on a device that we haven't seen before. If it was you, there is nothing to do.",
      "If it wasn't you, sign out the device under Security, and choose a new password right away.",
    ],
    action: "Review my devices",
  },
  device: "Device",
  time: "Time",
  assistantConnected: {
    subject: "An assistant was connected to your account at Tour Bharat",
    preheader: "If it was you, there is nothing to do.",
    heading: "An assistant was connected to your account",
    paragraphs: [
      "You allowed an assistant to act for your account. If it was you, there is nothing to do.",
      "If it wasn't you, end its access, and choose a new password right away.",
    ],
    action: "Review my assistants",
  },
  assistant: "Assistant",
  itMay: "It may",
  deleted: {
    subject: "Your account at Tour Bharat is deleted",
    preheader: "Your personal data is deleted.",
    heading: "Your account is deleted",
    paragraphs: [
      "Your account at Tour Bharat and the personal data in it are deleted, as you asked. Your bookings remain in our records without your name.",
      "Thank you for traveling with us. You are welcome back at any time.",
    ],
    footnote:
      "This is the last message to this address. If you didn't ask for this, use the contact page to let us know.",
  },
  removed: {
    subject: "Your account at Tour Bharat was deleted",
    preheader: "Your personal data is deleted.",
    heading: "Your account was deleted",
    paragraphs: [
      "We have deleted your account at Tour Bharat and the personal data in it. Your bookings remain in our records without your name.",
      "If you think this is a mistake, use the contact page to let us know.",
    ],
    footnote: "This is the last message to this address.",
  },
};
