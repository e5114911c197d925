import { redirect } from "react-router";
import type { Route } from "./+types/departures";
import { ListFilters } from "~/components/back-office/list-filters";
import { BackOfficePage, EmptyList } from "~/components/layout/back-office-page";
import { CalendarBar } from "~/components/operator/departures/calendar-bar";
import { CalendarDays } from "~/components/operator/departures/calendar-days";
import { CalendarFeeds } from "~/components/operator/departures/calendar-feeds";
import { servicesContext } from "~/context";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { calendarAddress, readCalendarAddress } from "~/lib/departures/departure-calendar-query";
import { readForm } from "~/lib/forms/read-form";
import { requireOperator } from "~/middleware/require-operator";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  const address = readCalendarAddress(url);
  const calendar = await context.get(servicesContext).getDepartureCalendar(viewer, {
    ...address,
    operator: address.company,
  });
  return { calendar, address, renewed: url.searchParams.get("renewed") };
}

/** Creates a new link to an operator's calendar. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireOperator(context, url);
  const operator = (await readForm(request)).get("company");
  const slug = typeof operator === "string" ? operator : "";
  await context.get(servicesContext).renewCalendarLink(viewer, slug);
  const back = calendarAddress(readCalendarAddress(url));
  return redirect(`${back}&renewed=${encodeURIComponent(slug)}#feed`, 303);
}

export function meta() {
  return backOfficeMeta("Departures");
}

export default function Departures({ loaderData: { calendar, address, renewed } }: Route.ComponentProps) {
  const { date, today, days, operators, tours, feeds } = calendar;
  const isEmpty = days.every(({ departures, isShown }) => departures.length === 0 || !isShown);
  const { view, company, tour } = address;
  return (
    <BackOfficePage
      title="Departures"
      intro="Sold and total seats of each departure; +n means seats on hold."
    >
      <ListFilters
        query={{ tour, company }}
        preserved={{ view, date: address.date }}
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
      <CalendarBar address={address} date={date} today={today} />
      {isEmpty && <EmptyList>No departures on these days</EmptyList>}
      <CalendarDays days={days} address={address} today={today} />
      <p className="mt-2 text-sm text-muted max-lg:hidden">
        Use the arrow keys to move between days and Enter to open a week.
      </p>
      {feeds.length > 0 && <CalendarFeeds feeds={feeds} renewed={renewed} />}
    </BackOfficePage>
  );
}
