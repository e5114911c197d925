import { z } from "zod";
import type { RefundStep } from "./cancellation";
import { contactSchema } from "./contact-details";
import { gstinProblem } from "./gstin";
import { defaultPublicSettings } from "./platform";
import type { Feature, PublicSettings } from "./platform";
import { mostPlaces } from "./premium-listing";

/** What administrators set for the whole platform: groups with one schema each, read by both sides. */

export const featureLabels: Record<Feature, { label: string; whenOff: string }> = {
  bookings: {
    label: "Bookings are open",
    whenOff: "Nobody can book or hold seats. Bookings that were made stay as they are.",
  },
  payOnline: {
    label: "Paying online is offered",
    whenOff:
      "Nobody can begin to pay online; what was begun is still taken. It also needs a payment service to be set up.",
  },
  newsletter: {
    label: "The newsletter takes subscribers",
    whenOff: "Its form is not shown. Those who are on the list stay there.",
  },
  reviews: {
    label: "Reviews can be written",
    whenOff: "Nobody can write or change a review. Those that were written stay on the site.",
  },
  operatorSignUp: {
    label: "Tour operators can sign up",
    whenOff: "Travelers still can, and operators who have an account keep it.",
  },
  reviewTexts: {
    label: "Changed texts of published tours are looked at first",
    whenOff:
      "They go live as soon as the operator submits them. New tours are always looked at; prices and seats never are.",
  },
};

const wholeNumber = "Please enter a whole number.";
export const mostSteps = 6;

const stepSchema = z.strictObject({
  atLeastDays: z.int(wholeNumber).min(0, "0 days or more.").max(365, "365 days at most."),
  percent: z.int(wholeNumber).min(0, "0 % or more.").max(100, "100 % at most."),
});

const scheduleSchema = z
  .array(stepSchema)
  .min(1, "Please enter at least one step.")
  .max(mostSteps, `${mostSteps} steps at most.`)
  .superRefine((steps, context) => {
    const refuse = (index: number, field: keyof RefundStep, message: string) =>
      context.addIssue({ code: "custom", path: [index, field], message });
    for (const [index, step] of steps.entries()) {
      const before = steps[index - 1];
      if (before && step.atLeastDays >= before.atLeastDays)
        refuse(index, "atLeastDays", `Fewer days than in the step before, ${before.atLeastDays}.`);
      if (before && step.percent >= before.percent)
        refuse(index, "percent", `Less than in the step before, ${before.percent} %.`);
    }
    const last = steps.length - 1;
    if (last >= 0 && steps[last]?.atLeastDays !== 0)
      refuse(last, "atLeastDays", "The last step is for 0 days: it holds until the departure.");
  });

export const settingsSchemas = {
  cancellation: z.strictObject({ schedule: scheduleSchema }),
  holds: z.strictObject({
    minutes: z.int(wholeNumber).min(5, "5 minutes or more.").max(60, "60 minutes at most."),
  }),
  contact: contactSchema,
  features: z.strictObject({
    bookings: z.boolean(),
    payOnline: z.boolean(),
    newsletter: z.boolean(),
    reviews: z.boolean(),
    operatorSignUp: z.boolean(),
    reviewTexts: z.boolean(),
  }),
  "gst-number": z.strictObject({
    gstin: z
      .string("Please enter the number, or nothing.")
      .transform((value) => value.replace(/\s/g, "").toUpperCase())
      .superRefine((value, context) => {
        const problem = gstinProblem(value);
        if (problem !== null) context.addIssue({ code: "custom", message: problem });
      })
      .nullable(),
  }),
  premium: z.strictObject({
    pricePerMonth: z
      .int("Please enter whole rupees.")
      .min(1, "1 rupee or more.")
      .max(1_000_000, "10,00,000 rupees at most."),
    places: z.int(wholeNumber).min(1, "1 place or more.").max(mostPlaces, `${mostPlaces} places at most.`),
  }),
} as const;

export type SettingsName = keyof typeof settingsSchemas;
export type PlatformSettings = { [Name in SettingsName]: z.output<(typeof settingsSchemas)[Name]> };

export const settingsNames = [
  "cancellation",
  "holds",
  "contact",
  "features",
  "gst-number",
  "premium",
] as const;

/** As it is until somebody changes it. */
export const defaultSettings: PlatformSettings = {
  cancellation: { schedule: [...defaultPublicSettings.refundSchedule] },
  holds: { minutes: defaultPublicSettings.holdMinutes },
  contact: defaultPublicSettings.contact,
  features: defaultPublicSettings.features,
  "gst-number": { gstin: null },
  premium: { pricePerMonth: 2500, places: 4 },
};

/** What every page needs of the settings. */
export function publicSettingsOf({
  contact,
  features,
  holds,
  cancellation,
}: PlatformSettings): PublicSettings {
  return { contact, features, holdMinutes: holds.minutes, refundSchedule: cancellation.schedule };
}

/** A group as administrators see it: with the version that a change of it is made from. */
export interface StoredSettings<Name extends SettingsName> {
  value: PlatformSettings[Name];
  /** 0 as long as it was never changed. */
  version: number;
  /** UTC instant of the last change; null where there was none. */
  updatedAt: number | null;
  /** The name of whoever made it; null where there was none, or the account is gone. */
  updatedBy: string | null;
}
export type SettingsGroups = { [Name in SettingsName]: StoredSettings<Name> };

/** Rates that hold from a day on. */
export const rateKinds = ["commission", "gst"] as const;
export type RateKind = (typeof rateKinds)[number];

export type Rate = {
  /** yyyy-MM-dd, India. */
  validFrom: string;
  percent: number;
};

export const mostPercent = 50;
export const percentSchema = z
  .int(wholeNumber)
  .min(0, "0 % or more.")
  .max(mostPercent, `${mostPercent} % at most.`);

/** The marketing spend of a month. */
export interface MarketingMonth {
  /** yyyy-MM, India. */
  month: string;
  /** Whole rupees. */
  amount: number;
}

export const spendSchema = z
  .int("Please enter whole rupees.")
  .min(0, "0 rupees or more.")
  .max(1_000_000_000, "That is more than can be meant.");
