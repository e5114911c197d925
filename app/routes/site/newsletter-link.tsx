import { z } from "zod";
import type { Route } from "./+types/newsletter-link";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { servicesContext } from "~/context";
import { useForm } from "~/platform/forms/use-form";
import { answerForm } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";

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
      return "Thank you. You are subscribed.";
    }
    await services.endSubscription(params.link);
    return "You get no more mails, and we have deleted your address from the list.";
  });
}

export function headers() {
  return { "Cache-Control": "private, no-store", "Referrer-Policy": "strict-origin" };
}

export function meta() {
  return backOfficeMeta("Your newsletter");
}

const headings = {
  unconfirmed: "Confirm your subscription",
  confirmed: "Your newsletter",
  none: "Not subscribed",
};

/** Confirms or ends a subscription, opened with a mailed link. */
export default function NewsletterLink({ loaderData: { email, state } }: Route.ComponentProps) {
  const form = useForm();
  const [confirming, ending] = [form.of({ intent: "confirm" }), form.of({ intent: "end" })];
  return (
    <div className="mx-auto max-w-xl px-4 py-8 sm:px-6 sm:py-12">
      <h1 className="text-4xl">{headings[state]}</h1>
      <p className="mt-4 break-words">
        <span>
          {state === "confirmed" ? "We send our seasonal travel news to " : "Seasonal travel news for "}
        </span>
        <strong>{email}</strong>.
      </p>
      <FormMessage form={form} className="mt-4" />
      <div className="mt-6 flex flex-wrap items-center gap-3">
        {state !== "confirmed" && (
          <AnsweredForm form={confirming}>
            <SubmitButton form={confirming} busy="One moment …">
              {state === "none" ? "Subscribe again" : "Confirm"}
            </SubmitButton>
          </AnsweredForm>
        )}
        {state !== "none" && (
          <AnsweredForm form={ending}>
            <SubmitButton form={ending} busy="One moment …" variant="secondary">
              Unsubscribe
            </SubmitButton>
          </AnsweredForm>
        )}
      </div>
    </div>
  );
}
