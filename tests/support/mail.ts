import type { Mail } from "../../worker/mail/mailer";
import type { MailFile, MailRefusal, MailTransport, OutgoingMail } from "../../worker/mail/mail-transport";

/** A message, or whatever the overrides make of it. */
export function mail(overrides: Partial<Mail> = {}): Mail {
  return {
    to: "meera@example.com",
    subject: "Your seats are booked",
    text: "Hello Meera,",
    html: "<p>Hello Meera,</p>",
    ...overrides,
  };
}

/** A transport that keeps what it was given and refuses it while `refusal` is set. */
export function recordingTransport(): MailTransport & { taken: OutgoingMail[]; refusal: MailRefusal | null } {
  return {
    keepsBody: false,
    takesAttachments: true,
    taken: [],
    refusal: null,
    async send(message) {
      this.taken.push(message);
      // Two runs at once take turns here, as they would while a provider answers.
      await new Promise((resolve) => setTimeout(resolve));
      if (this.refusal) throw this.refusal;
    },
  };
}

/** For deliveries of messages that carry nothing. */
export async function drawPapers(): Promise<MailFile[]> {
  throw new Error("nothing is to be drawn");
}
