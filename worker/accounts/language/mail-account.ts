import { currentLanguage, type Language } from "~/domain/language/language";
import type { Mail, Mailer } from "../../notifications/mail/mailer";
import type { Database } from "../../platform/db/client";
import { inLanguage } from "../../platform/language";
import { findLanguageOf } from "./language.repo";

/** Writes a mail in the language of its recipient: the account's, else the one that is stored with what it is about, or that of the request. */
export async function writeFor(
  db: Database,
  email: string,
  write: () => Mail | Promise<Mail>,
  stored: Language = currentLanguage(),
): Promise<Mail> {
  return inLanguage((await findLanguageOf(db, email)) ?? stored, write);
}

/** Sends a mail in the language of its recipient. */
export async function mailAccount(
  { db, mailer }: { db: Database; mailer: Mailer },
  email: string,
  write: () => Mail,
): Promise<void> {
  await mailer.send(await writeFor(db, email, write));
}
