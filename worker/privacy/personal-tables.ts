import type { PersonalTable } from "./personal-table.repo";
import { accountTables } from "./tables/account.repo";
import { bookingTables } from "./tables/bookings.repo";
import { messageTables } from "./tables/messages.repo";
import { operatorTables } from "./tables/operators.repo";
import { platformTables } from "./tables/platform.repo";

/**
 * Every table with personal data. The export and each erasure walk it; erasures in this order, which keeps bookings, operators and the
 * account until what is found through them is gone. `tests/worker/personal-data.test.ts` fails if a table that refers to people is missing.
 */
export const personalTables: Readonly<Record<string, PersonalTable>> = {
  ...platformTables,
  ...messageTables,
  ...bookingTables,
  ...operatorTables,
  ...accountTables,
};

export const exportedParts = Object.values(personalTables).flatMap(({ exported }) =>
  typeof exported === "string" ? [] : exported,
);

export const erasures = Object.values(personalTables).flatMap((table) => ("stays" in table ? [] : table));
