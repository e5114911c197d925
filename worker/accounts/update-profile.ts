import type { z } from "zod";
import type { FieldErrors } from "~/domain/errors";
import { consentSchema, emergencyContactSchema, personSchema } from "~/domain/accounts/profile";
import type { ProfileIntent } from "~/domain/accounts/profile";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import * as repo from "./profile.repo";
import type { Traveler } from "../authz/actors";

export type UpdateProfileResult = { ok: true } | { ok: false; errors: FieldErrors };

/** Saves one of the viewer's profile forms. Reads only the fields of that form. */
export async function updateProfile(
  { db, clock }: { db: Database; clock: Clock },
  traveler: Traveler,
  { intent, form }: { intent: ProfileIntent; form: FormData },
): Promise<UpdateProfileResult> {
  const { id } = traveler;
  const fields = Object.fromEntries(form);
  const now = clock();
  switch (intent) {
    case "person":
      return save(personSchema, fields, (person) => repo.updatePerson(db, id, person, now));
    case "emergency-contact":
      return save(emergencyContactSchema, fields, (contact) =>
        repo.updateEmergencyContact(db, id, contact, now),
      );
    case "consent":
      return save(consentSchema, fields, ({ marketingConsent }) =>
        repo.updateMarketingConsent(db, id, marketingConsent, now),
      );
    default:
      return intent satisfies never;
  }
}

async function save<Fields>(
  schema: z.ZodType<Fields>,
  fields: object,
  write: (fields: Fields) => Promise<void>,
): Promise<UpdateProfileResult> {
  const parsed = schema.safeParse(fields);
  if (!parsed.success) return { ok: false, errors: errorsByField(parsed.error) };
  await write(parsed.data);
  return { ok: true };
}

function errorsByField({ issues }: z.ZodError): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, message } of issues) (errors[String(path[0])] ??= []).push(message);
  return errors;
}
