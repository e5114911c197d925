import { z } from "zod";
import { legalFormLabels } from "~/domain/settings/legal-form";
import {
  featureLabels,
  secondFactorLabels,
  type RateKind,
  type SettingsName,
} from "~/domain/settings/settings";
import { asCount, asList, valueInWords, oneOf, percent, rupees, type Format } from "~/domain/formats";
import { labeled, nameInWords, switched, type FieldWords } from "./vocabulary";

const groups: Readonly<Record<SettingsName | RateKind | "marketing", string>> = {
  cancellation: "the refund schedule",
  holds: "how long seats are held",
  unpaid: "when bookings are due",
  "own-bookings": "the commission on operators' own bookings",
  payouts: "the payout reserve",
  contact: "the contact details",
  about: "the texts about us",
  "sign-in": "who must use two-step verification",
  privacy: "the privacy settings",
  features: "the features",
  "tax-identity": "our legal name and tax numbers",
  premium: "premium listings",
  marketing: "the marketing spend",
  commission: "the commission rate",
  compensation: "the compensation of travelers",
  tour: "the GST rate of tours",
  "tour-with-credit": "the GST rate of tours with credit",
  stay: "the GST rate of accommodation",
  "stay-above": "the GST rate of dearer accommodation",
};

/** Returns the name of a settings group in a sentence. */
export function settingName(group: string): string {
  return groups[group as keyof typeof groups] ?? "a setting";
}

const scheduleSchema = z.array(z.object({ atLeastDays: z.number(), percent: z.number() }));

function schedule(value: unknown): string {
  const { data } = scheduleSchema.safeParse(value);
  if (!data) return valueInWords(value);
  return asList(data.map((step) => `${step.percent}\u00a0% from ${asCount("day")(step.atLeastDays)} before`));
}

export const settingTexts = ["hours", "social", "story", "figures", "team", "testimonials"];

/** Labels of the settings, as in their forms. */
export const settingLabels: Readonly<Record<string, string>> = {
  schedule: "Refunds",
  hours: "Opening hours",
  social: "Profiles on other sites",
  minutes: "Seats are held for",
  dueDays: "Due before departure",
  commissionPercent: "Commission",
  reserveDays: "Payouts wait after the trip for",
  secondFactor: "Two-step verification required of",
  contactsDays: "Travelers' details are kept for",
  messagesDays: "Contact messages are kept for",
  grievanceEmail: "Grievance officer's e-mail address",
  acknowledgeHours: "Complaints are acknowledged within",
  answerDays: "Complaints are answered within",
  figures: "Figures about us",
  legalName: "Legal name",
  registrationNumber: "CIN or LLPIN",
  pan: "PAN",
  tan: "TAN",
  gstin: "GSTIN",
  tcsRegistration: "Registration for TCS",
  pricePerMonth: "Price a month",
  email: "E-mail address",
  phone: "Phone number",
  phoneNote: "Note on the phone number",
  addressNote: "Note on the address",
  percent: "Rate",
};

export const settingFormats: Readonly<Record<string, Format>> = {
  schedule,
  minutes: asCount("minute"),
  dueDays: asCount("day"),
  commissionPercent: percent,
  reserveDays: asCount("day"),
  secondFactor: oneOf(secondFactorLabels),
  contactsDays: asCount("day"),
  messagesDays: asCount("day"),
  acknowledgeHours: asCount("hour"),
  answerDays: asCount("day"),
  legalForm: oneOf(legalFormLabels),
  pricePerMonth: rupees,
};

export const settingFields: Readonly<Record<string, FieldWords>> = Object.fromEntries(
  Object.entries(featureLabels).map(([name, { label }]) => [
    name,
    switched(`${label}: switched on`, `${label}: switched off`),
  ]),
);

const partLabels: Readonly<Record<string, string>> = { atLeastDays: "days before", percent: "percent" };

/**
 * Describes a field of a settings form and its value: "Payouts wait after the trip for: 3 days", "Refunds, line 2, percent: 50".
 * @param path dotted, as in the form
 */
export function settingInWords(path: string, value: string): string {
  const [name = "", line, part = ""] = path.split(".");
  if (line !== undefined) {
    const label = [labelOf(name), `line ${Number(line) + 1}`, partLabels[part] ?? part];
    return `${label.filter(Boolean).join(", ")}: ${value || "none"}`;
  }
  const isNumber = value !== "" && !Number.isNaN(Number(value));
  const after = name in featureLabels ? value === "on" : isNumber ? Number(value) : value || "none";
  const words = settingFields[name] ?? labeled(labelOf(name), settingFormats[name]);
  const text = settingTexts.includes(name) ? null : words({ before: undefined, after, was: {}, is: {} });
  return text ?? `${labelOf(name)}: ${value || "none"}`;
}

function labelOf(name: string): string {
  return settingLabels[name] ?? nameInWords(name);
}
