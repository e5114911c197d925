import type { ContactDetails } from "./contact-details";
import { refundSchedule, type RefundStep } from "~/domain/bookings/refund-schedule";

/** Platform settings used by every page. Their schemas, which few pages need, are in settings.ts. */

/** Features that can be switched off temporarily. */
export const featureNames = [
  "bookings",
  "payOnline",
  "newsletter",
  "reviews",
  "operatorSignUp",
  "reviewTexts",
] as const;
export type Feature = (typeof featureNames)[number];

/** Settings that every page needs, the same for everyone. */
export interface PublicSettings {
  contact: ContactDetails;
  features: Record<Feature, boolean>;
  holdMinutes: number;
  refundSchedule: readonly RefundStep[];
  /** Until the opening checklist is complete. */
  opensSoon?: true;
  /** Name of the company that runs a deployment, once it is entered. */
  legalName?: string;
}

/** Default contact details. Source: specification 1, section 2, Footer. Address and number are for the demo. */
const defaultContact: ContactDetails = {
  email: "hello@tourbharat.example",
  phone: "+91 80 4123 4567",
  phoneNote: "A demo number: please do not call it.",
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

/** Contact details of a deployment until its owner enters them: nothing is invented. */
export const noContact: ContactDetails = {
  email: "",
  phone: "",
  phoneNote: "",
  address: { street: "", locality: "", postalCode: "", region: "", country: "India" },
  addressNote: "",
  hours: [],
  social: [],
};

/** Default duration of a hold. */
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
