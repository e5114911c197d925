import { z } from "zod";
import { formatMonth } from "~/domain/calendar/calendar";
import { featureLabels, secondFactorLabels, type SettingsName } from "~/domain/settings/settings";
import {
  asCount,
  asDay,
  inWords,
  labeled,
  asList,
  oneOf,
  percent,
  rewritten,
  rupees,
  switched,
  stating,
  unsaid,
  type Vocabulary,
} from "./vocabulary";

const groups: Readonly<Record<SettingsName | "marketing" | "commission" | "gst", string>> = {
  cancellation: "the refund schedule",
  holds: "how long seats are held",
  unpaid: "when bookings are due",
  "own-bookings": "the commission on operators' own bookings",
  payouts: "the payout reserve",
  contact: "the contact details",
  "sign-in": "who must use two-step verification",
  privacy: "the privacy settings",
  features: "the features",
  "gst-number": "the GST number",
  premium: "premium listings",
  marketing: "the marketing spend",
  commission: "the commission rate",
  gst: "the GST rate",
};

/** Returns the name of a settings group in a sentence. */
export function settingName(group: string): string {
  return groups[group as keyof typeof groups] ?? "a setting";
}

const scheduleSchema = z.array(z.object({ atLeastDays: z.number(), percent: z.number() }));

function schedule(value: unknown): string {
  const { data } = scheduleSchema.safeParse(value);
  if (!data) return inWords(value);
  return asList(data.map((step) => `${step.percent}\u00a0% from ${asCount("day")(step.atLeastDays)} before`));
}

const texts = { hours: "Opening hours", social: "Profiles on other sites" };

/** Words for the history of the settings. */
export const settingWords: Vocabulary = {
  texts,
  actions: { change: "changed" },
  fields: {
    schedule: labeled("Refunds", schedule),
    minutes: labeled("Seats are held for", asCount("minute")),
    dueDays: labeled("Due before departure", asCount("day")),
    commissionPercent: labeled("Commission", percent),
    reserveDays: labeled("Payouts wait after the trip for", asCount("day")),
    ...Object.fromEntries(
      Object.entries(featureLabels).map(([name, { label }]) => [
        name,
        switched(`${label}: switched on`, `${label}: switched off`),
      ]),
    ),
    secondFactor: labeled("Two-step verification required of", oneOf(secondFactorLabels)),
    contactsDays: labeled("Travelers' details are kept for", asCount("day")),
    messagesDays: labeled("Contact messages are kept for", asCount("day")),
    grievanceOfficer: labeled("Grievance officer"),
    grievanceEmail: labeled("Grievance officer's e-mail address"),
    gstin: labeled("GSTIN"),
    pricePerMonth: labeled("Price a month", rupees),
    places: labeled("Places"),
    email: labeled("E-mail address"),
    phone: labeled("Phone number"),
    phoneNote: labeled("Note on the phone number"),
    address: labeled("Address"),
    addressNote: labeled("Note on the address"),
    ...rewritten(texts),
    month: labeled("Month", (value) => (typeof value === "string" ? formatMonth(value) : inWords(value))),
    amount: labeled("Amount", rupees),
    validFrom: labeled("Valid from", asDay),
    percent: labeled("Rate", percent),
    id: unsaid,
  },
};

/** @param group id of the changed settings */
export function settingSentence(group: string): Vocabulary["actions"] {
  return { change: stating([], `changed ${settingName(group)}`) };
}

const lineLabels: Readonly<Record<string, string>> = { schedule: "Refunds", ...texts };
const partLabels: Readonly<Record<string, string>> = { atLeastDays: "days before", percent: "percent" };

/**
 * Describes a field of a settings form and its value: "Payouts wait after the trip for: 3 days", "Refunds, line 2, percent: 50".
 * @param path dotted, as in the form
 */
export function settingInWords(path: string, value: string): string {
  const [name = "", line, part = ""] = path.split(".");
  if (line !== undefined) {
    const label = [lineLabels[name] ?? name, `line ${Number(line) + 1}`, partLabels[part] ?? part];
    return `${label.filter(Boolean).join(", ")}: ${value || "none"}`;
  }
  const isNumber = value !== "" && !Number.isNaN(Number(value));
  const after = name in featureLabels ? value === "on" : isNumber ? Number(value) : value || "none";
  const words = name in texts ? undefined : settingWords.fields[name];
  return (
    words?.({ before: undefined, after, was: {}, is: {} }) ??
    `${lineLabels[name] ?? name}: ${value || "none"}`
  );
}
