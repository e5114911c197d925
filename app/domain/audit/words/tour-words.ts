import { z } from "zod";
import { formatDay, formatMonth, formatTimeOfDay, weekdayNames } from "~/domain/calendar/calendar";
import { monthsInWords } from "~/domain/departures/season-hint";
import { cutOffRule } from "~/domain/departures/cut-off-in-words";
import { seasonInWords } from "~/domain/departures/departure";
import { cutOffSchema, departureRulesSchema, patternSchema } from "~/domain/departures/departure-rules";
import { partyQuestionLabels } from "~/domain/bookings/party-questions";
import { priceTerms } from "~/domain/prices/price-terms";
import { tourPricesSchema } from "~/domain/prices/tour-prices";
import { formatRupees } from "~/domain/money/money";
import {
  categoryLabels,
  experienceLabels,
  interestLabels,
  regionLabels,
  tourTypeLabels,
} from "~/domain/tours/tour";
import {
  asCount,
  asDay,
  inWords,
  labeled,
  asList,
  oneOf,
  percent,
  rewritten,
  rupees,
  switched,
  stating,
  unsaid,
  type FieldWords,
  type Vocabulary,
} from "./vocabulary";

/** Describes the days of departure: "daily", "on Fridays and Saturdays", "on 3 chosen dates". */
function departureDays(value: unknown): string {
  const { data } = patternSchema.safeParse(value);
  if (!data) return inWords(value);
  switch (data.kind) {
    case "daily":
      return "daily";
    case "weekdays":
      return `on ${asList(data.weekdays.map((weekday) => `${weekdayNames[weekday]}s`))}`;
    case "dates":
      return data.dates.length <= 4
        ? `on ${asList(data.dates.map(formatDay))}`
        : `on ${data.dates.length} chosen dates, ${formatDay(data.dates[0] ?? "")} to ${formatDay(data.dates.at(-1) ?? "")}`;
    default:
      return data satisfies never;
  }
}

const pattern: FieldWords = ({ before, after }) =>
  before === undefined || before === null
    ? `Runs ${departureDays(after)}`
    : `Runs ${departureDays(after)} instead of ${departureDays(before)}`;

const {
  season: seasonSchema,
  blackOuts: blackOutsSchema,
  minimum: minimumSchema,
} = departureRulesSchema.shape;

function seasonText(value: unknown): string {
  const { data } = seasonSchema.safeParse(value ?? []);
  return (data && seasonInWords({ season: data } as Parameters<typeof seasonInWords>[0])) ?? "all year";
}

function blackOutTexts(value: unknown): string[] {
  const { data } = blackOutsSchema.safeParse(value ?? []);
  return (data ?? []).map(({ from, to, reason }) => {
    const days = from === to ? formatDay(from) : `${formatDay(from)} to ${formatDay(to)}`;
    return `${days} (${reason})`;
  });
}

/** Describes what a list lost and gained. */
function gainsAndLosses(label: string, before: readonly string[], after: readonly string[]): string | null {
  const parts = [
    ...after.filter((text) => !before.includes(text)).map((text) => `added ${text}`),
    ...before.filter((text) => !after.includes(text)).map((text) => `removed ${text}`),
  ];
  return parts.length === 0 ? null : `${label}: ${parts.join("; ")}`;
}

function minimumText(value: unknown): string {
  const { data } = minimumSchema.safeParse(value ?? undefined);
  if (!data) return "none";
  const otherwise = { ask: "then you are asked", cancel: "then it is canceled", run: "then it runs anyway" };
  return `${data.travelers} travelers, decided ${data.decisionDays === 1 ? "1 day" : `${data.decisionDays} days`} before, ${otherwise[data.tooFew]}`;
}

/** Describes price rules, one text a rule. */
function priceRuleTexts(value: unknown): string[] {
  const { data } = tourPricesSchema.shape.priceRules.safeParse(value ?? {});
  if (!data) return [];
  const seasons = (data.seasons ?? []).map(
    ({ from, to, label, priceInr }) =>
      `${label}, ${formatDay(from)} to ${formatDay(to)}, at ${formatRupees(priceInr)}`,
  );
  const others = priceTerms(
    { priceInr: 0, priceRules: { ...data, seasons: undefined, childPercent: undefined } },
    "2000-01-01",
  );
  return [
    ...(data.childPercent === undefined ? [] : [`children at ${data.childPercent}\u00a0% of the fare`]),
    ...seasons,
    ...(others?.terms ?? []).flatMap(({ description }) => description),
  ];
}

const practical: FieldWords = ({ before, after }) => {
  const was = z.record(z.string(), z.unknown()).safeParse(before).data ?? {};
  const is = z.record(z.string(), z.unknown()).safeParse(after).data ?? {};
  const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter(
    (name) => JSON.stringify(was[name]) !== JSON.stringify(is[name]),
  );
  const words = names.map((name) => name.replaceAll(/([A-Z])/g, " $1").toLowerCase());
  return words.length === 0 ? null : `Practical facts changed: ${asList(words)}`;
};

const choices = (labels: Readonly<Record<string, string>>) => (value: unknown) =>
  Array.isArray(value) && value.length > 0 ? asList(value.map(oneOf(labels))) : "none";

