import { todayInIndia } from "~/domain/calendar/calendar";
import type { AccountDeletion } from "~/domain/accounts/profile";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import { findAccountDeletion } from "./deletion-obstacles.repo";
import type { Traveler } from "../platform/authz/actors";

export async function getAccountDeletion(
  { db, clock }: { db: Database; clock: Clock },
  traveler: Traveler,
): Promise<AccountDeletion> {
  const { refusal, passwordHash, trips } = await findAccountDeletion(db, traveler, todayInIndia(clock()));
  return { refusal, hasPassword: passwordHash !== null, trips };
}
