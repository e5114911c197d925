import { changeCapacity } from "./change-capacity";
import { closeDeparture } from "./close-departure";
import { getCalendarFeed } from "./get-calendar-feed";
import { getDeparture } from "./get-departure";
import { getDepartureCalendar } from "./get-departure-calendar";
import { renewCalendarLink } from "./renew-calendar-link";
import { reopenDeparture } from "./reopen-departure";
import { anyone } from "../use-case";

export const departureUseCases = {
  getDepartureCalendar: anyone(getDepartureCalendar),
  getCalendarFeed: anyone(getCalendarFeed),
  renewCalendarLink: anyone(renewCalendarLink),
  getDeparture: anyone(getDeparture),
  changeCapacity: anyone(changeCapacity),
  closeDeparture: anyone(closeDeparture),
  reopenDeparture: anyone(reopenDeparture),
};
