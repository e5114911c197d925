import { z } from "zod";
import type { Route } from "./+types/own-day";
import { servicesContext } from "~/context";
import { dialUrl, formatPhone } from "~/domain/accounts/format-phone";
import { addDays, formatDay, formatTimeOfDay } from "~/domain/calendar/calendar";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { arrivedField } from "~/domain/check-in/check-in";
import { arrivedInWords } from "~/domain/check-in/arrived";
import { ArrivedSelect } from "~/features/check-in/arrived-select";
import { answerForm } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";
import { useForm, type FormState } from "~/platform/forms/use-form";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { useFreshPage } from "~/platform/pages/use-fresh-page";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { Badge } from "~/ui/badge";
import { Exact } from "~/ui/exact";

/** Today and tomorrow of a guide or driver, opened with their own link. */
export function loader({ context, params }: Route.LoaderArgs) {
  return context.get(servicesContext).getOwnDay(params);
}

const checkInSchema = z.object({
  intent: z.literal("check-in"),
  bookingId: z.string().max(20),
  arrived: arrivedField,
});

export async function action({ context, params, request }: Route.ActionArgs) {
  return answerForm(await readForm(request), checkInSchema, ({ bookingId, arrived }) =>
    context.get(servicesContext).checkInOnOwnPage(params, { bookingId, arrived }),
  );
}

export function headers() {
  return { "Cache-Control": "private, no-store", "Referrer-Policy": "strict-origin" };
}

export function meta() {
  return backOfficeMeta("Your departures");
}

type OwnDeparture = Route.ComponentProps["loaderData"]["departures"][number];

export default function OwnDayPage({ loaderData }: Route.ComponentProps) {
  const { name, companyName, today, departures } = loaderData;
  const form = useForm();
  useFreshPage(60_000);
  const days = [
    { title: "Today", date: today },
    { title: "Tomorrow", date: addDays(today, 1) },
  ];
  return (
    <div className="mx-auto max-w-xl px-4 py-6">
      <h1 className="text-3xl wrap-anywhere">{name}</h1>
      <p className="text-muted">{companyName}</p>
      {days.map(({ title, date }) => {
        const ofDay = departures.filter(({ travelDate, lastDay }) => travelDate <= date && date <= lastDay);
        return (
          <section key={title} aria-label={title} className="mt-5">
            <h2 className="text-xl">
              <span>{title}</span>{" "}
              <span translate="no" className="font-sans text-base font-normal text-muted">
                {formatTravelDate(date)}
              </span>
            </h2>
            {ofDay.length === 0 && <p className="text-muted">No departure.</p>}
            {ofDay.map((departure) => (
              <Departure
                key={departure.id}
                departure={departure}
                form={form}
                isFirst={date === days[0]?.date || departure.travelDate === date}
              />
            ))}
          </section>
        );
      })}
    </div>
  );
}

function Departure({
  departure,
  form,
  isFirst,
}: {
  departure: OwnDeparture;
  form: FormState;
  /** False if the day before lists the travelers. */
  isFirst: boolean;
}) {
  const { tourTitle, travelDate, lastDay, startTime, meetingPoint, closedReason, crew, guests } = departure;
  return (
    <article className="mt-2 rounded-card border border-line bg-card p-3">
      <h3 className="font-sans text-lg font-semibold">{tourTitle}</h3>
      <p>
        {lastDay !== travelDate && (
          <>
            <Exact>{`${formatDay(travelDate)} to ${formatDay(lastDay)}`}</Exact>
            <span>, </span>
          </>
        )}
        <strong>
          <Exact>{formatTimeOfDay(startTime)}</Exact>
        </strong>
        <span>{`, ${meetingPoint}`}</span>
      </p>
      {crew.length > 1 && <p className="text-sm text-muted">{crew.join(", ")}</p>}
      {closedReason !== null && (
        <p className="mt-2 rounded-control bg-danger-subtle px-3 py-2 text-danger">
          <strong>Closed.</strong> <span>{closedReason}</span>
        </p>
      )}
      {isFirst && (
        <ul className="mt-2 divide-y divide-line border-t border-line">
          {guests.map((guest) => (
            <Guest
              key={guest.bookingId}
              guest={guest}
              form={form.of({ intent: "check-in", bookingId: guest.bookingId })}
            />
          ))}
          {guests.length === 0 && <li className="py-2 text-muted">Nobody is booked yet.</li>}
        </ul>
      )}
    </article>
  );
}

function Guest({ guest, form }: { guest: OwnDeparture["guests"][number]; form: FormState }) {
  const { name, party, phone, pickUp, notes, seats, arrived, canCheckIn } = guest;
  return (
    <li className="py-2">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1 sm:flex-nowrap">
        <p className="min-w-0 wrap-anywhere max-sm:basis-full">
          <strong>{name}</strong>
          <span className="block text-sm">{party}</span>
        </p>
        {arrived > 0 && (
          <Badge tone={arrived < seats ? "warning" : "success"}>{arrivedInWords(arrived, seats)}</Badge>
        )}
        {canCheckIn && (
          <AnsweredForm form={form} className="flex gap-2">
            <ArrivedSelect seats={seats} arrived={arrived} of={name} className="w-auto" />
            <SubmitButton form={form} busy="Saving…" className="whitespace-nowrap">
              Check in<span className="sr-only">{` ${name}`}</span>
            </SubmitButton>
          </AnsweredForm>
        )}
      </div>
      <FormMessage form={form} />
      {pickUp !== null && pickUp !== "" && <p className="text-sm">{`Pick-up: ${pickUp}`}</p>}
      {notes !== null && notes !== "" && <p className="text-sm">{`Note: ${notes}`}</p>}
      {phone !== null && (
        <a
          href={dialUrl(phone)}
          className="inline-flex min-h-11 items-center text-peacock underline underline-offset-4"
        >
          <Exact>{formatPhone(phone)}</Exact>
        </a>
      )}
    </li>
  );
}
