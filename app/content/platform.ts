/** Facts about the company behind the platform. Contact details are platform settings (app/domain/settings/platform.ts). */

export const platformDetails = {
  name: "Tour Bharat",
} as const;

/** Police, fire and ambulance, anywhere in India. */
export const emergencyNumber = "112";
