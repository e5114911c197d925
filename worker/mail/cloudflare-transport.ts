import { MailRefusal } from "./mail-transport";
import type { MailFile, MailTransport, Sender } from "./mail-transport";

/**
 * Sends through Cloudflare's Email Service and its `send_email` binding. The sender's domain must be set up there. Source:
 * developers.cloudflare.com/email-service/api/send-emails/workers-api
 */
export function createCloudflareTransport(binding: SendEmail, from: Sender): MailTransport {
  return {
    keepsBody: false,
    takesAttachments: true,
    async send({ to, subject, text, html, attachments }) {
      try {
        await binding.send({
          from,
          to,
          subject,
          text,
          html,
          ...(attachments && { attachments: attachments.map(toAttachment) }),
        });
      } catch (error) {
        throw new MailRefusal(codeOf(error), error instanceof Error ? error.message : "");
      }
    },
  };
}

function toAttachment({ filename, contentType, content }: MailFile) {
  return { disposition: "attachment" as const, filename, type: contentType, content };
}

/** Cloudflare's errors carry a code such as "E_RATE_LIMIT_EXCEEDED". */
function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "binding";
}
