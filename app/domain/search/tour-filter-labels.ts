import { formatDay, monthNames } from "~/domain/calendar/calendar";
import { formatWantedDays } from "~/domain/calendar/wanted-days";
import { formatRupees } from "~/domain/money/money";
import { tourMessages } from "~/domain/tours/messages";
import { departureCities } from "~/domain/tours/tour";
import type { TourFilter } from "~/domain/search/tour-query";

interface Label {
  label: string;
  /** Other values of the same filter, which stay when this one is removed. */
  rest?: string;
}

const one = (label: string | undefined): Label[] => (label === undefined || label === "" ? [] : [{ label }]);

/** Labels each of several values by itself. */
function several(list: string | undefined, labels: Readonly<Record<string, string>>): Label[] {
  const values = list?.split(",") ?? [];
  return values.map((value) => {
    const rest = values.filter((other) => other !== value).join(",");
    return { label: labels[value] ?? value, ...(rest !== "" && { rest }) };
  });
}

const dayPartLabels = {
  morning: "Morning starts, where you can choose",
  afternoon: "Afternoon starts, where you can choose",
  evening: "Evening starts, where you can choose",
};

const cityLabels = Object.fromEntries(departureCities.map((city) => [city, `From ${city}`]));

/** Labels the active filters, e.g. "South India" or "Best in May". Those that belong together have one label (`filtersWith`). */
export function filterLabels(filter: TourFilter): ({ name: keyof TourFilter } & Label)[] {
  const labels: Record<keyof TourFilter, Label[]> = {
    q: one(filter.q && `“${filter.q}”`),
    region: several(filter.region, tourMessages().regions),
    city: several(filter.city, cityLabels),
    type: several(filter.type, tourMessages().types),
    category: several(filter.category, tourMessages().categories),
    experience: several(filter.experience, tourMessages().experiences),
    interest: several(filter.interest, tourMessages().interests),
    state: one(filter.state?.replaceAll(",", ", ")),
    near: one(filter.near && (/^\d/.test(filter.near) ? "Near you" : `Near ${filter.near}`)),
    duration: several(filter.duration, tourMessages().durations),
    minDays: one(daysLabel(filter)),
    maxDays: one(filter.minDays === undefined ? daysLabel(filter) : undefined),
    month: one(filter.month === undefined ? undefined : `Best in ${monthNames()[filter.month - 1]}`),
    minPrice: one(filter.minPrice === undefined ? undefined : `From ${formatRupees(filter.minPrice)}`),
    maxPrice: one(filter.maxPrice === undefined ? undefined : `Up to ${formatRupees(filter.maxPrice)}`),
    minRating: one(filter.minRating && `Rated ${filter.minRating} or more`),
    fitness: several(filter.fitness, tourMessages().fitness),
    maxGroup: one(filter.maxGroup && `Groups of up to ${filter.maxGroup}`),
    time: several(filter.time, dayPartLabels),
    children: one(filter.children && "For children"),
    wheelchair: one(filter.wheelchair && "Wheelchair, at least in part"),
    from: one(filter.from && datesLabel(filter)),
    to: one(filter.from === undefined ? filter.to && datesLabel(filter) : undefined),
    flex: [],
    weekends: one(filter.weekends && formatWantedDays({ weekends: filter.weekends })),
    anytime: one(filter.anytime && formatWantedDays({ anytime: filter.anytime })),
    soon: one(filter.soon && "Leaves within a week"),
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

const days = (count: number) => (count === 1 ? "1 day" : `${count} days`);

/** Labels the days of departure: "Leaves Jun 1, 2027 to Jun 10, 2027, ± 3 days". */
function datesLabel({ from, to, flex }: TourFilter): string {
  const leeway = flex === undefined ? "" : `, ± ${days(flex)}`;
  if (from === undefined) return `Leaves on ${formatDay(to ?? "")} or earlier${leeway}`;
  if (to === undefined) return `Leaves on ${formatDay(from)} or later${leeway}`;
  if (from === to) return `Leaves on ${formatDay(from)}${leeway}`;
  return `Leaves ${formatDay(from)} to ${formatDay(to)}${leeway}`;
}

/** Labels a number of days: "5 days", "3 to 4 days", "Up to 5 days". */
function daysLabel({ minDays, maxDays }: TourFilter): string | undefined {
  if (minDays === maxDays) return minDays === undefined ? undefined : days(minDays);
  if (maxDays === undefined) return `At least ${days(minDays ?? 1)}`;
  return minDays === undefined || minDays === 1 ? `Up to ${days(maxDays)}` : `${minDays} to ${days(maxDays)}`;
}
