import { createCloudflareTransport } from "./cloudflare-transport";
import { createHttpTransport } from "./http-transport";
import { plainAddress, singleLine } from "./mail-text";
import type { MailTransport, Sender } from "./mail-transport";

/** What a deployment says of its mail; docs/handbook.md names the variables. */
export interface MailSettings {
  binding: SendEmail | undefined;
  httpUrl: string | undefined;
  httpToken: string | undefined;
  /** "mail@example.com" or "Tour Bharat <mail@example.com>" */
  from: string | undefined;
  /** Whether the outbox may be the mailbox: in demo and development builds, where /dev/mail shows it. */
  isOutboxRead: boolean;
}

/** What leaves messages in the outbox and calls them sent. */
const outboxAsMailbox: MailTransport = {
  keepsBody: true,
  takesAttachments: false,
  send: () => Promise.resolve(),
};

let hasWarned = false;

/** The way our mail goes, or null when none is set up: then it waits in the outbox, and the log says once why. */
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
