import type { Viewer } from "~/domain/accounts/account";
import type { DepartureDate } from "~/domain/departures/departure-change";
import type { Dependencies } from "../services";
import { changeCapacity } from "./change-capacity";
import { closeDeparture } from "./close-departure";
import { getCalendarFeed } from "./get-calendar-feed";
import { getDeparture } from "./get-departure";
import { getDepartureCalendar } from "./get-departure-calendar";
import type { CalendarQuery } from "./get-departure-calendar";
import { renewCalendarLink } from "./renew-calendar-link";
import { reopenDeparture } from "./reopen-departure";

export function departureServices({ db, clock, changes, audit, publisher, keys, origin }: Dependencies) {
  return {
    getDepartureCalendar: (viewer: Viewer | null, query: CalendarQuery) =>
      getDepartureCalendar({ db, clock, keys, origin }, viewer, query),
    getCalendarFeed: (address: Parameters<typeof getCalendarFeed>[1]) =>
      getCalendarFeed({ db, clock, keys }, address),
    renewCalendarLink: (viewer: Viewer | null, company: string) => renewCalendarLink(audit, viewer, company),
    getDeparture: (viewer: Viewer | null, date: DepartureDate) => getDeparture({ db, clock }, viewer, date),
    changeCapacity: (viewer: Viewer | null, change: Parameters<typeof changeCapacity>[2]) =>
      changeCapacity({ audit, publisher }, viewer, change),
    closeDeparture: (viewer: Viewer | null, closing: Parameters<typeof closeDeparture>[2]) =>
      closeDeparture(changes, viewer, closing),
    reopenDeparture: (viewer: Viewer | null, date: DepartureDate) => reopenDeparture(changes, viewer, date),
  };
}
