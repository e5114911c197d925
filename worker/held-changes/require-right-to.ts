import { AppError } from "~/domain/errors";
import { isForOperators, rightFor, type HeldKind } from "~/domain/office/held-changes";
import { isStaff, requireAdminRight } from "../platform/authz/actors";
import type { HeldActor } from "./make-change";

/** Requires the right to a kind of change. @throws AppError `forbidden` */
export function requireRightTo(actor: HeldActor, kind: HeldKind): void {
  if (!isStaff(actor)) requireAdminRight(actor, rightFor(kind));
  else if (!isForOperators(kind)) throw new AppError("forbidden", "Only administrators may do this.");
}
