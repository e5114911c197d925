import { renderMail } from "./mail-template";
import { greeting, singleLine } from "./mail-text";
import type { Mail } from "./mailer";

/**
 * Sent to a review's author when the operator has replied. @param about `url` is the page of their review, or null if the public origin is
 * unknown
 */
export function reviewAnsweredMail({
  to,
  name,
  companyName,
  tourTitle,
  title,
  text,
  url,
}: {
  to: string;
  name: string;
  companyName: string;
  tourTitle: string;
  title: string;
  text: string;
  url: string | null;
}): Mail {
  return {
    to,
    subject: `${singleLine(companyName, 80)} replied to your review`,
    ...renderMail({
      preheader: singleLine(tourTitle, 100),
      heading: "Your review has a reply",
      paragraphs: [
        greeting(name),
        `${companyName} replied to your review of “${tourTitle}” (“${title}”):`,
        text,
      ],
      ...(url !== null && { action: { label: "View your review", url } }),
      footnote:
        "The reply is shown below your review on the tour's page. Please don't reply to this mail: the address isn't monitored.",
    }),
  };
}
