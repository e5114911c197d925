import { z } from "zod";
import type { RefundStep } from "~/domain/bookings/refund-schedule";
import { emailSchema, nameSchema } from "~/domain/accounts/person-fields";
import { aboutSchema } from "./about";
import { contactDetailsSchema } from "./contact-details";
import { supplyKinds } from "~/domain/operators/supply";
import { gstinProblem, panProblem } from "~/domain/operators/gstin";
import { defaultPublicSettings, noContact, type Feature, type PublicSettings } from "./platform";
import { maxPlaces } from "~/domain/money/premium/premium-listing";
import { readCode } from "~/domain/typed-input/code";
import { legalForms, registrationProblem } from "./legal-form";
import { notPlainText, plainText } from "~/domain/plain-text";

/** Platform settings of the admins, in groups with one schema each, shared by both sides. */

export const featureLabels: Record<Feature, { label: string; whenOff: string }> = {
  bookings: {
    label: "Bookings are open",
    whenOff: "Travelers can't book or hold seats. Existing bookings are unchanged.",
  },
  payOnline: {
    label: "Paying online is offered",
    whenOff:
      "Travelers can't start online payments; payments in progress can finish. Requires a payment service.",
  },
  newsletter: {
    label: "Newsletter sign-up is open",
    whenOff: "The sign-up form is hidden. Existing subscribers stay on the list.",
  },
  reviews: {
    label: "Reviews can be written",
    whenOff: "Travelers can't write or change reviews. Existing reviews stay on the site.",
  },
  operatorSignUp: {
    label: "Tour operators can sign up",
    whenOff: "Operators can't sign up. Travelers can, and existing operators keep their accounts.",
  },
  reviewTexts: {
    label: "Text changes to published tours are reviewed first",
    whenOff:
      "Changes go live as soon as the operator submits them. New tours are always reviewed; prices and seats never are.",
  },
};

const wholeNumber = "Please enter a whole number.";
export const maxSteps = 6;

export const secondFactorRules = ["nobody", "administrators", "staff"] as const;

/** A whole number of a unit, named in the singular. */
function between(min: number, max: number, unit: string) {
  const inWords = (count: number) =>
    `${count.toLocaleString("en-IN")} ${unit === "%" || count === 1 ? unit : `${unit}s`}`;
  return z
    .int(wholeNumber)
    .min(min, `Please enter at least ${inWords(min)}.`)
    .max(max, `Please enter at most ${inWords(max)}.`);
}

/** Days for which personal data stay after they have served their purpose. */
const daysKept = between(30, 3650, "day");

const stepSchema = z.strictObject({
  atLeastDays: between(0, 365, "day"),
  percent: between(0, 100, "%"),
});

const scheduleSchema = z
  .array(stepSchema)
  .min(1, "Please enter at least one step.")
  .max(maxSteps, `Please enter at most ${maxSteps} steps.`)
  .superRefine((steps, context) => {
    const refuse = (index: number, field: keyof RefundStep, message: string) =>
      context.addIssue({ code: "custom", path: [index, field], message });
    for (const [index, step] of steps.entries()) {
      const before = steps[index - 1];
      if (before && step.atLeastDays >= before.atLeastDays)
        refuse(
          index,
          "atLeastDays",
          `Please enter fewer days than in the previous step, ${before.atLeastDays}.`,
        );
      if (before && step.percent >= before.percent)
        refuse(index, "percent", `Please enter less than in the previous step, ${before.percent} %.`);
    }
    const last = steps.length - 1;
    if (last >= 0 && steps[last]?.atLeastDays !== 0)
      refuse(last, "atLeastDays", "The last step must be for 0 days, until the departure.");
  });

/** A number that is checked by its own rules, or null. */
function numberSchema(problemOf: (typed: string) => string | null) {
  return z
    .string("Please enter the number, or leave it empty.")
    .overwrite(readCode)
    .superRefine((value, context) => {
      const problem = problemOf(value);
      if (problem !== null) context.addIssue({ code: "custom", message: problem });
    })
    .nullable();
}

/** Returns the problem with a TAN. Source: Form 49B of the Income Tax Department. */
function tanProblem(tan: string): string | null {
  return /^[A-Z]{4}\d{5}[A-Z]$/.test(tan) ? null : "A TAN is four letters, five digits and a letter.";
}

export const settingsSchemas = {
  cancellation: z.strictObject({ schedule: scheduleSchema }),
  holds: z.strictObject({
    minutes: between(5, 60, "minute"),
  }),
  unpaid: z.strictObject({
    dueDays: between(1, 60, "day"),
  }),
  "own-bookings": z.strictObject({
    commissionPercent: between(0, 50, "%"),
  }),
  payouts: z.strictObject({
    reserveDays: between(0, 60, "day"),
  }),
  contact: contactDetailsSchema,
  about: aboutSchema,
  "sign-in": z.strictObject({ secondFactor: z.enum(secondFactorRules) }),
  privacy: z.strictObject({
    contactsDays: daysKept,
    messagesDays: daysKept,
    grievanceOfficer: nameSchema("Please enter a name."),
    grievanceEmail: emailSchema,
    // Rule 4(5) of the E-Commerce Rules: 48 hours and one month.
    acknowledgeHours: between(1, 48, "hour"),
    answerDays: between(1, 30, "day"),
  }),
  features: z.strictObject({
    bookings: z.boolean(),
    payOnline: z.boolean(),
    newsletter: z.boolean(),
    reviews: z.boolean(),
    operatorSignUp: z.boolean(),
    reviewTexts: z.boolean(),
  }),
  "tax-identity": z
    .strictObject({
      legalName: nameSchema("Please enter the legal name.").nullable(),
      legalForm: z.enum(legalForms, "Please choose the legal form.").nullable(),
      registrationNumber: numberSchema(() => null),
      registeredAddress: z
        .string("Please enter the address.")
        .trim()
        .min(10, "Please enter the whole address.")
        .max(200, "Please keep it to 200 characters.")
        .regex(plainText, notPlainText)
        .nullable(),
      pan: numberSchema(panProblem),
      tan: numberSchema(tanProblem),
      gstin: numberSchema((gstin) => gstinProblem(gstin)),
      tcsRegistration: numberSchema((gstin) => gstinProblem(gstin, "C")),
    })
    .superRefine(({ legalForm, registrationNumber }, context) => {
      const message = registrationProblem(legalForm, registrationNumber);
      if (message !== null) context.addIssue({ code: "custom", path: ["registrationNumber"], message });
    }),
  premium: z.strictObject({
    pricePerMonth: z
      .int("Please enter whole rupees.")
      .min(1, "Please enter at least 1 rupee.")
      .max(1_000_000, "Please enter at most 10,00,000 rupees."),
    places: between(1, maxPlaces, "place"),
  }),
} as const;

