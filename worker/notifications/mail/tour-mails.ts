import { renderMail } from "./mail-template";
import { greeting, singleLine } from "./mail-text";
import type { Mail } from "./mailer";

/** Mails to operators about their tours. Titles and reasons are user input. */

interface TourLetter {
  to: string;
  name: string;
  title: string;
  /** The tour in the operator portal, absolute. */
  url: string;
}

/** Sent if an administrator rejected a draft. */
export function tourRejectedMail({ to, name, title, reason, url }: TourLetter & { reason: string }): Mail {
  const tour = singleLine(title, 100);
  return {
    to,
    subject: `“${tour}” needs changes`,
    ...renderMail({
      preheader: "It is back in your drafts, with our comments.",
      heading: "Your tour is not published yet",
      paragraphs: [
        greeting(name),
        `We have reviewed “${tour}” and returned it to your drafts. Reason:`,
        reason,
        "Make the changes and submit it again.",
      ],
      action: { label: "Open the tour", url },
    }),
  };
}

/** Sent if an administrator published a draft. */
export function tourApprovedMail({ to, name, title, url }: TourLetter): Mail {
  const tour = singleLine(title, 100);
  return {
    to,
    subject: `“${tour}” is published`,
    ...renderMail({
      preheader: "Travelers can find and book it now.",
      heading: "Your tour is published",
      paragraphs: [greeting(name), `We have approved “${tour}”. Travelers can find and book it now.`],
      action: { label: "Open the tour", url },
    }),
  };
}

/** Sent if an administrator approved the changed texts of a published tour. */
export function tourTextsApprovedMail({ to, name, title, url }: TourLetter): Mail {
  const tour = singleLine(title, 100);
  return {
    to,
    subject: `Your changes to “${tour}” are published`,
    ...renderMail({
      preheader: "Travelers can see them now.",
      heading: "Your changes are published",
      paragraphs: [greeting(name), `We have approved your changes to “${tour}”. They are on the site now.`],
      action: { label: "Open the tour", url },
    }),
  };
}

/** Sent if an administrator rejected them. */
export function tourTextsRejectedMail({
  to,
  name,
  title,
  reason,
  url,
}: TourLetter & { reason: string }): Mail {
  const tour = singleLine(title, 100);
  return {
    to,
    subject: `Your changes to “${tour}” need work`,
    ...renderMail({
      preheader: "The published tour is unchanged.",
      heading: "Your changes are not published yet",
      paragraphs: [
        greeting(name),
        `We have reviewed your changes to “${tour}” and returned them to you. Reason:`,
        reason,
        "The published tour is unchanged, and your changes are saved as a draft. Edit them and submit them again.",
      ],
      action: { label: "Open the tour", url },
    }),
  };
}
