import { Buffer } from "node:buffer";
import { MailRefusal } from "./mail-transport";
import type { MailFile, MailTransport, Sender } from "./mail-transport";

/** Shorter than the 30 seconds that a Worker has left after its response. */
const timeout = 15_000;

/** Sends through a provider that accepts JSON. Source of the format: resend.com/docs/api-reference/emails/send-email */
export function createHttpTransport({
  url,
  token,
  from,
}: {
  url: string;
  token: string;
  from: Sender;
}): MailTransport {
  return {
    keepsBody: false,
    takesAttachments: true,
    async send({ id, to, subject, text, html, attachments }) {
      const response = await fetch(url, {
        method: "POST",
        headers: {
          Authorization: `Bearer ${token}`,
          "Content-Type": "application/json",
          "Idempotency-Key": id,
        },
        body: JSON.stringify({
          from: formatSender(from),
          to,
          subject,
          text,
          html,
          attachments: attachments?.map(toJson),
        }),
        // A redirect would send the token elsewhere.
        redirect: "manual",
        signal: AbortSignal.timeout(timeout),
      }).catch((error: unknown) => {
        throw new MailRefusal(isTimeout(error) ? "timeout" : "network", String(error));
      });
      if (!response.ok) throw new MailRefusal(`http_${response.status}`, await response.text());
      await response.body?.cancel();
    },
  };
}

function toJson({ filename, contentType, content }: MailFile) {
  return { filename, content_type: contentType, content: Buffer.from(content).toString("base64") };
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === "TimeoutError";
}

/** `"Tour Bharat" <mail@example.com>` */
function formatSender({ name, email }: Sender): string {
  return `"${name.replaceAll(/["\\]/g, "")}" <${email}>`;
}
