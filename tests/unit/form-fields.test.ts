import { expect, test } from "vitest";
import { z } from "zod";
import { areChanged } from "~/features/tours/office/rules/use-rules-fields";
import { everyDay } from "~/domain/departures/departure-rules";
import { departureFields, tourDeparturesSchema } from "~/domain/departures/tour-departures";
import {
  changeRows,
  toFields,
  orNull,
  readFields,
  textAt,
  whole,
  withField,
  type FormFields,
} from "~/domain/form-fields";
import { tourPricesSchema } from "~/domain/prices/tour-prices";

function read(entries: [string, string][]): FormFields {
  const form = new FormData();
  for (const [name, value] of entries) form.append(name, value);
  return readFields(form);
}

test("names nest fields, and numbers make lists without gaps", () => {
  expect(
    read([
      ["title", "A\r\nB"],
      ["rows.10.from", "last"],
      ["rows.2.from", "first"],
      ["rows.2.to", ""],
      ["days.4", "4"],
    ]),
  ).toStrictEqual({ title: "A\nB", rows: [{ from: "first", to: "" }, { from: "last" }], days: ["4"] });
});

test.for([
  ["__proto__.polluted", "yes"],
  ["constructor.prototype.polluted", "yes"],
  [`deep${".a".repeat(50_000)}`, "yes"],
  ["rows.999999999999", "yes"],
  ["", "yes"],
] as [string, string][])("a hostile name is only a name: %s", ([name, value]) => {
  const fields = read([
    [name, value],
    ["title", "Kept"],
  ]);
  expect(textAt(fields, "title")).toBe("Kept");
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});

test("a group replaces a text of the same name, and the other way round", () => {
  const flat: [string, string] = ["a", "1"];
  const nested: [string, string] = ["a.b", "2"];
  expect(read([flat, nested])).toStrictEqual({ a: { b: "2" } });
  expect(read([nested, flat])).toStrictEqual({ a: "1" });
});

test("a new row is filled in", () => {
  const fields = changeRows(toFields({ rules: { rows: [{ from: 1 }] } }), "add:rules.rows");
  expect(withField(fields, "rules.rows.1.from", "2")).toStrictEqual({
    rules: { rows: [{ from: "1" }, { from: "2" }] },
  });
});

test("typed numbers may have separators, and empty groups are null", () => {
  const schema = z.object({ days: whole("the days", 1, 9000), span: orNull(z.object({ a: z.string() })) });
  expect(schema.parse({ days: " 1,200 ", span: { a: " " } })).toStrictEqual({ days: 1200, span: null });
  expect(schema.safeParse({ days: "", span: { a: "x" } }).error?.issues[0]?.message).toBe(
    "Please enter the days as a whole number from 1 to 9000.",
  );
});

test("a prices form is changed only if it would save something else", () => {
  const season = { from: "2027-10-25", to: "2027-11-02", priceInr: 12_000, label: "Diwali" };
  const saved = toFields({ priceInr: 9000, priceRules: { seasons: [season] } });
  const isChanged = (fields: FormFields) => areChanged(tourPricesSchema, fields, saved);
  expect(isChanged(saved)).toBe(false);
  const same = withField(saved, "priceInr", "9,000 ");
  expect(isChanged(changeRows(same, "add:priceRules.seasons"))).toBe(false);
  const changes = { priceInr: "9001", "priceRules.childPercent": "x", "priceRules.seasons": [] };
  for (const [name, value] of Object.entries({ ...changes, "priceRules.seasons.0.to": "" }))
    expect(isChanged(withField(saved, name, value)), name).toBe(true);
  expect(isChanged(withField(saved, "priceInr", ""))).toBe(true);
});

test("a departures form is changed only if it would save something else", () => {
  const saved = departureFields({ capacity: 12, rules: { ...everyDay } });
  const isChanged = (fields: FormFields) => areChanged(tourDeparturesSchema, fields, saved);
  expect(isChanged(saved)).toBe(false);
  // The days of a pattern that is not selected are not saved.
  const same = withField(saved, "rules.pattern.weekdays", ["0"]);
  expect(isChanged(changeRows(same, "add:rules.blackOuts"))).toBe(false);
  const begun = [{ from: "", to: "", reason: "The locks" }];
  const changes = { capacity: "13", "rules.pattern.kind": "weekdays", "rules.blackOuts": begun };
  for (const [name, value] of Object.entries(changes))
    expect(isChanged(withField(saved, name, value)), name).toBe(true);
});
