import { parseFields } from "~/domain/form-fields";
import { consentSchema, emergencyContactSchema, personSchema } from "~/domain/accounts/profile";
import type { ProfileIntent } from "~/domain/accounts/profile";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import * as repo from "./profile.repo";
import type { Traveler } from "../authz/actors";

/** Saves one of the viewer's profile forms. Reads only the fields of that form. */
export async function updateProfile(
  { db, clock }: { db: Database; clock: Clock },
  traveler: Traveler,
  { intent, form }: { intent: ProfileIntent; form: FormData },
): Promise<void> {
  const { id } = traveler;
  const fields = Object.fromEntries(form);
  const now = clock();
  switch (intent) {
    case "person":
      return repo.updatePerson(db, id, parseFields(personSchema, fields), now);
    case "emergency-contact":
      return repo.updateEmergencyContact(db, id, parseFields(emergencyContactSchema, fields), now);
    case "consent":
      return repo.updateMarketingConsent(db, id, parseFields(consentSchema, fields).marketingConsent, now);
    default:
      return intent satisfies never;
  }
}
