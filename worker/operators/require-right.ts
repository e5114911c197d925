import type { Viewer } from "~/domain/account";
import { hasRight, missingRightText } from "~/domain/company-rights";
import type { CompanyRight, Membership } from "~/domain/company-rights";
import { AppError } from "~/domain/errors";
import type { Database } from "../db/client";
import { listMemberships } from "./company-rights.repo";
import { requireOperator } from "./require-operator";

/**
 * Lets only an operator go on whom one of their companies has given a right. Which objects are theirs is for the statements
 * that read or change them (company-rights.repo.ts).
 * @returns their companies with that right
 * @throws AppError `unauthenticated` for nobody, `forbidden` for anybody else. Who has no company at all has every right to
 *   see that there is nothing
 */
export async function requireRight(
  db: Database,
  viewer: Viewer | null,
  right: CompanyRight,
): Promise<{ viewer: Viewer; companies: Membership[] }> {
  requireOperator(viewer);
  const memberships = await listMemberships(db, viewer.id);
  if (memberships.length > 0 && !hasRight(memberships, right)) {
    throw new AppError("forbidden", missingRightText(right));
  }
  return { viewer, companies: memberships.filter(({ rights }) => rights.includes(right)) };
}

/** What somebody is told who names a company that is not theirs, or none. */
export function noSuchCompany(cause?: unknown): AppError {
  return new AppError("not_found", "There is no such company of yours.", { cause });
}
