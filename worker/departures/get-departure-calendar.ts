import { todayInIndia, type TravelDate } from "~/domain/calendar/calendar";
import {
  agendaSpan,
  calendarDays,
  type CalendarDay,
  type CalendarView,
} from "~/domain/departures/operator-calendar";
import { maxChoices, withChosen } from "~/domain/office/list-choices";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { calendarPath } from "./calendar-key";
import { findCalendar, listOperatorDepartures } from "./calendar.repo";
import type { Keys } from "../platform/keys/keys";
import type { Staff } from "../platform/authz/actors";

/** Requested view; the date defaults to today. */
interface CalendarQuery {
  view: CalendarView;
  date?: TravelDate | undefined;
  /** "shown" if the present month begins with its first week. */
  earlier?: "shown" | undefined;
  tour?: string | undefined;
  operator?: string | undefined;
}

interface DepartureCalendar {
  today: TravelDate;
  date: TravelDate;
  days: CalendarDay[];
  /** Filter options; the tours are those of the chosen operator. */
  operators: { slug: string; name: string }[];
  tours: { slug: string; title: string }[];
  /** The person's own unguessable links to these operators' calendars. */
  feeds: { operator: string; companyName: string; url: string }[];
}

/** Returns the departures that a view of the calendar shows, its filter options and the links to subscribe to. */
export async function getDepartureCalendar(
  { db, clock, keys, origin }: { db: Database; clock: Clock; keys: Keys; origin: string },
  staff: Staff<"departures">,
  query: CalendarQuery,
): Promise<DepartureCalendar> {
  const { operators } = staff;
  const now = clock();
  const today = todayInIndia(now);
  const { view, date = today } = query;
  const shown = { view, date, isWhole: query.earlier !== undefined };
  const operator = operators.find((membership) => membership.operator === query.operator)?.operator;
  const [{ tours, stored }, feeds] = await Promise.all([
    listOperatorDepartures(db, staff.id, agendaSpan(shown, today), now),
    Promise.all(operators.map((membership) => findCalendar(db, membership.operator, staff.id))),
  ]);
  const ofOperator = tours.filter((tour) => operator === undefined || tour.operator === operator);
  const chosen = ofOperator.filter(({ slug }) => slug === query.tour);
  return {
    today,
    date,
    days: calendarDays(chosen.length > 0 ? chosen : ofOperator, stored, { ...shown, now }),
    operators: operators.map((membership) => ({ slug: membership.operator, name: membership.companyName })),
    tours: withChosen(
      ofOperator.slice(0, maxChoices + 1).map(({ slug, title }) => ({ slug, title })),
      chosen.map(({ slug, title }) => ({ slug, title }))[0],
    ),
    feeds: await Promise.all(
      feeds
        .filter((calendar) => calendar !== null)
        .map(async (calendar) => ({
          operator: calendar.slug,
          companyName: calendar.companyName,
          url: `${origin}${calendarPath(keys, calendar)}`,
        })),
    ),
  };
}
