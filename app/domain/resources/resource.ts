import { z } from "zod";
import { nameSchema, phoneSchema } from "~/domain/accounts/person-fields";
import {
  addDays,
  instantInIndia,
  startOfDayInIndia,
  weekdayOf,
  type TravelDate,
} from "~/domain/calendar/calendar";
import { daySchema } from "~/domain/calendar/day-schema";
import type { DepartureDate } from "~/domain/departures/departure-change";
import type { DepartureRules } from "~/domain/departures/departure-rules";
import { orNull, whole } from "~/domain/form-fields";
import { notPlainText, plainText } from "~/domain/plain-text";
import { typedNumber } from "~/domain/typed-input/typed-number";

/** People, vehicles, rooms and boats of an operator, and when a departure takes them. */

export const resourceKinds = ["guide", "driver", "vehicle", "room", "boat"] as const;
export type ResourceKind = (typeof resourceKinds)[number];

export const kindLabels: Record<ResourceKind, string> = {
  guide: "Guide",
  driver: "Driver",
  vehicle: "Vehicle",
  room: "Room",
  boat: "Boat",
};

export function isPerson(kind: ResourceKind): boolean {
  return kind === "guide" || kind === "driver";
}

const longestTurn = 24 * 60;

/** Short texts, separated by commas. */
const wordsSchema = z
  .string()
  .max(400, "Please keep it to 400 characters.")
  .regex(plainText, notPlainText)
  .prefault("")
  .transform((text) => [...new Set(text.split(",").flatMap((word) => word.trim().normalize("NFC") || []))]);

export const resourceSchema = z
  .object({
    kind: z.enum(resourceKinds, "Please choose what it is."),
    name: nameSchema("Please enter a name, e.g. Ravi Kumar or Gypsy RJ14 2211."),
    /** E.164. */
    phone: orNull(phoneSchema("Please enter the phone number.")).default(null),
    seats: orNull(whole("the seats", 1, 200)).default(null),
    skills: wordsSchema,
    languages: wordsSchema,
    weekdays: z.preprocess(
      (value) => [value ?? []].flat(),
      z.array(typedNumber(z.int().min(0).max(6))).min(1, "Please choose at least one day of the week."),
    ),
    turnMinutes: orNull(whole("the minutes", 0, longestTurn))
      .default(null)
      .transform((minutes) => minutes ?? 0),
  })
  .refine(({ kind, phone }) => !isPerson(kind) || phone !== null, {
    path: ["phone"],
    error: "Please enter the phone number.",
  })
  .transform((fields) => ({
    ...fields,
    phone: isPerson(fields.kind) ? fields.phone : null,
    seats: isPerson(fields.kind) ? null : fields.seats,
  }));
export type ResourceFields = z.output<typeof resourceSchema>;

/** Days, inclusive, on which a resource can't be used. */
export const absenceSchema = z
  .object({ from: daySchema("Please choose the first day."), to: daySchema("Please choose the last day.") })
  .refine(({ from, to }) => from <= to, { path: ["to"], error: "The last day is before the first." });
export type Absence = z.output<typeof absenceSchema>;

export interface Resource extends ResourceFields {
  id: number;
  daysOff: Absence[];
}

/** The time of a departure: UTC instants, the end exclusive, and its days in India. */
export interface Slot {
  from: number;
  to: number;
  firstDay: TravelDate;
  lastDay: TravelDate;
}

/** A resource that a departure takes, its time to turn round included. */
export interface ResourceUse {
  resource: number;
  departure: number;
  /** UTC instants. */
  from: number;
  to: number;
}

/**
 * Returns the time that a departure takes: as long as the rules of its start say, until the closing of a day pass, else to the end of its last day.
 */
export function slotOf(
  {
    days,
    rules,
  }: {
    days: number;
    rules: Pick<DepartureRules, "startTime" | "lasts" | "openUntil">;
  },
  date: TravelDate,
): Slot {
  const from = instantInIndia(date, rules.startTime);
  const lastDay = addDays(date, days - 1);
  const closes = rules.openUntil === undefined ? 0 : instantInIndia(lastDay, rules.openUntil);
  const to =
    rules.lasts !== undefined
      ? from + rules.lasts * 60_000
      : closes > from
        ? closes
        : startOfDayInIndia(addDays(lastDay, 1));
  return { from, to, firstDay: date, lastDay };
}

/** Returns true if a resource works on all days of a departure. */
export function worksDuring(
  { weekdays, daysOff }: Pick<Resource, "weekdays" | "daysOff">,
  { firstDay, lastDay }: Pick<Slot, "firstDay" | "lastDay">,
): boolean {
  if (daysOff.some(({ from, to }) => from <= lastDay && to >= firstDay)) return false;
  for (let day = firstDay, left = 7; day <= lastDay && left > 0; day = addDays(day, 1), left -= 1)
    if (!weekdays.includes(weekdayOf(day))) return false;
  return true;
}

/** Returns the end of a use: the time to turn round included. */
export function endOfUse({ turnMinutes }: Pick<Resource, "turnMinutes">, { to }: Slot): number {
  return to + turnMinutes * 60_000;
}

/** Returns true if no use of the resource overlaps the time. */
export function isFree(
  resource: Pick<Resource, "id" | "turnMinutes">,
  slot: Slot,
  uses: readonly ResourceUse[],
) {
  const to = endOfUse(resource, slot);
  return !uses.some((use) => use.resource === resource.id && use.from < to && use.to > slot.from);
}

/** Returns true if a resource has a skill or speaks a language. */
export function masters(
  { skills, languages }: Pick<Resource, "skills" | "languages">,
  skill: string | undefined,
) {
  const wanted = skill?.toLowerCase() ?? "";
  return wanted === "" || [...skills, ...languages].some((each) => each.toLowerCase() === wanted);
}

/** Somebody or something that a departure has. */
export interface CrewMember {
  id: number;
  kind: ResourceKind;
  name: string;
  /** E.164; null for things. */
  phone: string | null;
}

/** A resource that a departure can get. */
export interface Assignable extends CrewMember {
  detail: string;
}

/** Returns what an operator sees of a resource beside its name. */
export function resourceInWords({
  kind,
  seats,
  skills,
  languages,
}: Pick<Resource, "kind" | "seats" | "skills" | "languages">) {
  const parts = [kindLabels[kind], ...(seats === null ? [] : [`${seats} seats`]), ...skills, ...languages];
  return parts.join(", ");
}

/** A departure that takes a resource. */
export interface TakenDeparture extends Required<DepartureDate> {
  tourTitle: string;
  startTime: string;
  booked: number;
  resource: number;
  kind: ResourceKind;
  name: string;
  /** True if the resource is not at work on a day of it. */
  falls: boolean;
}
