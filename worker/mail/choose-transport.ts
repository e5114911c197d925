import { createCloudflareTransport } from "./cloudflare-transport";
import { createHttpTransport } from "./http-transport";
import { plainAddress, singleLine } from "./mail-text";
import type { MailTransport, Sender } from "./mail-transport";

/** Mail settings of a deployment; docs/handbook.md lists the variables. */
export interface MailSettings {
  binding: SendEmail | undefined;
  httpUrl: string | undefined;
  httpToken: string | undefined;
  /** "mail@example.com" or "Tour Bharat <mail@example.com>" */
  from: string | undefined;
  /** True if the outbox may serve as the mailbox: in demo and development builds, where /dev/mail shows it. */
  isOutboxRead: boolean;
}

/** Leaves messages in the outbox and marks them as sent. */
const outboxAsMailbox: MailTransport = {
  keepsBody: true,
  takesAttachments: false,
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
  if (!hasWarned) console.warn(`Mail waits in the outbox: ${whatIsMissing(settings)}. See docs/handbook.md.`);
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
