import { Form, useNavigation } from "react-router";
import type { Route } from "./+types/unsubscribe";
import { Button } from "~/ui/button";
import { MarkedEnglish } from "~/ui/marked-english";
import { servicesContext } from "~/context";
import { preferencesMessages } from "~/features/notifications/messages";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";

/** Opening the link changes nothing: mail scanners open links too. */
export async function loader({ context, params }: Route.LoaderArgs) {
  return context.get(servicesContext).getUnsubscribeLink(params);
}

/** Also receives the one-click POST of mail clients. Source: RFC 8058. */
export async function action({ context, params }: Route.ActionArgs) {
  await context.get(servicesContext).unsubscribeByLink(params);
  return { isDone: true };
}

export function headers() {
  return { "Cache-Control": "private, no-store", "Referrer-Policy": "strict-origin" };
}

export function meta() {
  return backOfficeMeta(preferencesMessages().unsubscribe.title);
}

export default function Unsubscribe({ loaderData: { label }, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== "idle";
  const m = preferencesMessages().unsubscribe;
  return (
    <div className="mx-auto max-w-xl px-4 py-12 sm:px-6">
      <h1 className="text-4xl">{m.title}</h1>
      <p role="status" className="mt-4 text-lg">
        <MarkedEnglish text={actionData?.isDone ? m.done(label) : label} />
      </p>
      {!actionData?.isDone && (
        <Form method="post" className="mt-6">
          <Button type="submit" aria-disabled={isBusy || undefined}>
            {isBusy ? m.busy : m.switchOff}
          </Button>
        </Form>
      )}
    </div>
  );
}