const statuses = { active: "published", pending: "under review", draft: "draft" };

const texts = {
  description: "Description",
  highlights: "Highlights",
  itinerary: "Itinerary",
  inclusions: "What is included",
  exclusions: "What is not included",
  carry: "What to carry",
  permits: "Permits and closures",
};

/** Words for the history of a tour. */
export const tourWords: Vocabulary = {
  texts,
  actions: {
    create: stating("all", "added the tour"),
    import: ({ was }) =>
      Object.keys(was).length === 0 ? "imported the tour" : "imported changes from a file",
    edit: "edited the tour",
    duplicate: stating("all", "copied it from another tour"),
    "set-prices": "changed the prices",
    "set-departures": "changed the departures",
    pause: stating(["isPaused", "until"], ({ is }) =>
      typeof is["until"] === "string" ? `paused the sales until ${asDay(is["until"])}` : "paused the sales",
    ),
    resume: stating(["isPaused"], "resumed the sales"),
    publish: stating(["status"], "published the tour"),
    unpublish: stating(["status"], "took the tour off the site"),
    feature: stating(["isFeatured"], "added the tour to the home page"),
    unfeature: stating(["isFeatured"], "removed the tour from the home page"),
    approve: stating(["status"], "approved the tour"),
    reject: stating(["status"], "rejected the tour"),
    delete: stating(["status", "isDeleted"], "deleted the tour"),
    restore: stating(["isDeleted"], "restored the tour"),
    submit: "submitted the tour for review",
    withdraw: stating(["status", "isDeleted"], "withdrew the tour from review"),
    "submit-texts": "submitted edits for review",
    "withdraw-texts": "withdrew the edits",
    "approve-texts": "approved the edits",
    "reject-texts": "rejected the edits",
    "add-picture": stating("all", ({ is }) => `added a picture: ${inWords(is["alt"])}`),
    "remove-picture": stating("all", ({ was }) => `removed a picture: ${inWords(was["alt"])}`),
    "reorder-pictures": stating("all", "reordered the pictures"),
    "describe-picture": "changed a picture's description",
    "choose-drawing": "chose an illustration",
    "remove-drawing": stating("all", "removed the illustration"),
    promote: stating(
      ["month", "amount"],
      ({ is }) =>
        `bought a featured place for ${typeof is["month"] === "string" ? formatMonth(is["month"]) : "a month"}, ${rupees(is["amount"])}`,
    ),
  },
  fields: {
    ...rewritten(texts),
    title: labeled("Title"),
    place: labeled("Place"),
    state: labeled("State"),
    otherStates: labeled("Other states"),
    region: labeled("Region", oneOf(regionLabels)),
    departureCity: labeled("Leaves from"),
    operator: labeled("Tour operator"),
    status: labeled("Status", oneOf(statuses)),
    days: labeled("Duration", asCount("day")),
    priceInr: labeled("Price", rupees),
    capacity: labeled("Seats on each date"),
    type: labeled("Type", oneOf(tourTypeLabels)),
    category: labeled("Category", oneOf(categoryLabels)),
    subtitle: labeled("Subtitle"),
    bestMonths: labeled("Best months", (value) =>
      Array.isArray(value)
        ? monthsInWords(value.filter((month) => typeof month === "number"))
        : inWords(value),
    ),
    experiences: labeled("Experiences", choices(experienceLabels)),
    interests: labeled("Suits", choices(interestLabels)),
    meetingPoint: labeled("Meeting point"),
    partyQuestions: labeled("Asked of travelers", choices(partyQuestionLabels)),
    latitude: labeled("Latitude"),
    longitude: labeled("Longitude"),
    scene: labeled("Landscape"),
    motif: labeled("Known by"),
    hour: labeled("Time of day in the illustration"),
    practical,
    priceRules: ({ before, after }) =>
      gainsAndLosses("Price rules", priceRuleTexts(before), priceRuleTexts(after)),
    pattern,
    season: ({ before, after }) => `Runs ${seasonText(after)} instead of ${seasonText(before)}`,
    offSeason: labeled("Reason off season"),
    blackOuts: ({ before, after }) =>
      gainsAndLosses("Days without departures", blackOutTexts(before), blackOutTexts(after)),
    startTime: labeled("Start", (value) =>
      typeof value === "string" ? formatTimeOfDay(value) : inWords(value),
    ),
    cutOff: labeled("Booking", (value) => {
      const { data } = cutOffSchema.safeParse(value);
      return data ? cutOffRule({ cutOff: data }).replace(/^Book /, "") : inWords(value);
    }),
    minimum: labeled("Smallest party", minimumText),
    isPaused: switched("Sales paused", "Sales resumed"),
    until: labeled("Sold again from", asDay),
    isFeatured: switched("On the home page", "Not on the home page"),
    isDeleted: switched("Deleted", "Restored"),
    from: unsaid,
    id: unsaid,
    alt: labeled("Description"),
    width: unsaid,
    height: unsaid,
    pictures: unsaid,
    drawing: labeled("Illustration"),
    month: labeled("Month", (value) => (typeof value === "string" ? formatMonth(value) : inWords(value))),
    amount: labeled("Amount", rupees),
    version: unsaid,
    percent: labeled("Percent", percent),
  },
};
