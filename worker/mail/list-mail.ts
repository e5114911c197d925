import type { Database } from "../db/client";
import * as repo from "./mail-outbox.repo";

/** Lists sent and queued mail for /dev/mail. Unauthenticated: production builds do not contain it. */
export async function listMail(
  { db }: { db: Database },
  query: { to?: string | undefined; cursor?: string | undefined },
) {
  return repo.listMail(db, { ...query, limit: 50 });
}
