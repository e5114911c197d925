import type { Route } from "./+types/connect";
import { Panel } from "~/office/page/panel";
import { OperatorProfilePage } from "~/features/operators/office/operator/profile-page";
import { operatorOf, textOf } from "~/features/operators/office/operator/operator-of";
import {
  changeWebhooks,
  webhookFormSchema,
} from "~/features/partners/office/operator/change-webhooks.server";
import {
  calendarFormSchema,
  changeCalendars,
} from "~/features/partners/office/operator/change-calendars.server";
import { CalendarsPanel } from "~/features/partners/office/operator/calendars-panel";
import { WidgetsPanel } from "~/features/partners/office/operator/widgets-panel";
import { WebhooksPanel } from "~/features/partners/office/operator/webhooks-panel";
import { nowContext, servicesContext } from "~/context";
import { keyState } from "~/domain/partners/api-key";
import { changeKeys, isAboutKeys } from "~/features/partners/office/change-keys.server";
import { KeysPanel } from "~/features/partners/office/keys-panel";
import { useForm } from "~/platform/forms/use-form";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { answerForm } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";
import { requireOperator } from "~/middleware/require-operator";
import { webhookState } from "~/domain/partners/webhook";
import { Badge } from "~/ui/badge";
import { z } from "zod";
import { widgetVerbs } from "~/domain/partners/widget";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  const services = context.get(servicesContext);
  const connections = await services.getConnections(viewer, operatorOf(url));
  const { slug } = connections.operator;
  const [keys, calendars, widgets] = await Promise.all([
    services.listApiKeys(viewer, { operator: slug }),
    services.getCalendars(viewer, slug),
    services.getWidgets(viewer, slug),
  ]);
  return { ...connections, keys, calendars, widgets, origin: url.origin, now: context.get(nowContext) };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireOperator(context, url);
  const form = await readForm(request);
  const services = context.get(servicesContext);
  if (isAboutKeys(form)) return changeKeys(services, viewer, { operator: textOf(form, "slug") }, form);
  if (form.has("calendar"))
    return answerForm(form, calendarFormSchema, (fields) =>
      changeCalendars(services, viewer, { ...fields, form }),
    );
  if (form.has("widget"))
    return answerForm<z.output<typeof widgetFormSchema>, string>(form, widgetFormSchema, async (fields) => {
      await services.changeWidget(viewer, { ...fields, verb: fields.widget, form });
      return widgetChanged[fields.widget];
    });
  return answerForm(form, webhookFormSchema, (fields) =>
    changeWebhooks(services, viewer, { ...fields, form, headers: request.headers }),
  );
}

const text = z.string().catch("");
const widgetFormSchema = z.object({ widget: z.enum(widgetVerbs), slug: text, id: text });
const widgetChanged = {
  save: "Saved. Copy the code into your website.",
  on: "It is on.",
  off: "It is off: the website shows the link.",
  remove: "",
};

export function meta() {
  return backOfficeMeta("Connect");
}

export default function Connect({ loaderData }: Route.ComponentProps) {
  const { operator, operators, webhooks, keys, calendars, widgets, origin, now } = loaderData;
  const shownWidgets = widgets.widgets.filter(({ isOn }) => isOn).length;
  const keysForm = useForm<string>({});
  const working = keys.filter((key) => keyState(key, now) === "works").length;
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
            <Door name="API keys" state={working === 0 ? null : `${working} on`}>
              Your own programs read your tours, prices and free seats with a key, at /octo. A key opens no
              page and books nothing: take your own bookings in the office.
            </Door>
            <Door name="Webhooks" state={on === 0 ? null : `${on} on`}>
              We tell your own programs within a minute when bookings, free seats, prices or payouts change.
              Messages are signed by the Standard Webhooks specification and name no guests.
            </Door>
            <Door name="Widget" state={shownWidgets === 0 ? null : `${shownWidgets} on`}>
              Guests book your tours within your own website, in your color and with the same steps as here.
              Only the websites that you name can show it, and its bookings are marked in your lists.
            </Door>
            <Door name="Google (product feed)" state="On for all tours on sale">
              Google can list your tours with prices and free dates under &quot;Things to do&quot;. It reads a
              feed of all tours on sale here: you need to do nothing.
            </Door>
            <Door
              name="Calendars"
              state={calendars.feeds.length === 0 ? null : `${calendars.feeds.length} on`}
            >
              Events in a calendar of another channel take the seats or the day off the sale here. Sold seats
              are never canceled: a clash is shown to you as a conflict.
            </Door>
          </dl>
        </Panel>
        <div className="grid min-w-0 gap-4">
          <KeysPanel
            keys={keys}
            offered={["read-catalogue"]}
            form={keysForm}
            slug={operator.slug}
            now={now}
          />
          <WidgetsPanel {...widgets} operator={operator} origin={origin} path={path} />
          <CalendarsPanel {...calendars} slug={operator.slug} path={path} />
          <WebhooksPanel webhooks={webhooks} slug={operator.slug} path={path} />
        </div>
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
