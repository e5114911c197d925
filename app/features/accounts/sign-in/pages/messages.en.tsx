import { Link } from "react-router";

/** Words of the pages of signing in, beyond those of the dialog. */
export const messages = {
  login: {
    description: "Sign in to Tour Bharat.",
    intro: "Your trips, wishlist and reviews in one place.",
    socialFailed: "The sign-in didn't work. Try again, or use your e-mail address and password.",
    asGuest: "Booked as a guest?",
    findBooking: "Find my booking",
  },
  again: {
    title: "Confirm it’s you",
    description: "Sign in again to continue.",
    intro:
      "You signed in a while ago. Payouts, bank accounts, roles, exports and new assistants need a recent sign-in. Then try again; nothing has been changed yet.",
    signedInAs: (email: string) => (
      <p className="min-w-0 break-words">
        Signed in as <strong>{email}</strong>
      </p>
    ),
    confirm: "Confirm",
  },
  code: {
    title: "Enter your code",
    description: "Two-step verification: enter the code from your authenticator app.",
    intro: "Enter the six-digit code from your authenticator app, or a backup code.",
    method: "Method",
    methods: { app: "Authenticator app", backup: "Backup code" },
    code: "Code",
    trust: "Trust this device for 30 days",
    continue: "Continue",
    lost: "Lost your phone and backup codes?",
    contact: "Contact us",
    stop: ".",
  },
  phone: {
    title: "Sign in by phone",
    description: "Sign in with a code sent to your verified phone.",
    intro: "For travelers whose number is verified on the security page of their profile.",
    phone: "Phone",
    sending: "Sending …",
    sendCode: "Send code",
    newCodeSent: "A new code is on its way.",
    ifVerified: (phone: string, minutes: number) => (
      <p className="mb-5">
        If <strong className="whitespace-nowrap tabular-nums">{phone}</strong>{" "}
        <span>{`is verified on an account, a code is on its way. It works for ${minutes} minutes.`}</span>
      </p>
    ),
    sixDigitCode: "Six-digit code",
    checking: "Checking …",
    signIn: "Sign in",
    sendNewCode: "Send a new code",
    anotherNumber: "Another number",
    otherWays: "Sign in with a password or a passkey",
  },
  signUp: {
    description: "Create a Tour Bharat account as a traveler, tour operator or administrator.",
    intro: "For travelers, tour operators and administrators.",
  },
  forgot: {
    title: "Forgot password",
    description: "Get a link to set a new password for your Tour Bharat account.",
    intro: "Enter the e-mail address of your account. We'll send you a link to set a new password.",
    checkMail: "Check your mail",
    sent: (email: string) => (
      <p>
        If <strong className="wrap-anywhere">{email}</strong> has an account with us, a link to set a new
        password is on its way. It works once and expires soon.
      </p>
    ),
    back: "Back to Login",
    sending: "Sending…",
    sendLink: "Send link",
  },
  reset: {
    title: "New password",
    description: "Set a new password for your Tour Bharat account.",
    intro: "Choose a password that you don't use anywhere else.",
    changed: "Password changed",
    signedOut: "You've been signed out on all devices. Log in with the new password.",
    deadLink: "This link is no longer valid",
    unchanged: "Links work once and expire soon. Your password wasn't changed.",
    newLink: "Get a new link",
    saving: "Saving…",
    set: "Set password",
  },
  keep: {
    title: "Keep your e-mail address",
    description: "Keep the e-mail address of your Tour Bharat account.",
    kept: "You keep your address",
    keptText: "The new address was dropped. If someone may know your password, choose a new one.",
    newPassword: "Choose a new password",
    deadLink: "This link is no longer valid",
    deadText:
      "The new address was dropped already, or it is in effect. If you did not ask for it, please contact us.",
    contact: "Contact us",
    question: (email: string) => (
      <p>
        Our team has set <strong className="wrap-anywhere">{email}</strong> as the new address of your
        account. If you did not ask for it, keep your present address.
      </p>
    ),
    saving: "Saving…",
    keep: "Keep my present address",
  },
  verify: {
    title: "Confirm your e-mail",
    description: "Confirm the e-mail address of your Tour Bharat account.",
    changed: "E-mail address changed",
    confirmed: "E-mail address confirmed",
    changedText: "Use it to log in from now on.",
    confirmedText: "Your address is verified. Your guest bookings made with it are now in your account.",
    signIn: "Sign in",
    waiting: (hours: number) =>
      `It becomes the address of your account ${hours} hours after we set it. Until then, log in with your former address.`,
    checkMail: "Check your mail",
    sent: "A new link is on its way. It works for one day.",
    tooMany: "Too many links",
    tooManyText: "We've sent three links within the last hour. Check your spam folder, or try again later.",
    deadLink: "This link is no longer valid",
    deadText: "Links work once and expire soon. Your e-mail address may already be confirmed.",
    question: "Confirm that this e-mail address is yours. If you didn't create an account, close this page.",
    confirming: "Confirming…",
    confirmAndSignIn: "Confirm and sign in",
    confirm: "Confirm my e-mail",
    sentTo: (email: string) => (
      <p>
        We've sent a link to <strong className="wrap-anywhere">{email}</strong>. If it doesn't arrive, check
        your spam folder or request a new one.
      </p>
    ),
    already: "Your e-mail address is already confirmed.",
    openLink: "Open the link in our e-mail, or log in to get a new one.",
    sending: "Sending…",
    newLink: "Send a new link",
    continue: "Continue",
  },
  pending: {
    title: "Waiting for approval",
    description: "Your administrator account needs the approval of another administrator.",
    signedInAs: (email: string) => (
      <p>
        You are signed in as <strong className="wrap-anywhere">{email}</strong>. You can't use the account
        until an administrator approves it. We'll email you then.
      </p>
    ),
    giveCode: () => (
      <p>
        Give this code to{" "}
        <Link to="/contact" className="font-semibold text-peacock underline underline-offset-4">
          support
        </Link>{" "}
        so that they can find your request. The code alone grants no access.
      </p>
    ),
    logout: "Logout",
  },
};
