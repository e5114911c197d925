import { formatInstantInIndia } from "~/domain/calendar/calendar";
import type { InboxMessage } from "~/domain/messages/message";
import { renderMail } from "./mail-template";
import { greeting } from "./mail-text";
import type { Mail } from "./mailer";

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
  return {
    to: message.email,
    subject: `Our reply to your message: ${message.subject}`,
    ...renderMail({
      preheader: "You wrote to us. Here is our reply.",
      heading: "Our reply to your message",
      paragraphs: [greeting(message.name), text, `${from}, Tour Bharat`],
      sections: [
        {
          heading: `Your message of ${formatInstantInIndia(message.createdAt)}`,
          lines: [message.message],
        },
      ],
      footnote: "To write again, please use the contact page.",
    }),
  };
}
