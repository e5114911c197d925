import { z } from "zod";
import { maxTravelers } from "~/domain/bookings/party-limits";
import { fare, orNull, text, whole } from "~/domain/form-fields";
import {
  type TourExtra,
  type TourOption,
  extraRefunds,
  extraUnits,
  maxTourExtras,
  maxTourOptions,
} from "./offers-schema";
import { typedPriceRulesSchema } from "./tour-price-rules";

/** Options and extras that an operator can set for a tour, as typed in the form of its prices, or as stored. */

const maxIdLength = 24;
const givenId = z.string().max(maxIdLength).default("");
const flag = z.preprocess((value) => value === true || value === "true", z.boolean());

/** Gives rows without an id one from their name, which later bookings keep. */
function withIds<Row extends { id: string; name: string }>(rows: readonly Row[]): Row[] {
  const taken = new Set(rows.map(({ id }) => id));
  return rows.map((row) => {
    if (row.id !== "") return row;
    const base = row.name
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/g, "-")
      .slice(0, maxIdLength - 3)
      .replaceAll(/^-|-$/g, "");
    // An id of digits only would read as a row's number in the names of fields.
    const begun = /^\d*$/.test(base) ? `offer${base}` : base;
    let id = begun;
    for (let count = 2; taken.has(id); count += 1) id = `${begun}-${count}`;
    taken.add(id);
    return { ...row, id };
  });
}

function refuseSameNames(rows: readonly { name: string }[], refine: z.core.$RefinementCtx): void {
  for (const [index, { name }] of rows.entries())
    if (rows.slice(0, index).some((other) => other.name === name))
      refine.addIssue({
        code: "custom",
        path: [index, "name"],
        message: "There is already one with this name.",
      });
}

/** Reads a list that the form sends as an empty text if it has no rows. */
function listOf<Row extends z.ZodType>(row: Row, max: number, many: string) {
  return z.preprocess(
    (value) => (value === "" ? [] : value),
    z.array(row).max(max, `A tour can have at most ${max} ${many}.`),
  );
}

/** The first option has the fares of the tour: its own price and rules are not read. */
const optionRow = z.strictObject({
  id: givenId,
  name: text("a name for this option", 3, 40),
  text: orNull(text("a description", 3, 160)).optional(),
  pricePer: z.enum(["person", "booking"]).default("person"),
  priceInr: orNull(whole("the price", 0, 1_000_000)).optional(),
  priceRules: typedPriceRulesSchema.optional(),
  seats: orNull(whole("the seats", 1, 200)).optional(),
  takes: orNull(whole("the seats", 1, 200)).optional(),
  maxParty: orNull(whole("the travelers", 1, maxTravelers)).optional(),
});

const price = fare("the price");

export const tourOptionsSchema = listOf(optionRow, maxTourOptions, "options")
  .superRefine((rows, refine) => {
    refuseSameNames(rows, refine);
    for (const [index, { pricePer, priceInr, seats, takes }] of rows.entries()) {
      const issue = (field: string, message: string) =>
        refine.addIssue({ code: "custom", path: [index, field], message });
      if (index === 0 && pricePer !== "person")
        issue("pricePer", "The first option is sold by the person: lists show its price.");
      const problem = index === 0 ? undefined : price.safeParse(priceInr ?? "").error?.issues[0]?.message;
      if (problem !== undefined) issue("priceInr", problem);
      if (seats && takes && takes > seats) issue("takes", `There are only ${seats} seats of its own.`);
    }
  })
  .transform((rows): TourOption[] =>
    withIds(rows).map(
      ({ text: described, priceInr, priceRules = {}, seats, takes, maxParty, ...row }, index) => ({
        ...row,
        ...(described && { text: described }),
        priceInr: index === 0 ? 0 : (priceInr ?? 0),
        priceRules: index === 0 ? {} : priceRules,
        seats: seats ?? null,
        ...(takes && { takes }),
        ...(maxParty && { maxParty }),
      }),
    ),
  );

const extraRow = z.strictObject({
  id: givenId,
  name: text("a name for this extra", 3, 40),
  text: orNull(text("a description", 3, 160)).optional(),
  per: z.enum(extraUnits).default("person"),
  priceInr: whole("the price", 0, 1_000_000),
  required: flag,
  stock: orNull(whole("the pieces", 1, 1000)).optional(),
  refund: z.enum(extraRefunds).default("schedule"),
  gstPercent: orNull(whole("the percentage", 0, 40)).optional(),
  max: orNull(whole("the pieces", 1, maxTravelers)).optional(),
});

export const tourExtrasSchema = listOf(extraRow, maxTourExtras, "extras")
  .superRefine(refuseSameNames)
  .transform((rows): TourExtra[] =>
    withIds(rows).map(({ text: described, stock, gstPercent, max, ...row }) => ({
      ...row,
      ...(described && { text: described }),
      stock: stock ?? null,
      gstPercent: gstPercent ?? null,
      ...(max && { max }),
    })),
  );

/** A ready-made extra: the supplement for a room of one's own, by the night and once a booking. */
export const singleRoomExtra = {
  name: "Single room",
  per: "night",
  priceInr: "",
  required: "false",
  refund: "schedule",
} as const;
