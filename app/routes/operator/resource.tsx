import { Link } from "react-router";
import type { Route } from "./+types/resource";
import { servicesContext } from "~/context";
import { formatDay, formatTimeOfDay } from "~/domain/calendar/calendar";
import { departureId, departurePath, type DepartureDate } from "~/domain/departures/departure-change";
import { counted } from "~/domain/check-in/manifest";
import { isPerson, kindLabels, type Absence } from "~/domain/resources/resource";
import { answerResource } from "~/features/resources/office/change-resource.server";
import { ResourceFields, savedResource } from "~/features/resources/office/resource-fields";
import { requireOperator } from "~/middleware/require-operator";
import { BackOfficePage } from "~/office/page/back-office-page";
import { ConfirmForm } from "~/office/page/confirm-form";
import { Panel } from "~/office/page/panel";
import { readForm } from "~/platform/forms/read-form";
import { useForm, type FormState } from "~/platform/forms/use-form";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { Badge } from "~/ui/badge";
import { Exact } from "~/ui/exact";
import { InputField } from "~/ui/field";

/** A person, vehicle, room or boat: its departures, days off, details, and a person's own page. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  const services = context.get(servicesContext);
  const { taken, ...found } = await services.getResource(viewer, Number(params.id));
  const swapsOf = async (date: DepartureDate) =>
    (await services.listAssignable(viewer, date))
      .filter(({ kind }) => kind === found.resource.kind)
      .slice(0, swapsShown);
  return {
    ...found,
    taken: await Promise.all(
      taken.map(async (each) => ({ ...each, swaps: each.falls ? await swapsOf(each) : [] })),
    ),
  };
}

/** Max offered swaps of a departure. */
const swapsShown = 4;

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const viewer = requireOperator(context, url);
  return answerResource(context.get(servicesContext), viewer, Number(params.id), await readForm(request));
}

export function meta({ loaderData }: Route.MetaArgs) {
  return backOfficeMeta(loaderData?.resource.name ?? "People and vehicles");
}

const small = "min-h-9 px-3 py-1 text-sm";

export default function ResourcePage({ loaderData }: Route.ComponentProps) {
  const { resource, taken, ownUrl, calendarUrl } = loaderData;
  const { name, kind, isRetired, daysOff, companyName } = resource;
  const form = useForm({}, { saved: savedResource(resource) });
  return (
    <BackOfficePage
      title={name}
      intro={`${kindLabels[kind]}, ${companyName}`}
      aside={isRetired && <Badge tone="neutral">Left</Badge>}
    >
      <p className="mt-1">
        <Link
          to="/operator/resources"
          className="inline-block py-1 text-peacock underline underline-offset-4"
        >
          All people and vehicles
        </Link>
      </p>
      <FormMessage form={form} className="mt-2" />
      <div className="mt-3 grid items-start gap-4 lg:grid-cols-2">
        <div className="grid min-w-0 gap-4">
          <Panel id="departures" title="Departures ahead">
            {taken.length === 0 && <p className="text-muted">None.</p>}
            <ul className="divide-y divide-line">
              {taken.map((departure) => (
                <Taken key={departureId(departure)} departure={departure} form={form} />
              ))}
            </ul>
          </Panel>
          {!isRetired && <DaysOff daysOff={daysOff} form={form} isSick={isPerson(kind)} />}
        </div>
        <div className="grid min-w-0 gap-4">
          {calendarUrl !== null && (
            <Panel id="links" title="Private links">
              {ownUrl !== null && (
                <OwnLink title="Own page" url={ownUrl}>
                  {`Today and tomorrow with names, numbers and check-in, without a sign-in. Send ${name} this link, and keep it private.`}
                </OwnLink>
              )}
              <OwnLink title="Calendar" url={calendarUrl}>
                For calendar apps that subscribe to an address: departures, times and seats, no names.
              </OwnLink>
              <ConfirmForm
                label="New links"
                title="Create new links?"
                description="The links in use stop working, that of the calendar too."
                confirmLabel="Create new links"
                form={form.of({ intent: "renew" })}
              />
            </Panel>
          )}
          <Panel id="details" title="Details">
            <AnsweredForm form={form.of({ intent: "save" })} className="grid gap-3">
              <ResourceFields form={form.of({ intent: "save" })} kind={kind} />
              <div className="flex flex-wrap gap-3">
                <SubmitButton form={form} busy="Saving…">
                  Save
                </SubmitButton>
              </div>
            </AnsweredForm>
            <div className="mt-4 border-t border-line pt-3">
              {isRetired ? (
                <AnsweredForm form={form.of({ intent: "resume" })}>
                  <SubmitButton form={form} variant="secondary" className={small}>
                    Back at work
                  </SubmitButton>
                </AnsweredForm>
              ) : (
                <ConfirmForm
                  label="Has left"
                  title={`${name} has left?`}
                  description={`Departures ahead lose ${name}: ${counted(taken.length, "departure", "departures")}. We erase name and phone of people 90 days after.`}
                  confirmLabel="Has left"
                  form={form.of({ intent: "retire" })}
                />
              )}
            </div>
          </Panel>
        </div>
      </div>
    </BackOfficePage>
  );
}

