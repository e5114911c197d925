import { everyDay, type DepartureRules } from "~/domain/departures/departure-rules";

/** Rules of a tour that departs every day and can be booked until it starts, so that tests may book tomorrow. */
export const untilStart: DepartureRules = { ...everyDay, cutOff: { kind: "hours", hours: 0 } };
