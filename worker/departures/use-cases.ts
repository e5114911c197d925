import { adminOrStaff, staff } from "../authz/guards";
import { visitor } from "../use-case";
import { changeCapacity } from "./change-capacity";
import { guaranteeDeparture } from "./decide-minimums";
import { closeDeparture } from "./close-departure";
import { getCalendarFeed, renewCalendarLink } from "./get-calendar-feed";
import { getDeparture } from "./get-departure";
import { getDepartureCalendar } from "./get-departure-calendar";
import { reopenDeparture } from "./reopen-departure";

export const departureUseCases = {
  getDepartureCalendar: staff("departures", getDepartureCalendar),
  getCalendarFeed: visitor(getCalendarFeed),
  renewCalendarLink: staff("departures", renewCalendarLink),
  getDeparture: adminOrStaff("view-bookings", "departures", getDeparture),
  changeCapacity: adminOrStaff("bookings", "departures", changeCapacity),
  guaranteeDeparture: staff("departures", guaranteeDeparture),
  closeDeparture: staff("departures", closeDeparture),
  reopenDeparture: staff("departures", reopenDeparture),
};
