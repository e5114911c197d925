import { rejectedPhotographDays } from "~/domain/reviews/review-photograph";
import { renderMail } from "./mail-template";
import { greeting, singleLine } from "./mail-text";
import type { Mail } from "./mailer";
import { mailMessages } from "./messages";
import { smallMailMessages } from "./small/messages";

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
  const m = smallMailMessages().review;
  return {
    to,
    subject: m.answered(singleLine(companyName, 80)),
    ...renderMail({
      preheader: singleLine(tourTitle, 100),
      heading: m.heading,
      paragraphs: [greeting(name), m.intro({ company: companyName, tour: tourTitle, title }), text],
      ...(url !== null && { action: { label: m.view, url } }),
      footnote: m.footnote,
    }),
  };
}

interface PhotographMail {
  to: string;
  name: string;
  tourTitle: string;
  caption: string | null;
  /** The page of their photographs, or null if the public origin is unknown. */
  url: string | null;
}

/** Sent to a photograph's author when it is shown. */
export function photographApprovedMail({ to, name, tourTitle, caption, url }: PhotographMail): Mail {
  const { shown, view } = smallMailMessages().photograph;
  return {
    to,
    subject: shown.subject,
    ...renderMail({
      preheader: singleLine(tourTitle, 100),
      heading: shown.heading,
      paragraphs: [greeting(name), shown.intro(caption, tourTitle)],
      ...(url !== null && { action: { label: view, url } }),
      footnote: mailMessages().dontReply,
    }),
  };
}

/** Sent to a photograph's author when it is not shown, or no longer. */
export function photographRejectedMail({
  to,
  name,
  tourTitle,
  caption,
  reason,
  url,
}: PhotographMail & { reason: string }): Mail {
  const { refused, view } = smallMailMessages().photograph;
  return {
    to,
    subject: refused.subject,
    ...renderMail({
      preheader: singleLine(tourTitle, 100),
      heading: refused.heading,
      paragraphs: [
        greeting(name),
        refused.intro(caption, tourTitle),
        reason,
        refused.stays(rejectedPhotographDays),
      ],
      ...(url !== null && { action: { label: view, url } }),
      footnote: mailMessages().dontReply,
    }),
  };
}
