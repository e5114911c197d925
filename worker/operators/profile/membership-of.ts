import type { Membership } from "~/domain/operators/operator-rights";
import { operatorNotFound, type Staff } from "../../platform/authz/actors";

/**
 * Returns the requested operator of an owner: by its slug, or their first by name.
 * @throws AppError `not_found` for another person's operator, or if they own none
 */
export function membershipOf({ operators }: Staff<"company">, slug: string | null): Membership {
  const operator =
    slug === null ? operators[0] : operators.find((membership) => membership.operator === slug);
  if (!operator) throw operatorNotFound();
  return operator;
}
