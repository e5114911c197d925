export const messages = {
  title: "Newsletter",
  description: "Subscribe to seasonal travel news from Tour Bharat.",
  intro:
    "Get seasonal travel news by e-mail: which passes are open, where flowers bloom, and what to skip for now.",
  linkMailed: (email: string) => `Thank you. Please follow the link that we have mailed to ${email}.`,
  yours: "Your newsletter",
  headings: {
    unconfirmed: "Confirm your subscription",
    confirmed: "Your newsletter",
    none: "Not subscribed",
  },
  sentTo: (email: string) => (
    <p className="mt-4 break-words">
      <span>We send our seasonal travel news to </span>
      <strong>{email}</strong>.
    </p>
  ),
  newsFor: (email: string) => (
    <p className="mt-4 break-words">
      <span>Seasonal travel news for </span>
      <strong>{email}</strong>.
    </p>
  ),
  oneMoment: "One moment …",
  subscribeAgain: "Subscribe again",
  confirm: "Confirm",
  unsubscribe: "Unsubscribe",
  subscribed: "Thank you. You are subscribed.",
  unsubscribed: "You get no more mails, and we have deleted your address from the list.",
};
