import type { EarningsOperator } from "~/domain/earnings/own-earnings";
import { operatorNotFound } from "../authz/actors";
import type { Staff } from "../authz/actors";

/**
 * Lists the operators whose earnings the actor may see, by name.
 * @param operator must be one of them, if named
 * @throws AppError `not_found`
 */
export function earningsOperatorsOf({ operators }: Staff<"earnings">, operator?: string): EarningsOperator[] {
  if (operator !== undefined && !operators.some((own) => own.operator === operator)) throw operatorNotFound();
  return operators.map(({ operator: slug, companyName }) => ({ operator: slug, companyName }));
}
