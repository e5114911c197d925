import { renderMail } from "./mail-template";
import type { Mail } from "./mailer";

/** Asks to confirm a subscription, to an address that anyone may have typed. @param url of the page that confirms or ends it */
export function confirmNewsletterMail({ to, url }: { to: string; url: string }): Mail {
  return {
    to,
    subject: "Confirm your subscription to the Tour Bharat newsletter",
    unsubscribe: url,
    ...renderMail({
      preheader: "One click, and you get our seasonal travel news.",
      heading: "Confirm your subscription",
      paragraphs: [
        "Please confirm that you would like to get our seasonal travel news at this address. Without your confirmation we send nothing, and forget the address after seven days.",
      ],
      action: { label: "Confirm", url },
      footnote:
        "The same page ends the subscription at any time, without signing in. If you didn't ask for this, ignore this mail.",
    }),
  };
}
