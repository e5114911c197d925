import type { Mail } from "../../worker/notifications/mail/mailer";
import type {
  MailFile,
  MailRefusal,
  MailTransport,
  OutgoingMail,
} from "../../worker/notifications/mail/mail-transport";

/** Returns a message with overrides. */
export function mail(overrides: Partial<Mail> = {}): Mail {
  return {
    to: "meera@example.com",
    subject: "Your seats are booked",
    text: "Hello Meera,",
    html: "<p>Hello Meera,</p>",
    ...overrides,
  };
}

/** Creates a transport that records messages and rejects them while `refusal` is set. */
export function recordingTransport(): MailTransport & { taken: OutgoingMail[]; refusal: MailRefusal | null } {
  return {
    keepsBody: false,
    takesAttachments: true,
    isRepeatable: true,
    isProvider: true,
    taken: [],
    refusal: null,
    async send(message) {
      this.taken.push(message);
      // Yields, so that two concurrent runs interleave as they would while waiting for a provider.
      await new Promise((resolve) => setTimeout(resolve));
      if (this.refusal) throw this.refusal;
    },
  };
}

/** For deployments without phone channels. */
export const noPhone = { push: null, whatsapp: null, sms: null };

/** For deliveries without attachments. */
export async function drawAttachments(): Promise<MailFile[]> {
  throw new Error("nothing is to be drawn");
}