function OwnLink({ title, url, children }: { title: string; url: string; children: React.ReactNode }) {
  return (
    <div className="mb-3">
      <h3 className="font-sans text-base font-semibold">{title}</h3>
      <p className="text-sm text-muted">{children}</p>
      <a
        href={url}
        translate="no"
        className="text-sm wrap-anywhere text-peacock underline underline-offset-4"
      >
        {url}
      </a>
    </div>
  );
}

/** A departure of the resource; if it is away then, with all that can take its place. */
function Taken({
  departure: { tour, tourTitle, travelDate, start, startTime, booked, falls, swaps },
  form,
}: {
  departure: Route.ComponentProps["loaderData"]["taken"][number];
  form: FormState;
}) {
  const swap = form.of({ intent: "swap", tour, travelDate, start });
  return (
    <li className="py-2">
      <div className="flex flex-wrap items-baseline gap-x-2">
        <Link
          to={departurePath({ tour, travelDate, start })}
          className="font-semibold text-peacock underline-offset-4 hover:underline"
        >
          {tourTitle}
        </Link>
        <span className="text-sm text-muted tabular-nums">
          <Exact>{`${formatDay(travelDate)}${startTime === "" ? "" : `, ${formatTimeOfDay(startTime)}`}`}</Exact>{" "}
          <span>{counted(booked, "traveler", "travelers")}</span>
        </span>
        {falls && <Badge tone="danger">Away</Badge>}
      </div>
      {falls && (
        <AnsweredForm form={swap} className="mt-1 flex flex-wrap gap-2">
          {swaps.map((other) => (
            <SubmitButton key={other.id} form={swap} name="taken" value={other.id} className={small}>
              {`Swap for ${other.name}`}
            </SubmitButton>
          ))}
          {swaps.length === 0 && <p className="text-sm text-muted">Nobody else is free.</p>}
          <SubmitButton form={swap} name="taken" value="" variant="secondary" className={small}>
            Remove
          </SubmitButton>
        </AnsweredForm>
      )}
    </li>
  );
}

function DaysOff({
  daysOff,
  form,
  isSick,
}: {
  daysOff: readonly Absence[];
  form: FormState;
  isSick: boolean;
}) {
  const away = form.of({ intent: "away" }, {});
  return (
    <Panel id="days-off" title={isSick ? "Days off and sick days" : "Days out of service"}>
      <ul className="divide-y divide-line">
        {daysOff.map(({ from, to }) => (
          <li key={`${from} ${to}`} className="flex items-center justify-between gap-3 py-1.5">
            <Exact>{from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`}</Exact>
            <AnsweredForm form={form.of({ intent: "back", from, to })}>
              <SubmitButton form={form} variant="secondary" className={small}>
                Remove
                <span translate="no" className="sr-only">{` ${formatDay(from)}`}</span>
              </SubmitButton>
            </AnsweredForm>
          </li>
        ))}
      </ul>
      <AnsweredForm form={away} isReset className="mt-2 grid gap-3 sm:grid-cols-2">
        <InputField label="From" type="date" required {...away.field("from")} />
        <InputField label="To" type="date" required {...away.field("to")} />
        <div>
          <SubmitButton form={away} busy="Saving…">
            Mark as away
          </SubmitButton>
        </div>
      </AnsweredForm>
    </Panel>
  );
}
