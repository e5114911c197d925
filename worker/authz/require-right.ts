import type { Viewer } from "~/domain/accounts/account";
import { hasRight, missingRightText } from "~/domain/operators/company-rights";
import type { CompanyRight, Membership } from "~/domain/operators/company-rights";
import { AppError } from "~/domain/errors";
import type { Database } from "../db/client";
import { listMemberships } from "./company-rights.repo";
import { requireOperator } from "./require-operator";

/**
 * Requires an operator who has a right for at least one of their companies. The statements that read or change data check which data
 * (company-rights.repo.ts).
 * @returns their companies with that right
 * @throws AppError `unauthenticated`, `forbidden`. Operators without any company pass: they get empty lists
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

/** Creates the error for an unknown company or someone else's. */
export function noSuchCompany(cause?: unknown): AppError {
  return new AppError("not_found", "Company not found.", { cause });
}
