import { sql } from "drizzle-orm";
import type { VerificationState } from "~/domain/operators/operator";
import { operators } from "./schema";

/**
 * Place in the review, or null. A verified operator is in review while documents are asked for, and from its owner's answer or a change of its
 * details until an administrator confirms it.
 */
export const reviewState = sql<VerificationState | null>`CASE
  WHEN ${operators.status} = 'pending' THEN ${operators.verification}
  WHEN ${operators.status} <> 'verified' THEN NULL
  WHEN ${operators.verification} <> 'waiting' THEN ${operators.verification}
  WHEN (SELECT latest.kind FROM operator_decisions latest WHERE latest.operator_slug = ${operators.slug}
    ORDER BY latest.created_at DESC, latest.rowid DESC LIMIT 1) = 'answered' THEN 'waiting' END`;