/** Accounts that must use two-step verification. */
export const secondFactorLabels: Record<(typeof secondFactorRules)[number], string> = {
  nobody: "Nobody: everyone chooses",
  administrators: "Administrators",
  staff: "Administrators and tour operators’ staff",
};

export type SettingsName = keyof typeof settingsSchemas;
export type PlatformSettings = { [Name in SettingsName]: z.output<(typeof settingsSchemas)[Name]> };

export const settingsNames = [
  "cancellation",
  "holds",
  "unpaid",
  "own-bookings",
  "payouts",
  "contact",
  "about",
  "sign-in",
  "privacy",
  "features",
  "tax-identity",
  "premium",
] as const;

/** Initial values until changed. */
export const defaultSettings: PlatformSettings = {
  cancellation: { schedule: [...defaultPublicSettings.refundSchedule] },
  holds: { minutes: defaultPublicSettings.holdMinutes },
  unpaid: { dueDays: 7 },
  "own-bookings": { commissionPercent: 0 },
  payouts: { reserveDays: 2 },
  contact: defaultPublicSettings.contact,
  about: { foundedYear: null, story: "", figures: [], team: [], testimonials: [] },
  "sign-in": { secondFactor: "nobody" },
  // Three years, as the Digital Personal Data Protection Rules, 2025, ask of larger marketplaces.
  privacy: {
    contactsDays: 1095,
    messagesDays: 730,
    grievanceOfficer: "Tour Bharat Privacy Team",
    grievanceEmail: "grievance@tourbharat.example",
    acknowledgeHours: 24,
    answerDays: 30,
  },
  features: defaultPublicSettings.features,
  "tax-identity": {
    legalName: null,
    legalForm: null,
    registrationNumber: null,
    registeredAddress: null,
    pan: null,
    tan: null,
    gstin: null,
    tcsRegistration: null,
  },
  premium: { pricePerMonth: 2500, places: 4 },
};

/** The same for a deployment, where nothing is invented: our details are empty until they are entered. */
export const deploymentSettings: PlatformSettings = {
  ...defaultSettings,
  contact: noContact,
  privacy: {
    ...defaultSettings.privacy,
    grievanceOfficer: "",
    grievanceEmail: "",
    acknowledgeHours: 48,
    answerDays: 30,
  },
};

export const taxIdentityLabels = {
  legalName: "legal name",
  pan: "PAN",
  tan: "TAN",
  gstin: "GSTIN",
  tcsRegistration: "registration for TCS",
} as const;

/** Lists what the platform lacks to withhold taxes: sections 24(x) and 52 of the CGST Act, 2017, section 397 of the Income-tax Act, 2025. */
export function missingTaxIdentity({ "tax-identity": identity }: PlatformSettings): string[] {
  const names = ["legalName", "pan", "tan", "gstin", "tcsRegistration"] as const;
  return names.filter((name) => identity[name] === null).map((name) => taxIdentityLabels[name]);
}

/** Returns the settings that every page needs. */
export function publicSettingsOf({
  contact,
  features,
  holds,
  cancellation,
}: PlatformSettings): PublicSettings {
  return { contact, features, holdMinutes: holds.minutes, refundSchedule: cancellation.schedule };
}

/** A settings group as shown to admins, with the version for optimistic locking. */
export interface StoredSettings<Name extends SettingsName> {
  value: PlatformSettings[Name];
  /** 0 if it was never changed. */
  version: number;
  /** UTC instant of the last change; null if never changed. */
  updatedAt: number | null;
  /** Name of the last editor; null if never changed, or if their account was deleted. */
  updatedBy: string | null;
}
export type SettingsGroups = { [Name in SettingsName]: StoredSettings<Name> };

/** Rates with a start date: our commission, the compensation of travelers by what they would have been charged, and GST by what operators sell. */
export const rateKinds = ["commission", "compensation", ...supplyKinds] as const;
export type RateKind = (typeof rateKinds)[number];

export type Rate = {
  /** yyyy-MM-dd, India. */
  validFrom: string;
  percent: number;
};

export function maxPercentOf(kind: RateKind): number {
  return kind === "compensation" ? 100 : 50;
}

export function percentSchemaOf(kind: RateKind) {
  return between(0, maxPercentOf(kind), "%");
}

export interface MarketingMonth {
  /** yyyy-MM, India. */
  month: string;
  /** Whole rupees. */
  amount: number;
}

export const spendSchema = z
  .int("Please enter whole rupees.")
  .min(0, "Please enter at least 0 rupees.")
  .max(1_000_000_000, "Please enter a smaller amount.");
