import type { OpeningHours } from "../contact-details";

/** Opening hours. */
export const messages = {
  /** The owner's own words. */
  line: ({ text }: OpeningHours) => text,
};
