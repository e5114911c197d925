import { rejectedPhotographDays } from "~/domain/reviews/review-photograph";
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
  return {
    to,
    subject: "Your photograph is on the tour's page",
    ...renderMail({
      preheader: singleLine(tourTitle, 100),
      heading: "Thank you for your photograph",
      paragraphs: [
        greeting(name),
        `${photographNamed(caption)} from “${tourTitle}” is now shown with your review. You can remove it at any time.`,
      ],
      ...(url !== null && { action: { label: "View your photographs", url } }),
      footnote: "Please don't reply to this mail: the address isn't monitored.",
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
  return {
    to,
    subject: "We can't show your photograph",
    ...renderMail({
      preheader: singleLine(tourTitle, 100),
      heading: "We can't show your photograph",
      paragraphs: [
        greeting(name),
        `${photographNamed(caption)} from “${tourTitle}” is not on the tour's page, for this reason:`,
        reason,
        `Your review stays as it is. You can remove the photograph and add another. We delete it in ${rejectedPhotographDays} days.`,
      ],
      ...(url !== null && { action: { label: "View your photographs", url } }),
      footnote: "Please don't reply to this mail: the address isn't monitored.",
    }),
  };
}

function photographNamed(caption: string | null): string {
  return caption === null ? "Your photograph" : `Your photograph “${caption}”`;
}
