import { z } from "zod";
import { defaultLanguage } from "~/domain/language/language";
import type { NotificationName } from "~/domain/notifications/notification-events";
import { isTimeout } from "../mail/choose-transport";
import { maxVariable, singleLine } from "../mail/mail-text";
import { MailRefusal, type MailTransport, type PhoneTransports } from "../mail/mail-transport";
import { createPushTransport, type PushDependencies } from "../push/push-transport";

/** Settings of the phone channels; docs/handbook.md lists the variables. */
export interface PhoneSettings {
  whatsAppToken: string | undefined;
  whatsAppPhoneNumberId: string | undefined;
  smsAuthKey: string | undefined;
  /** JSON: the provider's template by event; by "trip-soon/hi" that in another language than English. */
  smsTemplates: string | undefined;
  /** Languages besides English in which the templates are approved: "hi". */
  whatsAppLanguages?: string | undefined;
  /** True if the outbox may serve as the phone: in demo and development builds, where /dev/outbox shows it. */
  isOutboxRead: boolean;
}

/** Leaves messages in the outbox and marks them as sent. */
const outboxAsPhone: MailTransport = {
  keepsBody: true,
  takesAttachments: false,
  isRepeatable: true,
  isProvider: false,
  send: () => Promise.resolve(),
};

/** Returns the channels that are configured. Push needs no account anywhere: its keys are the project's. */
export function choosePhoneTransports(settings: PhoneSettings, push: PushDependencies): PhoneTransports {
  const { whatsAppToken: token, whatsAppPhoneNumberId: sender, smsAuthKey: authKey } = settings;
  const templates = readTemplates(settings.smsTemplates);
  const languages = settings.whatsAppLanguages?.split(/[\s,]+/) ?? [];
  const keepsBody = settings.isOutboxRead;
  const demo = settings.isOutboxRead ? outboxAsPhone : null;
  return {
    push: { ...createPushTransport(push), keepsBody },
    whatsapp:
      token && sender ? { ...createWhatsAppTransport({ token, sender, languages }), keepsBody } : demo,
    sms: authKey && templates ? { ...createSmsTransport({ authKey, templates }), keepsBody } : demo,
  };
}

function readTemplates(json: string | undefined): Record<string, string> | null {
  try {
    return z.record(z.string(), z.string().min(1)).parse(JSON.parse(json ?? ""));
  } catch {
    return null;
  }
}

/** Shorter than the 30 seconds that a Worker has left after its response. */
const timeout = 15_000;

/**
 * Posts JSON. These providers do not deduplicate, so a message whose outcome is unknown is not sent again (decision 35). The runtime does not
 * distinguish a connection that failed from one that was lost after the request.
 * @throws MailRefusal final
 */
async function postJson(url: string, headers: Record<string, string>, body: object): Promise<Response> {
  return fetch(url, {
    method: "POST",
    headers: { ...headers, "Content-Type": "application/json" },
    body: JSON.stringify(body),
    // A redirect would send the token elsewhere.
    redirect: "manual",
    signal: AbortSignal.timeout(timeout),
  }).catch((error: unknown) => {
    throw new MailRefusal(isTimeout(error) ? "timeout" : "network", String(error), { isFinal: true });
  });
}

/** Returns the refusal for a response without the provider's own error: only 3xx and 4xx mean that nothing was sent. */
function unexplained({ status }: Response): MailRefusal {
  const isUnknown = status < 300 || status >= 500;
  return new MailRefusal(`http_${status}`, "The response has no error code.", { isFinal: isUnknown });
}

async function jsonOf(response: Response): Promise<unknown> {
  return response.json().catch(() => null);
}

type PhoneTransport = Omit<MailTransport, "keepsBody">;

const graph = "https://graph.facebook.com/v23.0";

/**
 * Errors that another attempt does not mend: a number that cannot be reached or has opted out, a bad parameter, and templates that are missing,
 * paused or have other variables. Rate limits (4, 80007, 130429, 131048, 131056), outages and access are tried again. Source:
 * developers.facebook.com/docs/whatsapp/cloud-api/support/error-codes
 */
