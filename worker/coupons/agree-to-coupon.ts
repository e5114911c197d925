import type { OfferedCoupon } from "~/domain/coupons/coupon-fields";
import { todayInIndia } from "~/domain/calendar/calendar";
import { AppError } from "~/domain/errors";
import { withAudit, type AuditDependencies } from "../audit/with-audit";
import type { Staff } from "../platform/authz/actors";
import type { Clock } from "../platform/clock";
import type { Database } from "../platform/db/client";
import * as repo from "./agreements.repo";

/** Lists the coupons for tours of a member's operators that ask these to bear a part, with their agreements. */
export function listOfferedCoupons(
  { db, clock }: { db: Database; clock: Clock },
  staff: Staff<"earnings">,
): Promise<OfferedCoupon[]> {
  return repo.listOffered(db, staff.id, todayInIndia(clock()));
}

/**
 * Agrees, for an operator, to bear its part of a coupon in bookings to come, or ends its agreement: then the platform bears it.
 * @param choice.version of the coupon as it was read
 * @throws AppError `not_found` (not offered to the operator), `conflict` (its terms have changed)
 */
export async function agreeToCoupon(
  audit: AuditDependencies,
  staff: Staff<"earnings">,
  { code, operator, version, agrees }: { code: string; operator: string; version: number; agrees: boolean },
): Promise<void> {
  const { db, clock } = audit;
  const offered = (await repo.listOffered(db, staff.id, todayInIndia(clock()))).find(
    (each) => each.code === code && each.operator === operator,
  );
  if (!offered) throw new AppError("not_found", "Coupon not found.");
  if (agrees && offered.version !== version)
    throw new AppError("conflict", `The terms of coupon ${code} have changed. Please read them again.`);
  const entry = {
    action: agrees ? ("coupon.agree" as const) : ("coupon.end-agreement" as const),
    subjectId: code,
    after: { operator },
  };
  await withAudit(audit, staff, entry, (statements) =>
    repo.writeAgreement(db, { code, operator, version: agrees ? version : null, at: clock() }, statements),
  );
}
