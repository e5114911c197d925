import { maxHours, maxProfiles } from "~/domain/settings/contact-details";
import { aboutLists } from "~/domain/settings/about";
import { featureNames } from "~/domain/settings/platform";
import { maxSteps, settingsSchemas, type SettingsName } from "~/domain/settings/settings";
import { readNumber } from "~/domain/typed-input/number";

/** Entered values by dotted field path; the days of opening hours are joined by commas. */
export type TypedSettings = Record<string, string>;

/** Converts a settings group to form values. */
export function typedFrom(value: object, path = ""): TypedSettings {
  const entries = Object.entries(value).flatMap(([name, part]: [string, unknown]) => {
    const at = path === "" ? name : `${path}.${name}`;
    if (Array.isArray(part) && part.every((item) => typeof item === "string")) return [[at, part.join(",")]];
    if (typeof part === "object" && part !== null) return Object.entries(typedFrom(part, at));
    if (typeof part === "boolean") return [[at, part ? "on" : ""]];
    return [[at, part === null ? "" : String(part)]];
  });
  return Object.fromEntries(entries);
}

/** Converts a posted settings group to the input of its schema. Empty list rows are dropped. */
export function readSettingsForm(name: SettingsName, form: FormData): Record<string, unknown> {
  const text = (field: string) => {
    const value = form.get(field);
    return typeof value === "string" ? value.trim() : "";
  };
  /** Reads a list of the texts about us. */
  const parts = (list: keyof typeof aboutLists) =>
    lines(aboutLists[list].max, (index) => {
      const fields = Object.keys(aboutLists[list].fields);
      const line = fields.map((part) => [part, text(`${list}.${index}.${part}`)] as const);
      if (line.every(([, typed]) => typed === "")) return null;
      return Object.fromEntries(
        line.map(([part, typed]) => [part, part === "rating" ? numberIn(typed) : typed]),
      );
    });
  switch (name) {
    case "cancellation":
      return {
        schedule: lines(maxSteps, (index) => {
          const days = text(`schedule.${index}.atLeastDays`);
          const percent = text(`schedule.${index}.percent`);
          return days + percent === "" ? null : { atLeastDays: numberIn(days), percent: numberIn(percent) };
        }),
      };
    case "holds":
      return { minutes: numberIn(text("minutes")) };
    case "unpaid":
      return { dueDays: numberIn(text("dueDays")) };
    case "own-bookings":
      return { commissionPercent: numberIn(text("commissionPercent")) };
    case "payouts":
      return { reserveDays: numberIn(text("reserveDays")) };
    case "premium":
      return { pricePerMonth: numberIn(text("pricePerMonth")), places: numberIn(text("places")) };
    case "sign-in":
      return { secondFactor: text("secondFactor") };
    case "privacy":
      return {
        contactsDays: numberIn(text("contactsDays")),
        messagesDays: numberIn(text("messagesDays")),
        grievanceOfficer: text("grievanceOfficer"),
        grievanceEmail: text("grievanceEmail"),
        acknowledgeHours: numberIn(text("acknowledgeHours")),
        answerDays: numberIn(text("answerDays")),
      };
    case "features":
      return Object.fromEntries(featureNames.map((feature) => [feature, form.has(feature)]));
    case "tax-identity":
      return Object.fromEntries(
        Object.keys(settingsSchemas[name].shape).map((field) => [field, text(field) || null]),
      );
    case "about":
      return {
        foundedYear: text("foundedYear") === "" ? null : numberIn(text("foundedYear")),
        story: text("story"),
        figures: parts("figures"),
        team: parts("team"),
        testimonials: parts("testimonials"),
      };
    case "contact":
      return {
        email: text("email"),
        phone: text("phone"),
        phoneNote: text("phoneNote"),
        address: {
          street: text("address.street"),
          locality: text("address.locality"),
          postalCode: text("address.postalCode"),
          region: text("address.region"),
          country: text("address.country"),
        },
        addressNote: text("addressNote"),
        hours: lines(maxHours, (index) => {
          const at = `hours.${index}`;
          const days = form.getAll(`${at}.days`);
          const line = { text: text(`${at}.text`), opens: text(`${at}.opens`), closes: text(`${at}.closes`) };
          return days.length === 0 && line.text + line.opens + line.closes === "" ? null : { ...line, days };
        }),
        social: lines(maxProfiles, (index) => {
          const profile = { name: text(`social.${index}.name`), href: text(`social.${index}.href`) };
          return profile.name + profile.href === "" ? null : profile;
        }),
      };
  }
}

/** Returns the list rows that are not empty. */
function lines<Line extends object>(max: number, read: (index: number) => Line | null): Line[] {
  return Array.from({ length: max }, (_, index) => read(index)).filter((line) => line !== null);
}

/** Parses a number; returns the text if it is not one, so that the schema rejects it. */
export function numberIn(text: string): number | string {
  return readNumber(text) ?? text;
}
