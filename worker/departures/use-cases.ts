import { admin, adminOrStaff, staff } from "../platform/authz/guards";
import { reading, visitor } from "../platform/authz/use-case";
import { changeCapacity } from "./change-capacity";
import { changeCrew, listAssignable } from "./change-crew";
import { changeDays, planDaysChange } from "./change-days";
import { guaranteeDeparture } from "./decide-minimums";
import { closeArea, planAreaClosing } from "./close-area";
import { closeDeparture } from "./close-departure";
import { getCalendarFeed, getResourceCalendar, renewCalendarLink } from "./get-calendar-feed";
import { getDeparture } from "./get-departure";
import { getDepartureCalendar } from "./get-departure-calendar";
import { getDepartureDay } from "./get-departure-day";
import { reopenDeparture } from "./reopen-departure";

export const departureUseCases = {
  getDepartureCalendar: staff("departures", reading(getDepartureCalendar)),
  getCalendarFeed: visitor(reading(getCalendarFeed)),
  getResourceCalendar: visitor(reading(getResourceCalendar)),
  renewCalendarLink: staff("departures", renewCalendarLink),
  getDepartureDay: staff("departures", reading(getDepartureDay)),
  getDeparture: adminOrStaff("view-bookings", "departures", reading(getDeparture)),
  changeCapacity: adminOrStaff("bookings", "departures", changeCapacity),
  listAssignable: adminOrStaff("view-bookings", "departures", reading(listAssignable)),
  changeCrew: adminOrStaff("bookings", "departures", changeCrew),
  planDaysChange: staff("departures", planDaysChange),
  changeDays: staff("departures", changeDays),
  guaranteeDeparture: staff("departures", guaranteeDeparture),
  closeDeparture: adminOrStaff("bookings", "departures", closeDeparture),
  reopenDeparture: adminOrStaff("bookings", "departures", reopenDeparture),
  planAreaClosing: admin("bookings", reading(planAreaClosing)),
  closeArea: admin("bookings", closeArea),
};
