/** Facts about the company behind the platform. Contact details are platform settings (app/domain/settings/platform.ts). */

export const platformDetails = {
  name: "Tour Bharat",
  blurb:
    "Tours across India, run by companies who live where they take you. The price you see is the price you pay.",
} as const;

/** Police, fire and ambulance, anywhere in India. */
export const emergencyNumber = "112";
