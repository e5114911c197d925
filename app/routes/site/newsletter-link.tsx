import { z } from "zod";
import type { Route } from "./+types/newsletter-link";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { servicesContext } from "~/context";
import { useForm } from "~/platform/forms/use-form";
import { answerForm } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { subscriptionMessages } from "~/features/messages/newsletter/messages";

/** Opening the link changes nothing: mail scanners open links too. */
export async function loader({ context, params }: Pick<Route.LoaderArgs, "context" | "params">) {
  return context.get(servicesContext).getSubscription(params.link);
}

const formSchema = z.union([
  // The one-click POST of mail clients. Source: RFC 8058.
  z.object({ "List-Unsubscribe": z.literal("One-Click") }).transform(() => ({ intent: "end" as const })),
  z.object({ intent: z.enum(["confirm", "end"]) }),
]);

export async function action({
  context,
  params,
  request,
}: Pick<Route.ActionArgs, "context" | "params" | "request">) {
  const services = context.get(servicesContext);
  return answerForm(await readForm(request), formSchema, async ({ intent }) => {
    if (intent === "confirm") {
      await services.confirmSubscription(params.link);
      return subscriptionMessages().subscribed;
    }
    await services.endSubscription(params.link);
    return subscriptionMessages().unsubscribed;
  });
}

export function headers() {
  return { "Cache-Control": "private, no-store", "Referrer-Policy": "strict-origin" };
}

export function meta() {
  return backOfficeMeta(subscriptionMessages().yours);
}

/** Confirms or ends a subscription, opened with a mailed link. */
export default function NewsletterLink({ loaderData: { email, state } }: Route.ComponentProps) {
  const form = useForm();
  const [confirming, ending] = [form.of({ intent: "confirm" }), form.of({ intent: "end" })];
  const m = subscriptionMessages();
  return (
    <div className="mx-auto max-w-xl px-4 py-8 sm:px-6 sm:py-12">
      <h1 className="text-4xl">{m.headings[state]}</h1>
      {state === "confirmed" ? m.sentTo(email) : m.newsFor(email)}
      <FormMessage form={form} className="mt-4" />
      <div className="mt-6 flex flex-wrap items-center gap-3">
        {state !== "confirmed" && (
          <AnsweredForm form={confirming}>
            <SubmitButton form={confirming} busy={m.oneMoment}>
              {state === "none" ? m.subscribeAgain : m.confirm}
            </SubmitButton>
          </AnsweredForm>
        )}
        {state !== "none" && (
          <AnsweredForm form={ending}>
            <SubmitButton form={ending} busy={m.oneMoment} variant="secondary">
              {m.unsubscribe}
            </SubmitButton>
          </AnsweredForm>
        )}
      </div>
    </div>
  );
}
