import { renderMail } from "./mail-template";
import type { Mail } from "./mailer";
import { smallMailMessages } from "./small/messages";

/** Sends the link to the data stored about an address. @param hours how long the link works */
export function personalDataMail({ to, url, hours }: { to: string; url: string; hours: number }): Mail {
  const { subject, action: label, ...words } = smallMailMessages().personalData(hours);
  return { to, subject, ...renderMail({ ...words, action: { label, url } }) };
}
