import type { BookingOutcome } from "~/domain/desk/booking-outcome";

/**
 * Reversible changes that are held back, so that they can be undone, and how each reads while it waits, around its subject. Kinds are named
 * as in the audit log, subjects as the administrators' rights to them. Source: docs/decisions/049-held-back-changes.md.
 */
const words = {
  "booking.confirm": "Confirming #",
  "booking.complete": "Marking # as completed",
  "booking.no-show": "Marking # as no-show",
  "tour.publish": "Publishing #",
  "tour.approve": "Approving #",
  "tour.unpublish": "Unpublishing #",
  "tour.feature": "Featuring #",
  "tour.unfeature": "Taking # off the home page",
  "tour.restore": "Restoring #",
  "review.hide": "Hiding #",
  "review.publish": "Publishing #",
  "review.dismiss": "Dismissing the reports of #",
  "coupon.deactivate": "Deactivating #",
  "message.handle": "Resolving #",
  "message.reopen": "Reopening #",
} as const;

export type HeldKind = keyof typeof words;
export type HeldSubject = "booking" | "tour" | "review" | "coupon" | "message";

export const heldKinds = Object.keys(words).filter((kind): kind is HeldKind => kind in words);

/** Kinds of changes of a booking's status. Canceling asks first instead. */
export const heldKindFor = {
  confirmed: "booking.confirm",
  completed: "booking.complete",
  "no-show": "booking.no-show",
} as const satisfies Record<"confirmed" | BookingOutcome, HeldKind>;

/** Kinds that operators make too. */
export const operatorKinds: readonly HeldKind[] = [heldKindFor.completed, heldKindFor["no-show"]];

export interface HeldChange {
  kind: HeldKind;
  /** Reference, slug, code or id of the subject. */
  id: string;
  /** Version of the subject as it was seen; undefined if its state alone decides. */
  version?: number | undefined;
}

/** Changes of one form that are held back together, or one that could not be made then, for the person who made it. */
export interface HeldBatch {
  batch: string;
  kind: HeldKind;
  ids: string[];
  actorName: string;
  isOwn: boolean;
  /** Milliseconds until they are applied; 0 once they are due. */
  dueIn: number;
  /** Why it could not be made, a sentence; null while it waits. */
  problem: string | null;
}

export function subjectOf(kind: HeldKind): HeldSubject {
  return kind.split(".", 1)[0] as HeldSubject;
}

/** Returns "Confirming 3 bookings". @param subjects their number, or the name of one; without it, "Confirming" */
export function heldText(kind: HeldKind, subjects: number | string = ""): string {
  const counted = `${subjects} ${subjectOf(kind)}${subjects === 1 ? "" : "s"}`;
  const text = words[kind].replace("#", typeof subjects === "number" ? counted : subjects);
  return text.replace("  ", " ").trim();
}
