import { formatInstantInIndia } from "~/domain/calendar";
import type { InboxMessage } from "~/domain/message";
import { renderMail } from "./mail-template";
import { greeting } from "./mail-text";
import type { Mail } from "./mailer";

/** Our answer to a message from the contact page. @param from the name of who answers */
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
    subject: `Our answer to your message: ${message.subject}`,
    ...renderMail({
      preheader: "You wrote to us; here is our answer.",
      heading: "Our answer to your message",
      paragraphs: [greeting(message.name), text, `${from}, Tour Bharat`],
      sections: [
        {
          heading: `What you wrote on ${formatInstantInIndia(message.createdAt)}`,
          lines: [message.message],
        },
      ],
      footnote: "To write again, please use the contact page.",
    }),
  };
}
