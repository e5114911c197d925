import { renderMail } from "./mail-template";
import type { Mail } from "./mailer";
import { smallMailMessages } from "./small/messages";

/** Asks to confirm a subscription, to an address that anyone may have typed. @param url of the page that confirms or ends it */
export function confirmNewsletterMail({ to, url }: { to: string; url: string }): Mail {
  const { subject, action: label, ...words } = smallMailMessages().newsletter;
  return { to, subject, unsubscribe: url, ...renderMail({ ...words, action: { label, url } }) };
}
