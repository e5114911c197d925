import { expect, test } from "vitest";
import { closedDays } from "~/content/contact";
import { defaultPublicSettings } from "~/domain/settings/platform";
import { refundSchedule } from "~/domain/bookings/refund-schedule";
import { gstinProblem } from "~/domain/operators/gstin";
import { defaultSettings, settingsNames, settingsSchemas } from "~/domain/settings/settings";
import { readSettingsForm, typedFrom } from "~/features/settings/office/admin/read-settings-form";
import { withRefundSchedule } from "~/features/bookings/refund-table";

/** Returns the errors of a schedule by the dotted paths of its fields. */
function issuePathsOf(...steps: [days: number, percent: number][]) {
  const schedule = steps.map(([atLeastDays, percent]) => ({ atLeastDays, percent }));
  const parsed = settingsSchemas.cancellation.safeParse({ schedule });
  return parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join("."));
}

test("the schemas accept the defaults", () => {
  for (const name of settingsNames)
    expect(settingsSchemas[name].parse(defaultSettings[name])).toEqual(defaultSettings[name]);
});

test("a schedule falls in days and percent, ends at 0 days, and has one to six steps", () => {
  expect(issuePathsOf([30, 100], [14, 50], [0, 0])).toEqual([]);
  expect(issuePathsOf([0, 100])).toEqual([]);
  expect(issuePathsOf([60, 100], [45, 80], [30, 60], [14, 40], [7, 20], [0, 0])).toEqual([]);
  expect(issuePathsOf()).toEqual(["schedule"]);
  expect(issuePathsOf([60, 90], [45, 80], [30, 60], [14, 40], [7, 20], [3, 10], [0, 0])).toEqual([
    "schedule",
  ]);
  expect(issuePathsOf([14, 100], [14, 50], [0, 0])).toEqual(["schedule.1.atLeastDays"]);
  expect(issuePathsOf([30, 50], [14, 50], [0, 0])).toEqual(["schedule.1.percent"]);
  expect(issuePathsOf([30, 50], [14, 80], [0, 0])).toEqual(["schedule.1.percent"]);
  expect(issuePathsOf([30, 100], [14, 50])).toEqual(["schedule.1.atLeastDays"]);
  expect(issuePathsOf([30, 101], [0, 0])).toEqual(["schedule.0.percent"]);
  expect(issuePathsOf([30.5, 100], [0, 0])).toEqual(["schedule.0.atLeastDays"]);
});

test("the terms have a table of the refund schedule", () => {
  const terms = withRefundSchedule("<p>a</p><!-- refund schedule --><p>b</p>", refundSchedule);
  expect(terms).toContain("<tr><td>29 to 14 days before</td><td>50 percent</td></tr>");
  const last = "<tr><td>Less than 14 days before, or you don't show up</td><td>No refund</td></tr>";
  expect(terms).toContain(last);
});

test("a GST number has its format and its check character", () => {
  // The example of the GST portal's own manuals.
  expect(gstinProblem("27AAPFU0939F1ZV")).toBeNull();
  expect(gstinProblem("27AAPFU0939F1ZW")).toMatch(/check character/);
  expect(gstinProblem("27AAPFU9039F1ZV")).toMatch(/check character/);
  expect(gstinProblem("27AAPFU0939F1Z")).toMatch(/15 characters/);
  expect(gstinProblem("AAPFU0939F1ZV27")).toMatch(/two digits/);
  expect(gstinProblem("29AABCT4567R1CQ", "C")).toBeNull();
  expect(gstinProblem("27AAPFU0939F1ZV", "C")).toMatch(/ C and/);
  const none = defaultSettings["tax-identity"];
  expect(settingsSchemas["tax-identity"].parse(none)).toEqual(none);
  expect(settingsSchemas["tax-identity"].safeParse({ ...none, tan: "BLR123456B" }).success).toBe(false);
});

test("the closed days are named", () => {
  const { contact } = defaultPublicSettings;
  const [weekdays] = contact.hours;
  expect(closedDays(contact)).toBe("Closed on Sundays.");
  expect(closedDays({ hours: weekdays ? [weekdays] : [] })).toBe("Closed on Saturdays and Sundays.");
  expect(closedDays({ hours: [] })).toBeNull();
});

test("contact details are refused by the path of their field", () => {
  const bad = {
    ...defaultPublicSettings.contact,
    phoneNote: "<b>",
    address: { ...defaultPublicSettings.contact.address, postalCode: "56002" },
    hours: [{ text: "Mon", days: ["Monday"], opens: "18:00", closes: "09:00" }],
    social: [{ name: "Site", href: "http://social.example/" }],
  };
  const { error } = settingsSchemas.contact.safeParse(bad);
  const paths = error?.issues.map(({ path }) => path.join("."));
  expect(paths).toEqual(["phoneNote", "address.postalCode", "hours.0.closes", "social.0.href"]);
});

test("a form returns the group it was filled with, and drops empty lines", () => {
  for (const name of settingsNames) {
    const form = new FormData();
    for (const [path, text] of Object.entries(typedFrom(defaultSettings[name]))) {
      if (path.endsWith(".days")) for (const day of text.split(",")) form.append(path, day);
      else if (name !== "features" || text === "on") form.set(path, text);
    }
    expect(readSettingsForm(name, form)).toEqual(defaultSettings[name]);
  }
  const form = new FormData();
  form.set("schedule.0.atLeastDays", "7");
  form.set("schedule.0.percent", "half");
  form.set("schedule.3.atLeastDays", "0");
  form.set("schedule.3.percent", "0");
  expect(readSettingsForm("cancellation", form)).toEqual({
    schedule: [
      { atLeastDays: 7, percent: "half" },
      { atLeastDays: 0, percent: 0 },
    ],
  });
});
