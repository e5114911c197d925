import type { Language } from "~/domain/language/language";
import type { Traveler } from "../../platform/authz/actors";
import type { Database } from "../../platform/db/client";
import { updateLanguage } from "./language.repo";

/** Stores the language that a signed-in traveler has chosen, for later mails and messages. Offices stay English. */
export async function storeLanguage(
  { db }: { db: Database },
  traveler: Traveler,
  language: Language,
): Promise<void> {
  await updateLanguage(db, traveler.id, language);
}
