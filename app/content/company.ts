/**
 * Who we are and how to reach us: the one source for the footer, the Contact page and the structured data.
 * Source: specification 1, section 2, Footer. Address and number are a demonstration's, so neither is a link.
 */

export interface OpeningHours {
  /** As the specification writes it. */
  text: string;
  /** For structured data: schema.org's names of the days, and 24-hour times in IST. */
  days: readonly string[];
  opens: string;
  closes: string;
}

export interface SocialLink {
  name: string;
  href: string;
}

interface Company {
  name: string;
  blurb: string;
  email: string;
  phone: string;
  /** Stands wherever the number does. */
  phoneNote: string;
  address: { street: string; locality: string; postalCode: string; region: string; country: string };
  hours: readonly OpeningHours[];
  /** Profiles that exist. The footer shows what stands here and nothing where nothing does (P20 in docs/product.md). */
  social: readonly SocialLink[];
}

export const company: Company = {
  name: "Tour Bharat",
  blurb:
    "Tours across India, run by companies who live where they take you. The price you see is the price you pay.",
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

/** Police, fire and ambulance, by one number in all of India. */
export const emergencyNumber = "112";
