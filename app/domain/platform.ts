import { weekdayNames } from "./calendar";
import { refundSchedule } from "./cancellation";
import type { RefundStep } from "./cancellation";

/**
 * What every page knows of the platform's settings: without their schemas, which few pages need (settings.ts).
 */

/** The days of the week in the order in which opening hours are told: from Monday on. */
export const weekdays = [...weekdayNames.slice(1), weekdayNames[0]];

export interface OpeningHours {
  /** As people read it. */
  text: string;
  /** For structured data: schema.org's names of the days, and 24-hour times in IST. */
  days: (typeof weekdayNames)[number][];
  opens: string;
  closes: string;
}

/** How people reach us. */
export interface ContactDetails {
  email: string;
  phone: string;
  /** Stands wherever the number does; may be empty. */
  phoneNote: string;
  address: { street: string; locality: string; postalCode: string; region: string; country: string };
  /** Stands below the address; may be empty. */
  addressNote: string;
  hours: OpeningHours[];
  /** Profiles that exist; nothing stands where there are none (P20 in docs/product.md). */
  social: { name: string; href: string }[];
}

/** What can be switched off for a while. */
export const featureNames = [
  "bookings",
  "payOnline",
  "newsletter",
  "reviews",
  "operatorSignUp",
  "reviewTexts",
] as const;
export type Feature = (typeof featureNames)[number];

/** What somebody is told who meets a feature that is off. */
export const closedTexts: Record<Feature, string> = {
  bookings: "Bookings are closed for the moment. Please come back a little later.",
  payOnline: "Paying online is not possible just now. You can pay later.",
  newsletter: "The newsletter takes no new addresses for the moment.",
  reviews: "Reviews cannot be written for the moment. Please come back a little later.",
  operatorSignUp: "Tour operators cannot sign up for the moment. Please come back a little later.",
  reviewTexts: "Changed texts are not looked at for the moment: they go live at once.",
};

/** What every page needs of it, the same for everybody. */
export interface PublicSettings {
  contact: ContactDetails;
  features: Record<Feature, boolean>;
  holdMinutes: number;
  refundSchedule: readonly RefundStep[];
}

/** As it is until somebody changes it. Source: specification 1, section 2, Footer. Address and number are a demonstration's. */
const defaultContact: ContactDetails = {
  email: "hello@tourbharat.example",
  phone: "+91 80 4123 4567",
  phoneNote: "A demo number: please do not ring it.",
  address: {
    street: "27 Gulmohar Arcade, Residency Road",
    locality: "Bengaluru",
    postalCode: "560025",
    region: "Karnataka",
    country: "India",
  },
  addressNote: "A demo address.",
  hours: [
    {
      text: "Mon-Fri 9AM-6PM",
      days: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"],
      opens: "09:00",
      closes: "18:00",
    },
    { text: "Sat 10AM-4PM", days: ["Saturday"], opens: "10:00", closes: "16:00" },
  ],
  social: [],
};

/** "Closed on Sundays."; null where no day is closed, or no hours are told. */
export function closedDays({ hours }: Pick<ContactDetails, "hours">): string | null {
  const closed = weekdays.filter((day) => !hours.some(({ days }) => days.includes(day)));
  if (hours.length === 0 || closed.length === 0) return null;
  const names = closed.map((day) => `${day}s`);
  const last = names.pop() ?? "";
  return `Closed on ${names.length === 0 ? last : `${names.join(", ")} and ${last}`}.`;
}

/** How long seats are held unless administrators have set another time. */
const holdMinutes = 15;

export const defaultPublicSettings: PublicSettings = {
  contact: defaultContact,
  features: {
    bookings: true,
    payOnline: true,
    newsletter: true,
    reviews: true,
    operatorSignUp: true,
    reviewTexts: false,
  },
  holdMinutes,
  refundSchedule,
};
