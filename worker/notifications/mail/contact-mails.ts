import { formatInstantInIndia } from "~/domain/calendar/calendar";
import type { InboxMessage } from "~/domain/messages/message";
import { renderMail } from "./mail-template";
import { greeting } from "./mail-text";
import type { Mail } from "./mailer";
import { smallMailMessages } from "./small/messages";

/** Replies to a message from the contact page. @param from name of the administrator who replies */
export function contactReplyMail({
  message,
  text,
  from,
}: {
  message: Pick<InboxMessage, "name" | "email" | "subject" | "message" | "createdAt">;
  text: string;
  from: string;
}): Mail {
  const m = smallMailMessages().contact;
  const { preheader, heading, footnote } = m;
  return {
    to: message.email,
    subject: m.subject(message.subject),
    ...renderMail({
      preheader,
      heading,
      paragraphs: [greeting(message.name), text, m.signed(from)],
      sections: [
        { heading: m.yourMessage(formatInstantInIndia(message.createdAt)), lines: [message.message] },
      ],
      footnote,
    }),
  };
}
