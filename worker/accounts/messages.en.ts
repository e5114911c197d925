/** Errors of accounts that their owners meet. */
export const messages = {
  noAccount: "This account no longer exists.",
  suspended: "This account is suspended. If you think this is a mistake, please contact us.",
  needsCode: "This account requires a code. Please sign in with your password or a passkey.",
  cannotSignIn: "This account cannot sign in.",
  tooManyAttempts: "Too many attempts. Please wait a minute.",
  tooManyTries: "Too many attempts. Please wait 15 minutes.",
  proofNeeded:
    "Many wrong passwords were tried. Please enter yours again: your browser first proves that it isn’t a robot. Without JavaScript, choose a new password by mail.",
  wrongPassword: "Incorrect password. Please enter your current password.",
  personalPassword:
    "This password is too easy to guess. Don't use your name, your email address or our name.",
  commonPassword: "This password is too common. Please choose another; three or four words work well.",
  tooManyWrongCodes: "Too many wrong codes. Please wait 15 minutes.",
  wrongSignInCode: "Incorrect code. App codes change every 30 seconds; a backup code works only once.",
  wrongAppCode: "Incorrect code. Please enter the code that your app shows now.",
  usedCode: "This code was used already. Please sign in again with the next one.",
  signInExpired: "This sign-in has expired. Please sign in again.",
  signInAgain: "You signed in more than ten minutes ago. Please log out, log in and try again.",
  unlockPasskey: "Please unlock the passkey with your PIN, fingerprint or face.",
  enterName: "Please enter a name.",
  deadLink: "This link is no longer valid",
  deadEmailLink: "This link is no longer valid.",
  sameEmail: "This is already your email address.",
  tooManyLinks: "We've sent three links in the past hour. Please try again later.",
  phone: {
    travelersOnly: "Only travelers can sign in by phone.",
    notOffered: "Signing in by phone isn't available.",
    addFirst: "Please add a phone number to your profile first.",
    tooManyCodes: "We've sent several codes to this number. Please wait 15 minutes.",
    taken: "This number signs in to another account. Remove it there first, or contact us.",
  },
};
