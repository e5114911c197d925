import { Link, redirect } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/departures";
import { ListFilters } from "~/office/lists/list-filters";
import { BackOfficePage, EmptyList } from "~/office/page/back-office-page";
import { CalendarBar } from "~/features/departures/office/operator/calendar-bar";
import { CalendarDays } from "~/features/departures/office/operator/calendar-days";
import { CalendarFeeds } from "~/features/departures/office/operator/calendar-feeds";
import { DayPanel } from "~/features/departures/office/operator/day-panel";
import { nowContext, servicesContext } from "~/context";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { buttonClasses } from "~/ui/button";
import { cn } from "~/ui/cn";
import { changeDay } from "~/features/departures/office/change-departure.server";
import {
  calendarAddress,
  readCalendarAddress,
} from "~/features/departures/office/operator/departure-calendar-query";
import { readForm } from "~/platform/forms/read-form";
import { requireOperator } from "~/middleware/require-operator";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  const address = readCalendarAddress(url);
  // A link that always means tomorrow, e.g. from a home screen.
  if (url.searchParams.get("date") === "tomorrow") {
    const date = addDays(todayInIndia(context.get(nowContext)), 1);
    throw redirect(calendarAddress({ ...address, date }));
  }
  const services = context.get(servicesContext);
  const calendar = await services.getDepartureCalendar(viewer, { ...address, operator: address.company });
  const open = address.view === "day" ? calendar.date : address.day;
  const day =
    open === undefined
      ? null
      : await services.getDepartureDay(viewer, {
          date: open,
          tour: address.tour,
          operator: address.company,
        });
  const changed = changedSchema.parse(url.searchParams.get("changed"));
  return {
    calendar,
    address,
    day,
    changed,
    renewed: url.searchParams.get("renewed"),
  };
}

// Number of departures that the change of several days has just changed.
const changedSchema = z.coerce.number().int().min(1).max(100_000).nullable().catch(null);

/** Changes a day of the calendar, or creates a new link to an operator's calendar. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireOperator(context, url);
  const services = context.get(servicesContext);
  const form = await readForm(request);
  if (form.has("intent")) return changeDay(services, viewer, form);
  const operator = form.get("company");
  const slug = typeof operator === "string" ? operator : "";
  await services.renewCalendarLink(viewer, slug);
  const back = calendarAddress(readCalendarAddress(url));
  return redirect(`${back}&renewed=${encodeURIComponent(slug)}#feed`, 303);
}

export { revalidatesAfterConflict as shouldRevalidate } from "~/platform/pages/revalidation";

export function meta() {
  return backOfficeMeta("Departures");
}

export default function Departures({ loaderData }: Route.ComponentProps) {
  const { calendar, address, day, changed, renewed } = loaderData;
  const { date, today, days, operators, tours, feeds } = calendar;
  const isEmpty = days.every(
    ({ departures, others, isShown }) => departures.length + others.count === 0 || !isShown,
  );
  const { view, company, tour } = address;
  const isDayView = view === "day";
  const panel = day && <DayPanel key={day.date} day={day} address={address} />;
  return (
    <BackOfficePage
      title="Departures"
      aside={
        <Link to="/operator/resources" className={buttonClasses("secondary", "min-h-9 px-3 py-1 text-sm")}>
          People and vehicles
        </Link>
      }
    >
      <ListFilters
        query={{ tour, company }}
        preserved={{ view, date: address.date, day: address.day }}
        choices={[
          ...(operators.length > 1
            ? [
                {
                  name: "company",
                  label: "Company",
                  all: "All companies",
                  options: operators.map(({ slug, name }) => [slug, name] as const),
                },
              ]
            : []),
          {
            name: "tour",
            label: "Tour",
            all: "All tours",
            options: tours.map(({ slug, title }) => [slug, title] as const),
          },
        ]}
      />
      <p role="status" className="mt-2 font-semibold text-success empty:hidden">
        {changed !== null && (changed === 1 ? "1 departure changed." : `${changed} departures changed.`)}
      </p>
      <CalendarBar address={address} date={date} today={today} />
      {isDayView ? (
        <div className="mt-3">{panel}</div>
      ) : (
        <div className={cn("grid items-start gap-4", panel && "xl:grid-cols-[minmax(0,1fr)_24rem]")}>
          <div className={cn("min-w-0", panel && "max-xl:hidden")}>
            {isEmpty && (
              <EmptyList
                reason="Choose other days above, or change a tour's departures."
                next={["/operator/tours", "Your tours"]}
              >
                No departures on these days
              </EmptyList>
            )}
            <CalendarDays key={`${view} ${date}`} days={days} address={address} today={today} />
            <Legend />
          </div>
          {panel && (
            <div className="mt-3 min-w-0 xl:sticky xl:top-16 xl:max-h-[calc(100dvh-5rem)] xl:overflow-y-auto">
              {panel}
            </div>
          )}
        </div>
      )}
      {feeds.length > 0 && !isDayView && <CalendarFeeds feeds={feeds} renewed={renewed} />}
    </BackOfficePage>
  );
}

function Legend() {
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
      <LegendColor className="fill-peacock">Sold</LegendColor>
      <LegendColor className="fill-marigold">Held</LegendColor>
      <LegendColor className="fill-line">Free</LegendColor>
      <span className="max-lg:hidden">
        Drag over days, or hold Shift and press the arrow keys, to change several at once.
      </span>
      <span className="lg:hidden">Press and hold a day to change several at once.</span>
    </p>
  );
}

function LegendColor({ className, children }: { className: string; children: React.ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <svg aria-hidden width="16" height="6" className="rounded-full border border-line">
        <rect width="16" height="6" className={className} />
      </svg>
      <span>{children}</span>
    </span>
  );
}
