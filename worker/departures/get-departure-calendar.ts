import { todayInIndia } from "~/domain/calendar/calendar";
import type { TravelDate } from "~/domain/calendar/calendar";
import { calendarDays, calendarSpan } from "~/domain/departures/operator-calendar";
import type { CalendarDay, CalendarView } from "~/domain/departures/operator-calendar";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import { calendarPath } from "./calendar-key";
import { findCalendar, listOwnDepartures } from "./calendar.repo";
import type { Keys } from "../keys/keys";
import type { Staff } from "../authz/actors";

/** Requested view; the date defaults to today. */
export interface CalendarQuery {
  view: CalendarView;
  date?: TravelDate | undefined;
  tour?: string | undefined;
  company?: string | undefined;
}

export interface DepartureCalendar {
  today: TravelDate;
  date: TravelDate;
  days: CalendarDay[];
  /** Filter options; the tours are those of the chosen company. */
  companies: { slug: string; name: string }[];
  tours: { slug: string; title: string }[];
  /** The person's own unguessable links to these companies' calendars. */
  feeds: { company: string; companyName: string; url: string }[];
}

/** */
export async function getDepartureCalendar(
  { db, clock, keys, origin }: { db: Database; clock: Clock; keys: Keys; origin: string },
  staff: Staff<"departures">,
  query: CalendarQuery,
): Promise<DepartureCalendar> {
  const { companies } = staff;
  const now = clock();
  const today = todayInIndia(now);
  const { view, date = today } = query;
  const company = companies.find((own) => own.company === query.company)?.company;
  const [{ tours, stored }, feeds] = await Promise.all([
    listOwnDepartures(db, staff.id, calendarSpan(view, date), now),
    Promise.all(companies.map((own) => findCalendar(db, own.company, staff.id))),
  ]);
  const ofCompany = tours.filter((tour) => company === undefined || tour.company === company);
  const chosen = ofCompany.filter(({ slug }) => slug === query.tour);
  return {
    today,
    date,
    days: calendarDays(chosen.length > 0 ? chosen : ofCompany, stored, { view, date, today }),
    companies: companies.map((own) => ({ slug: own.company, name: own.companyName })),
    tours: ofCompany.map(({ slug, title }) => ({ slug, title })),
    feeds: await Promise.all(
      feeds
        .filter((calendar) => calendar !== null)
        .map(async (calendar) => ({
          company: calendar.slug,
          companyName: calendar.companyName,
          url: `${origin}${calendarPath(keys, calendar)}`,
        })),
    ),
  };
}
