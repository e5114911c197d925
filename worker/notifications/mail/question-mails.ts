import { renderMail } from "./mail-template";
import { greeting } from "./mail-text";
import type { Mail } from "./mailer";

/** Mails to a person who asks about a tour before booking. Their link is the only way to the question without an account. */

interface AboutQuestion {
  id: string;
  name: string;
  email: string;
  tourTitle: string;
  /** URL of the question's own page; null if the public origin is unknown. */
  url: string | null;
}

/** Asks to confirm an address that anyone may have typed. */
export function confirmQuestionMail({ id, name, email, tourTitle, url }: AboutQuestion): Mail {
  return {
    to: email,
    subject: "Send your question",
    dedupeKey: `question/${id}/confirm`,
    ...renderMail({
      preheader: `About ${tourTitle}`,
      heading: "Is this your address?",
      paragraphs: [
        greeting(name),
        `You asked a question about ${tourTitle}. It goes to the operator once you confirm that this address is yours. Without that we forget it after seven days.`,
      ],
      ...(url !== null && { action: { label: "Send my question", url } }),
      footnote: "If you didn't ask, ignore this mail: nobody reads the question.",
    }),
  };
}

/** The answer of the operator. */
export function questionAnsweredMail(
  { id, name, email, tourTitle, operatorName, url }: AboutQuestion & { operatorName: string },
  { messageId, text }: { messageId: string; text: string },
): Mail & { dedupeKey: string } {
  return {
    to: email,
    subject: `An answer about ${tourTitle}`,
    dedupeKey: `question/${id}/answer/${messageId}`,
    ...renderMail({
      preheader: `${operatorName} has answered`,
      heading: `${operatorName} has answered`,
      paragraphs: [greeting(name), ...text.split("\n\n")],
      ...(url !== null && { action: { label: "Read and reply", url } }),
      footnote:
        "Please don't reply to this mail: the address isn't monitored. Reply on the page, which keeps your contact details private.",
    }),
  };
}
