import { parseFields } from "~/domain/form-fields";
import {
  consentSchema,
  emergencyContactSchema,
  personSchema,
  type ProfileIntent,
} from "~/domain/accounts/profile";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { phoneChangedMail } from "../notifications/mail/account-mails";
import type { Mailer } from "../notifications/mail/mailer";
import { requirePossiblePhones } from "../platform/possible-phones";
import * as repo from "./profile.repo";
import type { Traveler } from "../platform/authz/actors";
import { mailAccount } from "./language/mail-account";

/** Saves one of the viewer's profile forms. Reads only the fields of that form. @throws AppError `invalid` */
export async function updateProfile(
  { db, clock, mailer }: { db: Database; clock: Clock; mailer: Mailer },
  traveler: Traveler,
  { intent, form }: { intent: ProfileIntent; form: FormData },
): Promise<void> {
  const { id } = traveler;
  const fields = Object.fromEntries(form);
  const now = clock();
  switch (intent) {
    case "person": {
      const person = parseFields(personSchema, fields);
      requirePossiblePhones({ phone: person.phone });
      const verified = await repo.updatePerson(db, id, person, now);
      if (verified !== null && verified !== person.phone)
        await mailAccount({ db, mailer }, traveler.email, () =>
          phoneChangedMail({ to: traveler.email, name: person.name }),
        );
      return;
    }
    case "emergency-contact": {
      const contact = parseFields(emergencyContactSchema, fields);
      requirePossiblePhones({ emergencyPhone: contact.emergencyPhone });
      return repo.updateEmergencyContact(db, id, contact, now);
    }
    case "consent":
      return repo.updateMarketingConsent(db, id, parseFields(consentSchema, fields).marketingConsent, now);
    default:
      return intent satisfies never;
  }
}
