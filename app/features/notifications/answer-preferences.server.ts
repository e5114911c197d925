import type { RouterContextProvider } from "react-router";
import { z } from "zod";
import { servicesContext } from "~/context";
import type { Viewer } from "~/domain/accounts/account";
import type { NotificationChoice } from "~/domain/notifications/preferences";
import { answerForm } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";
import { preferencesMessages } from "./messages";

const requestSchema = z.looseObject({
  intent: z.enum(["choose", "subscribe", "unsubscribe"]),
  endpoint: z.string().catch(""),
});

/** Handles the forms of a page with notification preferences. */
export async function answerPreferences(
  context: Readonly<RouterContextProvider>,
  request: Request,
  viewer: Viewer,
  party: NotificationChoice["party"],
) {
  const services = context.get(servicesContext);
  const form = await readForm(request);
  return answerForm(form, requestSchema, async ({ intent, endpoint, ...fields }) => {
    if (intent === "choose") {
      await services.changeNotificationPreferences(viewer, { form, party });
      return preferencesMessages().saved;
    }
    if (intent === "subscribe") await services.subscribeToPush(viewer, { endpoint, ...fields });
    else await services.unsubscribeFromPush(viewer, endpoint);
  });
}
