import type { Route } from "./+types/connect";
import { Panel } from "~/office/page/panel";
import { OperatorProfilePage } from "~/features/operators/office/operator/profile-page";
import { operatorOf } from "~/features/operators/office/operator/operator-of";
import {
  changeWebhooks,
  webhookFormSchema,
} from "~/features/partners/office/operator/change-webhooks.server";
import { WebhooksPanel } from "~/features/partners/office/operator/webhooks-panel";
import { servicesContext } from "~/context";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { answerForm } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";
import { requireOperator } from "~/middleware/require-operator";
import { webhookState } from "~/domain/partners/webhook";
import { Badge } from "~/ui/badge";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  return context.get(servicesContext).getConnections(viewer, operatorOf(url));
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireOperator(context, url);
  const form = await readForm(request);
  const services = context.get(servicesContext);
  return answerForm(form, webhookFormSchema, (fields) =>
    changeWebhooks(services, viewer, { ...fields, form, headers: request.headers }),
  );
}

export function meta() {
  return backOfficeMeta("Connect");
}

export default function Connect({ loaderData: { operator, operators, webhooks } }: Route.ComponentProps) {
  const path = `/operator/connect?company=${encodeURIComponent(operator.slug)}`;
  const on = webhooks.filter((webhook) => webhookState(webhook) === "active").length;
  return (
    <OperatorProfilePage
      operator={operator}
      operators={operators}
      path="/operator/connect"
      intro="Other companies and programs sell and follow the same seats as this site, so none is sold twice."
    >
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-[26rem_1fr]">
        <Panel id="doors" title="Connections">
          <dl className="grid gap-3">
            <Door name="Resellers (OCTO)" state="On for all tours on sale">
              Resellers hold, book and cancel seats of your tours from their own systems, by the OCTO
              standard. Their bookings appear in your lists like all others.
            </Door>
            <Door name="Webhooks" state={on === 0 ? null : `${on} on`}>
              We tell your own programs within a minute when bookings, free seats, prices or payouts change.
              Messages are signed by the Standard Webhooks specification and name no guests.
            </Door>
          </dl>
        </Panel>
        <WebhooksPanel webhooks={webhooks} slug={operator.slug} path={path} />
      </div>
    </OperatorProfilePage>
  );
}

function Door({ name, state, children }: { name: string; state: string | null; children: React.ReactNode }) {
  return (
    <div>
      <dt className="flex flex-wrap items-center gap-2 font-semibold">
        <span>{name}</span>
        <Badge tone={state === null ? "neutral" : "success"}>{state ?? "Off"}</Badge>
      </dt>
      <dd className="text-sm text-muted">{children}</dd>
    </div>
  );
}
