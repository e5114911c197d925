import { z } from "zod";
import { maxTravelers } from "~/domain/bookings/party-limits";
import { formatDay } from "~/domain/calendar/calendar";
import { groupBy } from "~/domain/group-by";
import { daySchema } from "~/domain/calendar/day-schema";
import { minBalanceDays } from "./deposit";
import type { PriceRules, PricedSeason } from "./price-rules";
import { fare, orNull, text, whole } from "~/domain/form-fields";

/** Price rules that an operator can set for a tour or an option of it (P5a in docs/product.md). */

/** Seasons that begin in one year. */
export const maxSeasons = 12;
export const maxGroups = 5;

export const adultFare = fare("the fare");
const percent = whole("the percentage", 1, 90);
const days = whole("the days", 1, 365);
const day = daySchema("Please choose the date.");

/** Prices by the id of what they are for. Empty ones are left out: there the usual price applies. */
function pricesById(price: z.ZodType<number>) {
  return z
    .record(z.string().max(24), orNull(price))
    .transform((prices) =>
      Object.fromEntries(
        Object.entries(prices).flatMap(([id, each]) => (each === null ? [] : [[id, each] as const])),
      ),
    )
    .optional();
}

export const seasonSchema = z
  .strictObject({
    from: day,
    to: day,
    priceInr: adultFare,
    label: text("a name for this season", 3, 40),
    childPercent: orNull(percent).optional(),
    options: pricesById(fare("the price")),
    extras: pricesById(whole("the price", 0, 1_000_000)),
  })
  .refine(({ from, to }) => from <= to, {
    path: ["to"],
    error: "The end date is before the start date.",
  })
  .transform(({ childPercent, options = {}, extras = {}, ...season }): PricedSeason => ({
    ...season,
    ...(typeof childPercent === "number" && { childPercent }),
    ...(Object.keys(options).length > 0 && { options }),
    ...(Object.keys(extras).length > 0 && { extras }),
  }));

/** Sorted by date, without overlaps. Of two that overlap, the first of the list has the error. */
const seasonsSchema = z
  .array(seasonSchema)
  .superRefine((seasons, refine) => {
    for (const [index, { from, to, label }] of seasons.entries()) {
      const other = seasons.slice(index + 1).find((later) => later.from <= to && from <= later.to);
      if (!other) continue;
      const message = `“${label}” and “${other.label}” overlap: “${other.label}” is from ${formatDay(other.from)} to ${formatDay(other.to)}.`;
      refine.addIssue({ code: "custom", path: [index, other.from < from ? "from" : "to"], message });
    }
    const begun = [...groupBy(seasons, ({ from }) => from.slice(0, 4)).values()];
    if (begun.some(({ length }) => length > maxSeasons))
      refine.addIssue({ code: "custom", message: `At most ${maxSeasons} seasons can begin in a year.` });
  })
  .transform((seasons) => seasons.toSorted((a, b) => a.from.localeCompare(b.from)));

/** Sorted by size; each larger group must get a larger discount. */
const groupsSchema = z
  .array(z.strictObject({ atLeast: whole("the travelers", 2, maxTravelers), percentOff: percent }))
  .max(maxGroups, `A tour can have at most ${maxGroups} group discounts.`)
  .superRefine((groups, refine) => {
    const sorted = groups
      .map((group, index) => ({ ...group, index }))
      .toSorted((a, b) => a.atLeast - b.atLeast);
    for (const [at, { atLeast, percentOff, index }] of sorted.entries()) {
      const smaller = sorted[at - 1];
      if (!smaller) continue;
      if (smaller.atLeast === atLeast) {
        const message = `There is already a discount for ${atLeast} or more travelers.`;
        refine.addIssue({ code: "custom", path: [index, "atLeast"], message });
      } else if (smaller.percentOff >= percentOff) {
        const message = `Please enter more than the ${smaller.percentOff} % for ${smaller.atLeast} or more travelers.`;
        refine.addIssue({ code: "custom", path: [index, "percentOff"], message });
      }
    }
  })
  .transform((groups) => groups.toSorted((a, b) => a.atLeast - b.atLeast));

/** Price rules as typed, or as stored. */
export const typedPriceRulesSchema = z
  .strictObject({
    childPercent: orNull(percent).optional(),
    seasons: seasonsSchema.optional(),
    groups: groupsSchema.optional(),
    earlyBird: orNull(z.strictObject({ atLeastDays: days, percentOff: percent })).optional(),
    lastMinute: orNull(z.strictObject({ atMostDays: days, percentOff: percent })).optional(),
    deposit: orNull(
      z.strictObject({
        percent: whole("the share", 10, 90),
        balanceDays: whole("the days", minBalanceDays, 365),
      }),
    ).optional(),
  })
  .refine(
    ({ earlyBird, lastMinute }) => !earlyBird || !lastMinute || lastMinute.atMostDays < earlyBird.atLeastDays,
    {
      path: ["lastMinute", "atMostDays"],
      error: "The last-minute days must be fewer than the early-bird days.",
    },
  )
  // Omits empty rules, to match tours that never had any.
  .transform(({ childPercent, seasons, groups, earlyBird, lastMinute, deposit }): PriceRules => ({
    ...(typeof childPercent === "number" && { childPercent }),
    ...(seasons && seasons.length > 0 && { seasons }),
    ...(groups && groups.length > 0 && { groups }),
    ...(earlyBird && { earlyBird }),
    ...(lastMinute && { lastMinute }),
    ...(deposit && { deposit }),
  }));
