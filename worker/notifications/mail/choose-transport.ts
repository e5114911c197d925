import type { MessagePayload } from "~/domain/notifications/notification";
import { plainAddress, singleLine } from "./mail-text";
import { MailRefusal, type MailTransport, type Sender, type MailFile } from "./mail-transport";
import { Buffer } from "node:buffer";
import { logWarning } from "../../platform/log";

/** Mail settings of a deployment; docs/handbook.md lists the variables. */
export interface MailSettings {
  binding: SendEmail | undefined;
  httpUrl: string | undefined;
  httpToken: string | undefined;
  /** "mail@example.com" or "Tour Bharat <mail@example.com>" */
  from: string | undefined;
  /** True if the outbox may serve as the mailbox: in demo and development builds, where /dev/outbox shows it. */
  isOutboxRead: boolean;
}

/** Leaves messages in the outbox and marks them as sent. */
const outboxAsMailbox: MailTransport = {
  keepsBody: true,
  takesAttachments: false,
  isRepeatable: true,
  isProvider: false,
  send: () => Promise.resolve(),
};

let hasWarned = false;

/** Returns the configured transport, or null if there is none: then mail waits in the outbox, and a warning is logged once. */
export function chooseTransport(settings: MailSettings): MailTransport | null {
  const { binding, httpUrl, httpToken } = settings;
  const from = readSender(settings.from);
  if (binding && from) return createCloudflareTransport(binding, from);
  if (httpUrl && httpToken && from) return createHttpTransport({ url: httpUrl, token: httpToken, from });
  if (settings.isOutboxRead) return outboxAsMailbox;
  if (!hasWarned)
    logWarning("mail waits in the outbox: see docs/handbook.md", { missing: whatIsMissing(settings) });
  hasWarned = true;
  return null;
}

function whatIsMissing({ binding, httpUrl, httpToken }: MailSettings): string {
  if (binding) return "the sender's address is missing or is none";
  if (!httpUrl) return "neither a binding nor a provider is set up";
  return httpToken ? "the sender's address is missing or is none" : "the provider's token is missing";
}

function readSender(value: string | undefined): Sender | null {
  const [, name, email] = /^\s*(?:(.*?)\s*<([^<>]+)>|[^<>\s]+)\s*$/.exec(value ?? "") ?? [];
  try {
    return {
      name: singleLine(name ?? "", 80).replaceAll('"', "") || "Tour Bharat",
      email: plainAddress(email ?? value?.trim() ?? ""),
    };
  } catch {
    return null;
  }
}

/**
 * Sends through Cloudflare's Email Service and its `send_email` binding. The sender's domain must be set up there. Source:
 * developers.cloudflare.com/email-service/api/send-emails/workers-api
 */
function createCloudflareTransport(binding: SendEmail, from: Sender): MailTransport {
  return {
    keepsBody: false,
    takesAttachments: true,
    isRepeatable: true,
    isProvider: true,
    async send({ to, subject, text, html, attachments, payload }) {
      const headers = unsubscribeHeaders(payload);
      try {
        await binding.send({
          from,
          to,
          subject,
          text,
          html,
          ...(headers && { headers }),
          ...(attachments && { attachments: attachments.map(toAttachment) }),
        });
      } catch (error) {
        throw new MailRefusal(codeOf(error), error instanceof Error ? error.message : "");
      }
    },
  };
}

/** Returns the headers of mail that can be switched off with one click. Source: RFC 8058. */
function unsubscribeHeaders(payload: MessagePayload | undefined) {
  return payload?.unsubscribe === undefined
    ? undefined
    : {
        "List-Unsubscribe": `<${payload.unsubscribe}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      };
}

function toAttachment({ filename, contentType, content }: MailFile) {
  return { disposition: "attachment" as const, filename, type: contentType, content };
}

/** Cloudflare's errors carry a code such as "E_RATE_LIMIT_EXCEEDED". */
function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : "binding";
}

/** Shorter than the 30 seconds that a Worker has left after its response. */
const timeout = 15_000;

/** Sends through a provider that accepts JSON. Source of the format: resend.com/docs/api-reference/emails/send-email */
function createHttpTransport({
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
    isRepeatable: true,
    isProvider: true,
    async send({ id, to, subject, text, html, attachments, payload }) {
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
          headers: unsubscribeHeaders(payload),
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

export function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === "TimeoutError";
}

/** `"Tour Bharat" <mail@example.com>` */
function formatSender({ name, email }: Sender): string {
  return `"${name.replaceAll(/["\\]/g, "")}" <${email}>`;
}
