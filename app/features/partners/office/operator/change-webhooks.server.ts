import { z } from "zod";
import type { Viewer } from "~/domain/accounts/account";
import type { FormOutcome } from "~/platform/forms/answer-form";
import type { PageServices } from "../../../../../worker/platform/http/page-services";

const idSchema = z.string().catch("");

/** Hidden fields of the forms of webhooks. */
export const webhookFormSchema = z.object({
  intent: z.enum(["add", "challenge", "rotate", "pause", "resume", "replay", "remove"]),
  slug: idSchema,
  id: idSchema,
});

const done = {
  pause: "Paused. Events are kept.",
  resume: "Resumed.",
  replay: "They are sent within a minute.",
  remove: "",
};

/** Handles the forms of webhooks. The result is a new secret. */
export async function changeWebhooks(
  services: PageServices,
  viewer: Viewer,
  {
    intent,
    slug,
    id,
    form,
    headers,
  }: z.infer<typeof webhookFormSchema> & { form: FormData; headers: Headers },
): Promise<FormOutcome<string>> {
  const named = { slug, id };
  switch (intent) {
    case "add":
      return { message: "Webhook added.", result: await services.addWebhook(viewer, { slug, form }) };
    case "challenge":
      await services.challengeWebhook(viewer, { ...named, headers });
      return "It answered. Events are sent from now on.";
    case "rotate":
      return {
        message: "New secret created. The old one signs for another day.",
        result: await services.rotateWebhookSecret(viewer, named),
      };
    case "pause":
    case "resume":
    case "replay":
    case "remove":
      await services.changeWebhook(viewer, { ...named, verb: intent });
      return done[intent];
    default:
      return intent satisfies never;
  }
}
