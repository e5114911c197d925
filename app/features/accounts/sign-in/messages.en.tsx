export const messages = {
  login: "Login",
  signUp: "Sign Up",
  loginOrSignUp: "Login or Sign Up",
  goToLogin: "Go to Login",
  email: "E-mail",
  password: "Password",
  checking: "Checking…",
  problem: (title: string) => `Problem: ${title}`,
  poster: {
    title: "From the snow to the sea, one account",
    text: "Your bookings, your wishlist and your reviews in one place.",
  },
  dialog: {
    account: "Account",
    login: {
      title: "Welcome back",
      description: "Your trips, your wishlist and your reviews in one place.",
    },
    signup: { title: "Join Tour Bharat", description: "For travelers, tour operators and admins." },
    needsNoAccount: (tour: string) => (
      <p className="leading-snug">
        Booking <strong>{tour}</strong> needs no account.
      </p>
    ),
    asGuest: "Continue as guest",
  },
  form: {
    signInAs: "Sign in as",
    joinAs: "Join as",
    iAmOperator: "I’m an operator",
    forgotPassword: "Forgot Password?",
    signingIn: "Signing in …",
    byPhone: "Sign in with a code by phone",
    firstName: "First name",
    lastName: "Last name",
    company: "Your company",
    companyName: "Company name",
    registrationNumber: "Business registration number",
    companyPhone: "Business phone",
    businessAddress: "Business address",
    signingUp: "Signing up …",
    notARobot: "Checking that you’re not a robot …",
    orContinueWith: "Or continue with",
    /** The provider's name follows, or precedes it where a language says so. */
    continueWith: (provider: string) => (
      <>
        <span className="sr-only">Continue with </span>
        <span>{provider}</span>
      </>
    ),
  },
  terms: {
    accept: "I am 18 or older and accept the terms and the privacy notice.",
    terms: "Terms",
    privacy: "Privacy",
    newTab: " (opens a new tab)",
  },
  passkey: {
    signIn: "Sign in with a passkey",
    waiting: "Waiting for your passkey …",
    failed: "That didn't work. Please try again.",
    notUsed: "No passkey was used. Try again, or sign in with your password.",
    refused: "This passkey didn't work. Please use your password.",
    signInAgain: "You signed in a while ago. Please log in again, then add the passkey.",
    alreadyThere: "This device already has a passkey for this account.",
    notCreated: "No passkey was created. Try again, and follow your device's instructions.",
  },
  passwords: {
    hint: (characters: number) =>
      `At least ${characters} characters. A few words with spaces are fine, in any script.`,
    confirm: (label: string) => `Confirm ${label.toLowerCase()}`,
    show: (label: string) => `Show ${label.toLowerCase()}`,
    strength: "Password strength: ",
    sentence: (word: string) => `${word}.`,
  },
  adminCode: "Your admin code",
  code: "code",
  signedUp: {
    title: "Check your mail",
    sent: (email: string) => (
      <p>
        We sent a message to <strong className="wrap-anywhere">{email}</strong>. Open the link in it to
        confirm the address.
      </p>
    ),
    next: {
      user: "In this browser the link also signs you in. You can log in without it, too; once the address is confirmed, bookings you made with it as a guest appear in your account.",
      tour_operator:
        "In this browser the link also signs you in, and you can draft your tours right away. You can publish them once we have verified your company.",
      admin:
        "An admin has to approve your account first. Contact support with the code below, which you also see after signing in.",
    },
  },
};
