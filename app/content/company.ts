/** Who we are. How to reach us is the platform's settings (app/domain/platform.ts). */

export const company = {
  name: "Tour Bharat",
  blurb:
    "Tours across India, run by companies who live where they take you. The price you see is the price you pay.",
} as const;

/** Police, fire and ambulance, by one number in all of India. */
export const emergencyNumber = "112";
