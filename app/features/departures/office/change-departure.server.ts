import { z } from "zod";
import type { Viewer } from "~/domain/accounts/account";
import {
  capacitySchema,
  guideSchema,
  startIn,
  type DepartureDate,
} from "~/domain/departures/departure-change";
import { invalidFields } from "~/domain/errors";
import { answerForm } from "~/platform/forms/answer-form";
import { daySchema } from "~/domain/calendar/day-schema";
import type { PageServices } from "../../../../worker/platform/http/page-services";

export const departureIntents = [
  "capacity",
  "follow",
  "close",
  "reopen",
  "guarantee",
  "guide",
  "no-guide",
] as const;
type DepartureIntent = (typeof departureIntents)[number];

const changes = [
  z.object({
    intent: z.literal("capacity"),
    // An empty field is no number, not 0.
    capacity: z.preprocess((typed) => String(typed ?? "").trim() || Number.NaN, capacitySchema),
  }),
  z.object({ intent: z.literal("follow") }),
  z.object({
    intent: z.literal("close"),
    reason: z.string().catch(""),
    /** Only administrators choose it. */
    fault: z.enum(["nobody", "operator"]).optional().catch(undefined),
  }),
  z.object({ intent: z.literal("reopen") }),
  z.object({ intent: z.literal("guarantee") }),
  guideSchema.extend({ intent: z.literal("guide") }),
  z.object({ intent: z.literal("no-guide") }),
] as const;

export const departureChangeSchema = z.discriminatedUnion("intent", changes);
type DepartureChange = z.output<typeof departureChangeSchema>;

/** @param booked seats sold on the date; with none, no one is notified */
export function doneText(intent: DepartureIntent, booked: number): string {
  const notice = booked > 0 ? ", and its travelers are notified by e-mail" : "";
  return {
    capacity: "Seats of this date saved.",
    follow: "This date has the tour's default number of seats again.",
    close: `The departure is closed${notice}.`,
    guide: "The guide of this date is saved.",
    "no-guide": "This date has no guide named.",
    guarantee: `The departure is guaranteed${notice}.`,
    reopen: `The departure is open again${notice}.`,
  }[intent];
}

/** Returns the address of the page that says what was done. */
export function donePath({ pathname, searchParams }: URL, intent: DepartureIntent): string {
  const query = new URLSearchParams({ done: intent });
  const start = startIn(searchParams);
  if (start !== "") query.set("start", start);
  return `${pathname}?${query}`;
}

/** Changes one departure by its form. @throws AppError as the use cases */
export async function changeDeparture(
  services: PageServices,
  viewer: Viewer,
  date: DepartureDate,
  change: DepartureChange,
): Promise<void> {
  if (change.intent === "close") {
    const { reason, fault } = change;
    await services.closeDeparture(viewer, { ...date, reason, fault });
  } else if (change.intent === "reopen") await services.reopenDeparture(viewer, date);
  else if (change.intent === "guarantee") await services.guaranteeDeparture(viewer, date);
  else if (change.intent === "guide") {
    const { guideName: name, guidePhone: phone } = change;
    await services.nameGuide(viewer, { ...date, guide: { name, phone } });
  } else if (change.intent === "no-guide") await services.nameGuide(viewer, { ...date, guide: null });
  else {
    const capacity = change.intent === "follow" ? null : change.capacity;
    await services.changeCapacity(viewer, { ...date, capacity });
  }
}

const date = {
  tour: z.string("Please choose a tour.").min(1, "Please choose a tour.").max(100),
  travelDate: daySchema("Please choose a day."),
  /** Key of one of several starts. */
  start: z.string().max(60).default(""),
};
const dayFormSchema = z.discriminatedUnion("intent", [
  changes[0].extend(date),
  changes[1].extend(date),
  changes[2].extend(date),
  changes[3].extend(date),
  z.object({ intent: z.literal("add"), ...date }),
]);

/** Handles the forms of a day of the calendar: a change of one departure, or a new one. */
export function changeDay(services: PageServices, viewer: Viewer, form: FormData) {
  return answerForm(form, dayFormSchema, async ({ tour, travelDate, start, ...change }) => {
    const departure = { tour, travelDate, start };
    if (change.intent === "add") return addDeparture(services, viewer, departure);
    const { booked } = await services.getDeparture(viewer, departure);
    await changeDeparture(services, viewer, departure, change);
    return doneText(change.intent, booked);
  });
}

/** Adds a day to a tour that leaves on chosen dates. */
async function addDeparture(services: PageServices, viewer: Viewer, { tour, travelDate }: DepartureDate) {
  const { slug, version, departures } = await services.getTourRules(viewer, tour);
  const { pattern } = departures.rules;
  if (pattern.kind !== "dates") {
    throw invalidFields({
      tour: ["This tour leaves on a schedule. Change it on the tour's departures page."],
    });
  }
  const rules = { ...departures.rules, pattern: { ...pattern, dates: [...pattern.dates, travelDate] } };
  await services.setTourDepartures(viewer, { slug, version, departures: { ...departures, rules } });
  return "The departure was added.";
}
