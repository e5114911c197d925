import { renderMail } from "./mail-template";
import { greeting, singleLine } from "./mail-text";
import type { Mail } from "./mailer";

/** What its writer is told when a company has answered a review. @param about `url` is the page of their review, or null where our address is not known */
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
  /** Of the review. */
  title: string;
  text: string;
  url: string | null;
}): Mail {
  return {
    to,
    subject: `${singleLine(companyName, 80)} has answered your review`,
    ...renderMail({
      preheader: singleLine(tourTitle, 100),
      heading: "Your review was answered",
      paragraphs: [
        greeting(name),
        `${companyName} has answered what you wrote of “${tourTitle}” (“${title}”):`,
        text,
      ],
      ...(url !== null && { action: { label: "See your review", url } }),
      footnote:
        "The answer stands below your review on the tour's page. Nobody reads what is sent to this address.",
    }),
  };
}
