import type { BookingOutcome } from "~/domain/desk/booking-outcome";
import type { SettableStatus } from "~/domain/bookings/booking-status";

/** Reversible changes that are held back, so that they can be undone. Source: docs/decisions/049-held-back-changes.md. */

/** The right that changes of a subject need. */
const rights = {
  booking: "bookings",
  tour: "tours",
  review: "reviews",
  coupon: "coupons",
  message: "messages",
} as const;
export type HeldSubject = keyof typeof rights;

/** Kinds of changes, named as in the audit log: how they read while they wait, around the subject, and after "was not". */
const words = {
  "booking.confirm": ["Confirming #", "confirmed"],
  "booking.complete": ["Marking # as completed", "marked as completed"],
  "booking.no-show": ["Marking # as no-show", "marked as no-show"],
  "tour.publish": ["Publishing #", "published"],
  "tour.approve": ["Approving #", "approved"],
  "tour.unpublish": ["Unpublishing #", "unpublished"],
  "tour.feature": ["Featuring #", "featured"],
  "tour.unfeature": ["Taking # off the home page", "taken off the home page"],
  "tour.restore": ["Restoring #", "restored"],
  "review.hide": ["Hiding #", "hidden"],
  "review.publish": ["Publishing #", "published"],
  "review.dismiss": ["Dismissing the reports of #", "cleared of its report"],
  "coupon.deactivate": ["Deactivating #", "deactivated"],
  "message.handle": ["Resolving #", "resolved"],
  "message.reopen": ["Reopening #", "reopened"],
} as const satisfies Record<`${HeldSubject}.${string}`, readonly [doing: string, done: string]>;

export type HeldKind = keyof typeof words;

export const heldKinds = Object.keys(words).filter((kind): kind is HeldKind => kind in words);

/** Kinds of the outcomes of a trip, which operators record too. */
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

/** Returns the administrators' right that a kind of change needs. */
export function rightFor(kind: HeldKind) {
  return rights[subjectOf(kind)];
}

/** Returns the outcome of a trip that a kind records, or null. */
export function outcomeOf(kind: HeldKind): BookingOutcome | null {
  if (kind === outcomeKinds.completed) return "completed";
  return kind === outcomeKinds["no-show"] ? "no-show" : null;
}

export function subjectOf(kind: HeldKind): HeldSubject {
  return kind.split(".", 1)[0] as HeldSubject;
}

/** Returns "Confirming 3 bookings". @param subjects their number, or the name of one; without it, "Confirming" */
export function heldText(kind: HeldKind, subjects: number | string = ""): string {
  const counted = `${subjects} ${subjectOf(kind)}${subjects === 1 ? "" : "s"}`;
  const text = words[kind][0].replace("#", typeof subjects === "number" ? counted : subjects);
  return text.replace("  ", " ").trim();
}

/** Returns "TB123456 was not confirmed". Reviews and messages have no names. */
export function refusedText({ kind, subjectId }: Pick<RefusedChange, "kind" | "subjectId">): string {
  const subject = subjectOf(kind);
  const name = subject === "review" || subject === "message" ? `A ${subject}` : subjectId;
  return `${name} was not ${words[kind][1]}`;
}
