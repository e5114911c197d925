import { z } from "zod";
import { nameSchema, phoneSchema } from "~/domain/accounts/person-fields";
import { daySchema } from "~/domain/calendar/day-schema";
import type { DepartureDate } from "~/domain/departures/departure-change";
import { orNull, readFields, whole } from "~/domain/form-fields";
import { notPlainText, plainText } from "~/domain/plain-text";
import { typedNumber } from "~/domain/typed-input/typed-number";

/** People, vehicles, rooms and boats of an operator, and what the departures of a tour need of them. */

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

const maxTurn = 24 * 60;

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
    turnMinutes: orNull(whole("the minutes", 0, maxTurn))
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

/** The same to add: one person, or so many things, which get numbers after their name. */
export const newResourceSchema = resourceSchema
  .and(z.object({ count: whole("how many", 1, 20).default(1) }))
  .transform(({ count, ...fields }) => ({ ...fields, count: isPerson(fields.kind) ? 1 : count }));

/** Days, inclusive, on which a resource can't be used. */
export const absenceSchema = z
  .object({ from: daySchema("Please choose the first day."), to: daySchema("Please choose the last day.") })
  .refine(({ from, to }) => from <= to, { path: ["to"], error: "The last day is before the first." });
export type Absence = z.output<typeof absenceSchema>;

export interface Resource extends ResourceFields {
  id: number;
  daysOff: Absence[];
}

/** Person or thing that a departure has. */
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

/** A departure that lacks what it needs: a resource that it has is away, or none of a kind was free when it was sold. */
export type LackingDeparture = Pick<
  TakenDeparture,
  "tour" | "tourTitle" | "travelDate" | "start" | "kind"
> & {
  /** Resource that is away; null if none was free. */
  away: { id: number; name: string } | null;
};

/** Describes what a departure lacks: "guide Ravi Kumar is away", "no vehicle is free". */
export function lackInWords({ kind, away }: Pick<LackingDeparture, "kind" | "away">): string {
  const what = kindLabels[kind].toLowerCase();
  return away ? `${what} ${away.name} is away` : `no ${what} is assigned`;
}

const needsSchema = z.object({
  each: z.array(
    z.object({
      kind: z.enum(resourceKinds),
      isNeeded: z.literal("yes").optional(),
      /** A skill or a language. */
      skill: orNull(
        z.string().trim().max(40, "Please keep it to 40 characters.").regex(plainText, notPlainText),
      ),
      /** One is needed for so many sold seats; null for one per departure. */
      seatsEach: orNull(whole("the seats", 1, 200)),
    }),
  ),
  limits: z.literal("yes").optional(),
});

/** Needs of the departures of a tour as its form posts them: at most one line of each kind. */
export const typedNeedsSchema = z
  .preprocess(
    (fields) => readFields(Object.entries(z.record(z.string(), z.unknown()).parse(fields))),
    needsSchema,
  )
  .transform(({ each, limits }) => ({
    each: each.flatMap(({ isNeeded, ...need }) => (isNeeded ? [need] : [])),
    /** True if sales end once no resource is free. */
    limits: limits === "yes",
  }));
export type Needs = z.output<typeof typedNeedsSchema>;

/** Proposes needs by what an operator has: a guide, and a vehicle for as many seats as the smallest has. */
export function proposedNeeds(resources: readonly Pick<Resource, "kind" | "seats">[]): Needs {
  const seats = resources.flatMap((each) => (each.kind === "vehicle" ? (each.seats ?? []) : []));
  return {
    each: [
      ...(resources.some(({ kind }) => kind === "guide")
        ? [{ kind: "guide" as const, skill: null, seatsEach: null }]
        : []),
      ...(seats.length > 0 ? [{ kind: "vehicle" as const, skill: null, seatsEach: Math.min(...seats) }] : []),
    ],
    limits: true,
  };
}

/** Describes what a departure needs: "Guide, 1 vehicle for 6 seats". */
export function needsInWords({ each, limits }: Needs): string {
  const parts = each.map(({ kind, skill, seatsEach }) => {
    const what = `1 ${kindLabels[kind].toLowerCase()}${skill === null ? "" : ` (${skill})`}`;
    return seatsEach === null ? what : `${what} for ${seatsEach} seats`;
  });
  return `${parts.join(", ")}${limits ? ". They limit sales" : ""}`;
}
