import type { Database } from "../db/client";
import * as repo from "./mail-outbox.repo";

/** What we have sent and have yet to send, for /dev/mail. It asks for no viewer: production builds do not hold it. */
export async function listMail(
  { db }: { db: Database },
  query: { to?: string | undefined; cursor?: string | undefined },
) {
  return repo.listMail(db, { ...query, limit: 50 });
}
