import { formatDay, monthNames } from "~/domain/calendar/calendar";
import { formatWantedDays } from "~/domain/calendar/wanted-days";
import { formatRupees } from "~/domain/money/money";
import { placeName } from "~/domain/places/place-name";
import { tourMessages } from "~/domain/tours/messages";
import type { TourFilter } from "~/domain/search/tour-query";
import { filterMessages } from "./messages";

interface Label {
  label: string;
  /** Other values of the same filter, which stay when this one is removed. */
  rest?: string;
}

const one = (label: string | undefined): Label[] => (label === undefined || label === "" ? [] : [{ label }]);

/** Labels each of several values by itself. */
function several(
  list: string | undefined,
  labels: Readonly<Record<string, string>> | ((value: string) => string),
): Label[] {
  const values = list?.split(",") ?? [];
  return values.map((value) => {
    const rest = values.filter((other) => other !== value).join(",");
    const label = typeof labels === "function" ? labels(value) : (labels[value] ?? value);
    return { label, ...(rest !== "" && { rest }) };
  });
}

/**
 * Labels the active filters, e.g. "South India" or "Best in May". Those that belong together have one label (`filtersWith`).
 * @param nameOf names a place to be near, by the English name; browsers know only cities that tours leave from
 */
export function filterLabels(filter: TourFilter, nameOf = placeName): ({ name: keyof TourFilter } & Label)[] {
  const m = filterMessages();
  const tour = tourMessages();
  const labels: Record<keyof TourFilter, Label[]> = {
    q: one(filter.q && m.quoted(filter.q)),
    region: several(filter.region, tour.regions),
    city: several(filter.city, (city) => m.from(placeName(city))),
    type: several(filter.type, tour.types),
    category: several(filter.category, tour.categories),
    experience: several(filter.experience, tour.experiences),
    interest: several(filter.interest, tour.interests),
    state: one(filter.state?.split(",").map(placeName).join(", ")),
    near: one(filter.near && (/^\d/.test(filter.near) ? m.nearYou : m.near(nameOf(filter.near)))),
    duration: several(filter.duration, tour.durations),
    minDays: one(daysLabel(filter)),
    maxDays: one(filter.minDays === undefined ? daysLabel(filter) : undefined),
    month: one(filter.month === undefined ? undefined : m.bestIn(monthNames()[filter.month - 1] ?? "")),
    minPrice: one(filter.minPrice === undefined ? undefined : m.priceFrom(formatRupees(filter.minPrice))),
    maxPrice: one(filter.maxPrice === undefined ? undefined : m.priceUpTo(formatRupees(filter.maxPrice))),
    minRating: one(filter.minRating && m.rated(filter.minRating)),
    fitness: several(filter.fitness, tour.fitness),
    maxGroup: one(filter.maxGroup && m.groups(filter.maxGroup)),
    time: several(filter.time, m.starts),
    children: one(filter.children && m.children),
    wheelchair: one(filter.wheelchair && m.wheelchair),
    from: one(filter.from && datesLabel(filter)),
    to: one(filter.from === undefined ? filter.to && datesLabel(filter) : undefined),
    flex: [],
    weekends: one(filter.weekends && formatWantedDays({ weekends: filter.weekends })),
    anytime: one(filter.anytime && formatWantedDays({ anytime: filter.anytime })),
    soon: one(filter.soon && m.soon),
    literal: [],
  };
  const names = Object.keys(labels).filter((name): name is keyof TourFilter => name in labels);
  return names.flatMap((name) => labels[name].map((label) => ({ name, ...label })));
}

/** Returns the filters that are removed together with a labeled one. */
export function filtersWith(name: keyof TourFilter): (keyof TourFilter)[] {
  if (name === "q") return ["q", "literal"];
  if (name === "minDays") return ["minDays", "maxDays"];
  return name === "from" || name === "to" ? ["from", "to", "flex"] : [name];
}

/** Labels the days of departure: "Leaves Jun 1, 2027 to Jun 10, 2027, ± 3 days". */
function datesLabel({ from, to, flex }: TourFilter): string {
  const m = filterMessages();
  const leeway = flex === undefined ? "" : m.leeway(flex);
  if (from === undefined) return m.leavesUntil(formatDay(to ?? ""), leeway);
  if (to === undefined) return m.leavesFrom(formatDay(from), leeway);
  if (from === to) return m.leavesOn(formatDay(from), leeway);
  return m.leavesBetween(formatDay(from), formatDay(to), leeway);
}

/** Labels a number of days: "5 days", "3 to 4 days", "Up to 5 days". */
function daysLabel({ minDays, maxDays }: TourFilter): string | undefined {
  const m = filterMessages();
  if (minDays === maxDays) return minDays === undefined ? undefined : m.days(minDays);
  if (maxDays === undefined) return m.atLeastDays(minDays ?? 1);
  return minDays === undefined || minDays === 1 ? m.upToDays(maxDays) : m.daysBetween(minDays, maxDays);
}
