import { AppError } from "~/domain/errors";
import type { Database } from "../db/client";
import { findMail } from "./mail-outbox.repo";

/**
 * A message, for /dev/mail. It asks for no viewer: production builds do not hold it.
 * @throws AppError `not_found`
 */
export async function getMail({ db }: { db: Database }, id: string) {
  const mail = await findMail(db, id);
  if (!mail) throw new AppError("not_found", "There is no such message.");
  return mail;
}
