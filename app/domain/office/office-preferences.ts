import { z } from "zod";

/** Look of the back offices, and whether single characters are shortcuts. */
export const officePreferencesSchema = z.object({
  isFolded: z.boolean(),
  density: z.enum(["compact", "comfortable"]),
  hasShortcuts: z.boolean(),
});
export type OfficePreferences = z.infer<typeof officePreferencesSchema>;