const finalErrors = new Set([
  100, 131_008, 131_009, 131_021, 131_026, 131_030, 131_045, 131_047, 131_049, 131_050, 131_051, 132_000,
  132_001, 132_005, 132_007, 132_012, 132_015, 132_016, 132_068, 132_069,
]);

const graphErrorSchema = z.object({ error: z.object({ code: z.number(), message: z.string().catch("") }) });

/** Sends templates by the WhatsApp Business Cloud API. Source: developers.facebook.com/docs/whatsapp/cloud-api/reference/messages */
function createWhatsAppTransport({
  token,
  sender,
  languages,
}: {
  token: string;
  sender: string;
  languages: readonly string[];
}): PhoneTransport {
  return {
    hasTemplate: (_, language) => languages.includes(language),
    takesAttachments: false,
    isRepeatable: false,
    isProvider: true,
    async send({ to, event, payload }) {
      if (!event) throw new MailRefusal("no_template", "This message has no event.", { isFinal: true });
      const texts = (payload?.params ?? []).map((text) => ({ type: "text", text }));
      const response = await postJson(
        `${graph}/${sender}/messages`,
        { Authorization: `Bearer ${token}` },
        {
          messaging_product: "whatsapp",
          recipient_type: "individual",
          to: digitsOf(to),
          type: "template",
          template: {
            name: whatsAppTemplateOf(event),
            language: { code: payload?.language ?? defaultLanguage },
            components: [
              { type: "body", parameters: texts },
              // Authentication templates repeat the code on their copy button.
              ...(event === "sign-in-code"
                ? [{ type: "button", sub_type: "url", index: "0", parameters: texts }]
                : []),
            ],
          },
        },
      );
      if (response.ok) return void (await response.body?.cancel());
      const failure = graphErrorSchema.safeParse(await jsonOf(response));
      if (!failure.success) throw unexplained(response);
      const { code, message } = failure.data.error;
      throw new MailRefusal(`whatsapp_${code}`, message, { isFinal: finalErrors.has(code) });
    },
  };
}

/** Returns the name of an event's template: lowercase letters and underscores. */
function whatsAppTemplateOf(event: NotificationName): string {
  return event.replaceAll("-", "_");
}

const smsAnswerSchema = z.object({ type: z.string(), message: z.string().catch("") });

/**
 * Sends SMS by MSG91's flows, whose templates are registered on the DLT platform (TRAI, 2018). Their variables are VAR1, VAR2 and so on.
 * Source: control.msg91.com/apidoc/textsms/send-sms-flow.php and docs.msg91.com/sms/send-sms
 */
function createSmsTransport({
  authKey,
  templates,
}: {
  authKey: string;
  templates: Record<string, string>;
}): PhoneTransport {
  return {
    takesAttachments: false,
    isRepeatable: false,
    isProvider: true,
    lacksTemplate: (event) => !templates[event],
    hasTemplate: (event, language) => templates[`${event}/${language}`] !== undefined,
    async send({ to, event, payload }) {
      const template = event && templates[payload?.language ? `${event}/${payload.language}` : event];
      if (!template) throw new MailRefusal("no_template", `no template for ${event}`, { isFinal: true });
      const variables = (payload?.params ?? []).map(
        (text, index) => [`VAR${index + 1}`, singleLine(text, maxVariable)] as const,
      );
      const response = await postJson(
        "https://control.msg91.com/api/v5/flow",
        { authkey: authKey, Accept: "application/json" },
        {
          template_id: template,
          short_url: "0",
          recipients: [{ mobiles: digitsOf(to), ...Object.fromEntries(variables) }],
        },
      );
      const answer = smsAnswerSchema.safeParse(await jsonOf(response));
      if (response.ok && answer.data?.type === "success") return;
      if (answer.data?.type !== "error") throw unexplained(response);
      // It answers an invalid template or number with 200 or 400, limits with 429, outages with 5xx.
      const isFinal = response.status <= 400;
      throw new MailRefusal(`http_${response.status}`, answer.data.message, { isFinal });
    },
  };
}

/** "919820000001", without the sign. */
function digitsOf(phone: string): string {
  return phone.replaceAll(/\D/g, "");
}
