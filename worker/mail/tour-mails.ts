import { renderMail } from "./mail-template";
import { greeting, singleLine } from "./mail-text";
import type { Mail } from "./mailer";

/** What operators are told about their tours. Titles and reasons come as people typed them. */

interface TourLetter {
  to: string;
  name: string;
  title: string;
  /** The tour in their portal, absolute. */
  url: string;
}

/** An administrator sent a draft back. */
export function tourRejectedMail({ to, name, title, reason, url }: TourLetter & { reason: string }): Mail {
  const tour = singleLine(title, 100);
  return {
    to,
    subject: `Please look at “${tour}” again`,
    ...renderMail({
      preheader: "It is back among your drafts, with what is still missing.",
      heading: "Your tour is not published yet",
      paragraphs: [
        greeting(name),
        `We have looked at “${tour}” and sent it back to you as a draft. This is why:`,
        reason,
        "Nothing is lost: change what is needed and hand it in again.",
      ],
      action: { label: "Open the tour", url },
    }),
  };
}

/** An administrator published a draft. */
export function tourApprovedMail({ to, name, title, url }: TourLetter): Mail {
  const tour = singleLine(title, 100);
  return {
    to,
    subject: `“${tour}” is published`,
    ...renderMail({
      preheader: "Travelers can find and book it now.",
      heading: "Your tour is published",
      paragraphs: [greeting(name), `We have looked at “${tour}”. Travelers can find and book it now.`],
      action: { label: "Open the tour", url },
    }),
  };
}

/** An administrator approved the changed texts of a published tour. */
export function tourTextsApprovedMail({ to, name, title, url }: TourLetter): Mail {
  const tour = singleLine(title, 100);
  return {
    to,
    subject: `The new texts of “${tour}” are on the site`,
    ...renderMail({
      preheader: "Travelers read them from now on.",
      heading: "Your new texts are on the site",
      paragraphs: [greeting(name), `We have looked at the new texts of “${tour}”. They are on the site now.`],
      action: { label: "Open the tour", url },
    }),
  };
}

/** An administrator sent them back. */
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
    subject: `Please look at the new texts of “${tour}” again`,
    ...renderMail({
      preheader: "The tour stays on the site as it was.",
      heading: "Your new texts are not on the site yet",
      paragraphs: [
        greeting(name),
        `We have looked at the new texts of “${tour}” and sent them back to you. This is why:`,
        reason,
        "The tour stays on the site as it was, and nothing that you wrote is lost: change what is needed and hand it in again.",
      ],
      action: { label: "Open the tour", url },
    }),
  };
}
