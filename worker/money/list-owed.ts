import { todayInIndia } from "~/domain/calendar/calendar";
import type { Clock } from "../clock";
import type { Database } from "../db/client";
import * as payable from "./payable.repo";
import type { OperatorOwed } from "./payable.repo";
import type { Admin } from "../authz/actors";

/** Lists each operator's balance and the part of it that can be paid out today, for an administrator. */
export async function listOwed(
  { db, clock }: { db: Database; clock: Clock },
  _admin: Admin,
): Promise<OperatorOwed[]> {
  return payable.listOwed(db, todayInIndia(clock()));
}
