import { useState } from "react";
import { Link, redirect } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/waiting-list";
import { AnsweredForm, FormProblem, SubmitButton } from "~/ui/answered-form";
import { StartChooser } from "~/features/seats/start-chooser";
import { timeOfDaySchema } from "~/domain/departures/departure-rules";
import { Field, InputField, SelectField, controlClasses } from "~/ui/field";
import { PhoneField } from "~/ui/phone-input";
import { DatePicker } from "~/ui/dates/date-picker";
import { OptionField } from "~/features/bookings/option-field";
import { travelersOption } from "~/features/bookings/booking-fields";
import { nowContext, servicesContext, viewerContext } from "~/context";
import { largestParty } from "~/domain/bookings/party-limits";
import { lastBookableDate, todayInIndia } from "~/domain/calendar/calendar";
import { waitingFormSchema } from "~/domain/waiting-list/waiting-list";
import { useForm } from "~/platform/forms/use-form";
import { useHydrated } from "~/platform/hydration/use-hydrated";
import { answerForm } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";
import { pageMeta } from "~/platform/pages/page-meta";
import { daySchema } from "~/domain/calendar/day-schema";
import { typedNumber } from "~/domain/typed-input/typed-number";
import { fullName } from "~/domain/typed-input/name";
import { joinMessages } from "~/features/waiting-list/join-messages/messages";
import { pathIn } from "~/domain/language/addresses";
import { currentLanguage } from "~/domain/language/language";

const querySchema = z.object({
  date: daySchema().catch(""),
  start: timeOfDaySchema.catch(""),
  option: z.string().max(24).catch(""),
  travelers: typedNumber(z.int().min(1).max(20)).catch(2),
});

/** The form that joins the waiting list of a sold-out day; linked from the day, so date and party are known. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const [{ slug, title, path, capacity, departures, options }, contact] = await Promise.all([
    services.getTour(params.slug),
    services.getBookingContact(context.get(viewerContext)),
  ]);
  const { date, start, option, travelers } = querySchema.parse(Object.fromEntries(url.searchParams));
  const today = todayInIndia(context.get(nowContext));
  return {
    tour: { slug, title, path },
    canonical: new URL(pathIn(currentLanguage(), `/waiting-list/${slug}`), url).href,
    max: largestParty(capacity),
    starts: departures.starts?.map(({ time }) => ({ startTime: time })),
    options,
    days: [today, lastBookableDate(today)] as const,
    saved: {
      travelDate: date,
      startTime: start,
      optionId: option,
      numberOfTravelers: String(Math.min(travelers, largestParty(capacity))),
      name: contact ? fullName(contact) : "",
      email: contact?.email ?? "",
      phone: contact?.phone ?? "",
    },
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  return answerForm(await readForm(request), waitingFormSchema, async (party) => {
    const path = await services.joinWaitingList(params.slug, party, {
      viewer: context.get(viewerContext),
      caller: await services.callerIdOf(request.headers),
    });
    if (path !== null) throw redirect(path, 303);
    return { result: party.email };
  });
}

export function headers() {
  return { "Cache-Control": "private, no-cache" };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { tour, canonical } = loaderData;
  const title = joinMessages().pageTitle(tour.title);
  const description = joinMessages().description(tour.title);
  return [...pageMeta({ title, description, canonical }), { name: "robots", content: "noindex" }];
}

export default function JoinWaitingList({ loaderData }: Route.ComponentProps) {
  const m = joinMessages();
  const { tour, max, days, starts, options, saved } = loaderData;
  const form = useForm<string>({}, { saved });
  const email = form.answer?.isDone ? form.answer.result : null;
  return (
    <div className="mx-auto max-w-xl px-4 py-8 sm:px-6 sm:py-12">
      <h1 className="text-4xl">{m.title}</h1>
      <p className="mt-2 text-lg">
        <Link to={tour.path} className="text-peacock underline underline-offset-4">
          {tour.title}
        </Link>
      </p>
      {email === null ? (
        <>
          <p className="mt-4">{m.intro}</p>
          <AnsweredForm
            form={form}
            className="mt-6 grid gap-4 rounded-card border border-line bg-card p-5 card-shadow"
          >
            <FormProblem form={form} />
            <TravelDateField field={form.field("travelDate")} first={days[0]} last={days[1]} />
            {starts && <StartChooser {...form.field("startTime")} starts={starts} />}
            <OptionField field={form.field("optionId")} options={options} />
            <SelectField
              label={m.travelers}
              required
              {...form.field("numberOfTravelers")}
              options={Array.from({ length: max }, (_, index) => [
                String(index + 1),
                travelersOption(index + 1),
              ])}
            />
            <InputField label={m.name} required {...form.field("name")} autoComplete="name" />
            <InputField label={m.email} required {...form.field("email")} type="email" autoComplete="email" />
            <PhoneField label={m.phone} hint={m.phoneHint} {...form.field("phone")} autoComplete="tel" />
            <SubmitButton form={form} busy={m.busy} className="justify-self-start">
              {m.join}
            </SubmitButton>
          </AnsweredForm>
        </>
      ) : (
        <div role="status" className="mt-6 rounded-card border border-line bg-card p-6 card-shadow">
          <h2 className="text-2xl">{m.confirm}</h2>
          {m.mailed(email)}
        </div>
      )}
    </div>
  );
}

/** The day, chosen in a calendar; without scripts, in the browser's own field, which shows its country's order of day and month. */
function TravelDateField({
  field: { name, error, defaultValue },
  first,
  last,
}: {
  field: { name: string; error: string | undefined; defaultValue: string };
  first: string;
  last: string;
}) {
  const [day, setDay] = useState(defaultValue);
  const isHydrated = useHydrated();
  return (
    <Field label={joinMessages().travelDate} required error={error}>
      {(control) =>
        isHydrated ? (
          <>
            <input type="hidden" name={name} value={day} />
            <DatePicker {...control} value={day} onChange={setDay} first={first} last={last} />
          </>
        ) : (
          <input
            {...control}
            type="date"
            name={name}
            defaultValue={defaultValue}
            min={first}
            max={last}
            className={controlClasses}
          />
        )
      }
    </Field>
  );
}
