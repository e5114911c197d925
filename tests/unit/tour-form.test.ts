import { expect, test } from "vitest";
import { tourControls } from "~/features/tour-drafts/office/tour-controls";
import { mapShapes } from "~/content/india-map";
import { errorsByField } from "~/domain/form-fields";
import { states } from "~/domain/tours/state-centers";
import {
  newTourSchema,
  readTourForm,
  slugOf,
  textNames,
  titleIssue,
  tourFormSchema,
  tourFormValues,
  type TourFields,
  type TourFormValues,
} from "~/domain/tour-drafts/tour-form";
import { readTours } from "../../scripts/seed/catalogue";
import { readDemoTours } from "../../scripts/seed/demo-tours";
import type { CatalogueTour } from "../../worker/catalogue/schema";
import { tourFields } from "../support/tour-fields";

function errorsOf(overrides: Record<string, unknown>) {
  const tour = tourFormSchema.safeParse(tourFields(overrides));
  return tour.success ? {} : errorsByField(tour.error);
}

/** A tour of the catalogue as its form would send it. */
function asFields(tour: CatalogueTour) {
  const { slug: _, kind: __, departures: ___, altitudeMetres: ____, faq: _____, ...fields } = tour;
  const { states: all, coordinates, illustration, category = null, permits = null, ...rest } = fields;
  const [state, ...otherStates] = all;
  return {
    ...Object.fromEntries(
      Object.entries(rest).filter(([name]) => name !== "priceRules" && name !== "yearly"),
    ),
    state,
    otherStates,
    category,
    permits,
    status: "active",
    latitude: coordinates[0],
    longitude: coordinates[1],
    ...illustration,
  };
}

/** A form as a browser sends it. */
function formOf(values: TourFormValues): FormData {
  const form = new FormData();
  function append(name: string, value: unknown) {
    if (typeof value === "string") form.append(name, value.replaceAll("\n", "\r\n"));
    else
      for (const [part, field] of Object.entries(value ?? {}))
        append(name === "" ? part : `${name}.${part}`, field);
  }
  append("", values);
  return form;
}

test("every catalogue tour passes the form's rules, and survives the round trip", () => {
  for (const tour of [...readTours(), ...readDemoTours("2026-11-21")]) {
    const fields = tourFormSchema.safeParse(asFields(tour));
    expect(fields.error && { slug: tour.slug, ...errorsByField(fields.error) }).toBeUndefined();
    const read: TourFields = tourFormSchema.parse(fields.data);
    const again = tourFormSchema.parse(readTourForm(formOf(tourFormValues(read))));
    expect(again).toStrictEqual(read);
  }
});

test("each field follows its rule: optional if it may be empty, with the valid choices", () => {
  for (const name of textNames) {
    const rule = newTourSchema.shape[name];
    const control = tourControls[name];
    expect([name, control.isOptional ?? false]).toStrictEqual([name, rule.safeParse(null).success]);
    if (control.kind !== "select") continue;
    const refused = control.options.filter(([value]) => !rule.safeParse(value).success);
    expect([name, refused]).toStrictEqual([name, []]);
  }
});

test("the states match the map", () => {
  expect(states.toSorted()).toStrictEqual(mapShapes.flatMap((shape) => [...shape.states]).toSorted());
});

test.for([
  ["a title without its place", { title: "Sea forts of Malvan" }, "title"],
  ["a price in the title", { title: "Malvan for ₹8,999 only" }, "title"],
  ["capitals only", { title: "Malvan, the BEST forts" }, "title"],
  ["a day without a story", { days: 3 }, "itinerary"],
  ["a day too many", { days: 1 }, "itinerary"],
  [
    "a day without a title",
    { days: 1, itinerary: [{ title: "", text: "Ten letters." }] },
    "itinerary.0.title",
  ],
  ["a latitude alone", { latitude: 16 }, "longitude"],
  ["half a rupee", { priceInr: 999.5 }, "priceInr"],
  ["text for a number", { days: "two" }, "days"],
  ["no seats", { capacity: 0 }, "capacity"],
  ["a state that is none", { state: "Konkan" }, "state"],
  ["no months", { bestMonths: [] }, "bestMonths"],
] as const)("%s is refused beside its field", ([, overrides, field]) => {
  expect(Object.keys(errorsOf(overrides))).toStrictEqual([field]);
});

const dearTitles =
  "₹8,999 | ₹ 8999 | $120 | 8999₹ | Rs 8999 | Rs.8999 | rs8999 | INR 8999 | 8999 INR | 8999rs | Rupees 8999 | 8,999";

test.for([...dearTitles.split(" | "), "8999 rupees", "1 rupee", "1,08,999", "8999/-"])(
  "“%s” in a title is a price",
  (price) => {
    for (const title of [`Malvan for ${price}`, `Malvan for ${price} only`])
      expect(titleIssue({ title, place: "Malvan" }), title).toMatch(/price out of the title/);
  },
);

test.for([
  "Malvan, on Route 1857",
  "Malvan 1857",
  "Malvan in 2027, day 2, 3 and 4",
  "Malvan from 12000 years ago",
  "Malvan's tours 24 hours a day",
  "Malvan and the Rupee museum",
  "Malvan, 3 rsorts and 40 inroads",
])("“%s” is not a price", (title) => {
  expect(titleIssue({ title, place: "Malvan" })).toBeNull();
});

test("invalid numbers stay as typed, and thousands may be separated", () => {
  const values = tourFormValues(tourFormSchema.parse(tourFields()));
  expect(tourFormSchema.parse({ ...values, priceInr: "12,999" })).toMatchObject({ priceInr: 12_999 });
  const typed = readTourForm(formOf({ ...values, days: "a few" }));
  expect(typed.days).toBe("a few");
  expect(Object.keys(errorsOf(typed))).toContain("days");
});

test("slugs are plain, never those of another page, and numbered if taken", () => {
  expect(slugOf("Malvan, sea forts & ‘quiet’ coves", 0)).toBe("malvan-sea-forts-quiet-coves");
  expect(slugOf("Pondichéry's cafés", 1)).toBe("pondicherys-cafes-2");
  expect(slugOf("Beach", 0)).toBe("beach-tour");
  expect(slugOf("मुंबई", 0)).toBe("tour");
  expect(slugOf("New", 0)).toBe("new-tour");
});
