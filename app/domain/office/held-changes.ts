import type { AdminRight } from "~/domain/accounts/admin-rights";
import type { BookingOutcome } from "~/domain/desk/booking-outcome";
import type { SettableStatus } from "~/domain/bookings/booking-status";

/** Reversible changes that are held back, so that they can be undone. Source: docs/decisions/049-held-back-changes.md. */

const subjects = ["booking", "tour", "review", "coupon", "message"] as const;
export type HeldSubject = (typeof subjects)[number];

interface HeldWords {
  right: AdminRight;
  /** True if members of an operator with the right "bookings" make it too. */
  isForOperators?: true;
  /** Text before and after the subjects: "Marking 2 bookings as no-show". */
  doing: readonly [before: string, after?: string];
  /** Completes "was not". */
  done: string;
}

/** Kinds of changes, named as in the audit log. */
const words = {
  "booking.confirm": { right: "bookings", doing: ["Confirming"], done: "confirmed" },
  "booking.complete": {
    right: "bookings",
    isForOperators: true,
    doing: ["Marking", "as completed"],
    done: "marked as completed",
  },
  "booking.no-show": {
    right: "bookings",
    isForOperators: true,
    doing: ["Marking", "as no-show"],
    done: "marked as no-show",
  },
  "tour.publish": { right: "tours", doing: ["Publishing"], done: "published" },
  "tour.approve": { right: "tours", doing: ["Approving"], done: "approved" },
  "tour.unpublish": { right: "tours", doing: ["Unpublishing"], done: "unpublished" },
  "tour.feature": { right: "tours", doing: ["Featuring"], done: "featured" },
  "tour.unfeature": {
    right: "tours",
    doing: ["Taking", "off the home page"],
    done: "taken off the home page",
  },
  "tour.restore": { right: "tours", doing: ["Restoring"], done: "restored" },
  "review.hide": { right: "reviews", doing: ["Hiding"], done: "hidden" },
  "review.publish": { right: "reviews", doing: ["Publishing"], done: "published" },
  "review.dismiss": {
    right: "reviews",
    doing: ["Dismissing the reports of"],
    done: "cleared of its report",
  },
  "coupon.deactivate": { right: "coupons", doing: ["Deactivating"], done: "deactivated" },
  "message.handle": { right: "messages", doing: ["Resolving"], done: "resolved" },
  "message.reopen": { right: "messages", doing: ["Reopening"], done: "reopened" },
} as const satisfies Record<`${HeldSubject}.${string}`, HeldWords>;

export type HeldKind = keyof typeof words;

export const heldKinds = Object.keys(words).filter((kind): kind is HeldKind => kind in words);

/** Kinds of the outcomes of a trip. */
export const outcomeKinds = {
  completed: "booking.complete",
  "no-show": "booking.no-show",
} as const satisfies Record<BookingOutcome, HeldKind>;

/** Kinds of changes of a booking's status. Canceling asks first instead. */
export const heldKindFor: Partial<Record<SettableStatus, HeldKind>> = {
  confirmed: "booking.confirm",
  ...outcomeKinds,
};

export interface HeldChange {
  kind: HeldKind;
  /** Reference, slug, code or id of the subject. */
  id: string;
  /** Version of the subject as it was seen; undefined if its state alone decides. */
  version?: number | undefined;
}

/** Changes of one form that are held back together. */
export interface HeldBatch {
  batch: string;
  kind: HeldKind;
  ids: string[];
  actorName: string;
  isOwn: boolean;
  /** Milliseconds until they are applied; 0 once they are due. */
  dueIn: number;
}

/** A change that could not be applied, for the person who made it. */
export interface RefusedChange {
  /** Id of the held change. */
  id: string;
  kind: HeldKind;
  subjectId: string;
  problem: string;
}

export interface HeldChanges {
  batches: HeldBatch[];
  refused: RefusedChange[];
}

export const nothingHeld: HeldChanges = { batches: [], refused: [] };

/** Returns the right that a kind of change needs. */
export function rightFor(kind: HeldKind): AdminRight {
  return words[kind].right;
}

/** Returns true for a change that operators make too. */
export function isForOperators(kind: HeldKind): boolean {
  const { isForOperators: isTheirs }: HeldWords = words[kind];
  return isTheirs === true;
}

/** Returns the kind with this name, or null. */
export function findHeldKind(name: unknown): HeldKind | null {
  return heldKinds.find((kind) => kind === name) ?? null;
}

export function subjectOf(kind: HeldKind): HeldSubject {
  const subject = subjects.find((each) => kind.startsWith(`${each}.`));
  if (!subject) throw new Error(`${kind} has no subject`);
  return subject;
}

/** Returns "Confirming 3 bookings". @param subjects their number, or the name of one; without it, "Confirming" */
export function heldText(kind: HeldKind, subjects?: number | string): string {
  const [before, after]: HeldWords["doing"] = words[kind].doing;
  const what =
    typeof subjects === "number" ? `${subjects} ${subjectOf(kind)}${subjects === 1 ? "" : "s"}` : subjects;
  return [before, what, after].filter((word) => word !== undefined).join(" ");
}

/** Returns "TB123456 was not confirmed". Reviews and messages have no names. */
export function refusedText({ kind, subjectId }: Pick<RefusedChange, "kind" | "subjectId">): string {
  const subject = subjectOf(kind);
  const name = subject === "review" || subject === "message" ? `A ${subject}` : subjectId;
  return `${name} was not ${words[kind].done}`;
}
