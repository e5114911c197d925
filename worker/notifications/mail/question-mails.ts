import { renderMail } from "./mail-template";
import { greeting } from "./mail-text";
import type { Mail } from "./mailer";
import { smallMailMessages } from "./small/messages";

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
  const { subject, intro, action, ...words } = smallMailMessages().question.confirm(tourTitle);
  return {
    to: email,
    subject,
    dedupeKey: `question/${id}/confirm`,
    ...renderMail({
      ...words,
      paragraphs: [greeting(name), intro],
      ...(url !== null && { action: { label: action, url } }),
    }),
  };
}

/** The answer of the operator. */
export function questionAnsweredMail(
  { id, name, email, tourTitle, operatorName, url }: AboutQuestion & { operatorName: string },
  { messageId, text }: { messageId: string; text: string },
): Mail & { dedupeKey: string } {
  const { question, readAndReply, howToAnswer } = smallMailMessages();
  return {
    to: email,
    subject: question.answer(tourTitle),
    dedupeKey: `question/${id}/answer/${messageId}`,
    ...renderMail({
      preheader: question.hasAnswered(operatorName),
      heading: question.hasAnswered(operatorName),
      paragraphs: [greeting(name), ...text.split("\n\n")],
      ...(url !== null && { action: { label: readAndReply, url } }),
      footnote: howToAnswer(true),
    }),
  };
}
