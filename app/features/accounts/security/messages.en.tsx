import { Exact } from "~/ui/exact";

export const messages = {
  title: "Security",
  description: "Password, second factor, passkeys and devices of your account.",
  factorRequired: "Two-step verification is required for your account. Set it up below to open your office.",
  oneMoment: "One moment …",
  currentPassword: "Current password",
  sixDigitCode: "Six-digit code",
  verified: "Verified",
  notVerified: "Not verified yet",
  turnOff: "Turn off",
  outcomes: {
    linkSent: (email: string) => `A link is on its way to ${email}.`,
    passkeyRemoved: "Passkey removed",
    codeSent: "A code is on its way.",
    phoneVerified: "Phone verified",
    turnedOff: "Turned off",
    signedOutThere: "Signed out there",
    signedOutElsewhere: "Signed out everywhere else",
    disconnected: "Disconnected",
  },
  email: {
    title: "E-mail",
    confirm: "Confirm it with the link in our mail, and bookings you made with it as a guest appear here.",
    sendAgain: "Send link again",
    change: "Change address",
    changeHint: "We send a link to the new address. The old one stays until you open it.",
    sendLink: "Send link",
    newEmail: "New e-mail address",
  },
  password: {
    title: "Password",
    none: "You sign in without a password. We can send you a link to set one.",
    set: "Set password",
    intro: "A new password signs you out on every other device.",
    change: "Change password",
    changed: "Password changed",
    new: "New password",
  },
  twoStep: {
    title: "Two-step verification",
    intro: "Adds a code from an authenticator app, so that your password alone is not enough to sign in.",
    is: "Two-step verification is ",
    on: "On",
    off: "Off",
    needsPassword: "Two-step verification needs a password; you sign in without one.",
    setUp: "Set up",
    scan: "Scan this with your authenticator app",
    qrCode: "QR code for an authenticator app",
    orType: "Or type this key into it:",
    saveCodes: "Save these backup codes",
    codesHint:
      "Each works once if your phone is lost. They are shown now and never again: print them or write them down.",
    enterCode: "Enter the code your app shows",
    turnOn: "Turn on",
  },
  passkeys: {
    title: "Passkeys",
    intro:
      "Sign in with your fingerprint, your face or your device's PIN instead of a password. A passkey can't be guessed or phished.",
    passkey: "Passkey",
    added: (when: string) => (
      <span className="block text-sm text-muted">
        Added <Exact>{when}</Exact>
      </span>
    ),
    remove: "Remove",
    needsScripts: "Adding a passkey needs JavaScript.",
    notSupported: "This browser doesn't support passkeys.",
    done: "Passkey added",
    failed: "That didn't work. Please try again.",
    waiting: "Waiting for your device …",
    add: "Add a passkey",
  },
  phone: {
    title: "Sign in by phone",
    intro: "Sign in with a code sent to your phone, beside your password and passkeys.",
    add: "Add your phone number",
    change: "Change number",
    verify: "Verify",
    sendNewCode: "Send a new code",
    sendCode: "Send code",
  },
  devices: {
    title: "Where you are signed in",
    intro: "Devices are signed out after a week without use, and after 30 days in any case.",
    thisOne: "This device",
    since: (when: string, address: string | null) => (
      <p className="text-sm text-muted">
        Since <Exact>{when}</Exact>
        {address && <span>{`, from ${address}`}</span>}
      </p>
    ),
    signOut: "Sign out",
    signOutElsewhere: "Sign out everywhere else",
  },
  assistants: {
    title: "Assistants",
    intro: "Programs that you allowed to act for your account.",
    none: "No assistant is connected.",
    since: (since: string, lastUsed: string | null) => (
      <p className="text-sm text-muted">
        <span>Since </span>
        <Exact>{since}</Exact>
        <span>{lastUsed === null ? ", not used yet" : ", last used "}</span>
        {lastUsed !== null && <Exact>{lastUsed}</Exact>}
      </p>
    ),
    disconnect: "Disconnect",
  },
};
