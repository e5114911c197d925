import { expect, test } from "vitest";
import { everyDay } from "~/domain/departures/departure-rules";
import { factLabel } from "~/domain/tour-drafts/tour-fact-labels";
import { newTourValues, tourFormSchema, tourFormValues, tourIssues } from "~/domain/tour-drafts/tour-form";
import { closureWarnings, readDay, routeWarnings, tourWarnings } from "~/domain/tour-drafts/tour-warnings";
import { tourFields } from "../support/tour-fields";

const jetty = { place: "Malvan jetty", at: "16.0583, 73.4636" };
const fort = { place: "Sindhudurg", at: "16.0431, 73.4606", by: "boat", km: "2", minutes: "20" };

function valuesWith(...stops: Record<string, string>[]) {
  return { ...newTourValues, days: "1", itinerary: [{ title: "The fort", text: "By boat.", stops }] };
}

test("a possible day has no warnings, and neither has a tour without stops", () => {
  expect(routeWarnings(valuesWith(jetty, fort))).toStrictEqual([]);
  expect(routeWarnings({ ...newTourValues, itinerary: [{ title: "", text: "" }] })).toStrictEqual([]);
});

test("a leg that is too short is a warning of its stop", () => {
  const [warning, ...others] = routeWarnings(valuesWith(jetty, { ...fort, km: "1" }));
  expect(warning).toMatchObject({ day: 1, stop: 2 });
  expect(others).toStrictEqual([]);
});

test("stops after an incomplete one are not judged", () => {
  const stops = [jetty, { place: "Half typed", at: "16.0" }, { ...fort, km: "1" }];
  expect(routeWarnings(valuesWith(...stops))).toStrictEqual([]);
});

test("the meeting point is compared with the first stop", () => {
  const practical = { meetingAt: "19.07, 72.87" };
  const messages = routeWarnings({ ...valuesWith(jetty, fort), practical }).map(({ message }) => message);
  expect(messages).toStrictEqual(["The first stop is not the meeting point."]);
});

test("a preview shows the complete stops of a day", () => {
  const [day] = valuesWith(jetty, { place: "Half typed" }).itinerary;
  expect(day && readDay(day).stops).toStrictEqual([{ place: "Malvan jetty", at: [16.0583, 73.4636] }]);
});

const closure = { site: "The fort", day: "1", weekdays: ["1"], plan: "avoided" };

test("a closure is met unless no departures meet it", () => {
  const values = { ...valuesWith(), practical: { closures: [{}, closure] } };
  expect(closureWarnings(values, everyDay, "2026-11-24")).toStrictEqual([
    { closure: 1, message: "The fort is closed on day 1 of the departure on 2026-11-30." },
  ]);
  const saturdays = { ...everyDay, pattern: { kind: "weekdays" as const, weekdays: [6] } };
  expect(closureWarnings(values, saturdays, "2026-11-24")).toStrictEqual([]);
  const later = { ...values, practical: { closures: [{ ...closure, day: "4" }] } };
  expect(tourWarnings(later, saturdays, "2026-11-24")).toStrictEqual(["The tour has no day 4."]);
});

test("practical facts go together, and each missing one is named by its field", () => {
  const values = { ...tourFormValues(tourFormSchema.parse(tourFields())), practical: { minAge: "12" } };
  const issues = tourIssues(values);
  expect(Object.keys(issues)).toContain("practical.meetingAt");
  expect(Object.keys(issues).every((field) => field.startsWith("practical."))).toBe(true);
  expect(tourIssues({ ...values, practical: {} })).toStrictEqual({});
});

test("an invalid fact keeps its path, and its label", () => {
  const { itinerary, ...values } = tourFormValues(tourFormSchema.parse(tourFields()));
  const [first, ...others] = itinerary;
  const withStop = { title: "", text: "", ...first, stops: [{ ...fort, km: "far" }] };
  const issues = tourIssues({ ...values, itinerary: [withStop, ...others] });
  expect(issues).toStrictEqual({ "itinerary.0.stops.0.km": ["Please enter a number."] });
  expect(factLabel("itinerary.0.stops.0.km")).toBe("Day 1, Stop 1, Kilometers");
  expect(factLabel("practical.closures.1.site")).toBe("Closure 2, Site");
  expect(factLabel("practical.meetingAt.0")).toBe("Meeting point, latitude and longitude");
});
