/** The audit log of privileged actions. Source: P31 in docs/product.md. */

/** Kinds of objects that an action applies to. */
export const auditSubjects = [
  "booking",
  "tour",
  "user",
  "operator",
  "reseller",
  "review",
  "coupon",
  "payout",
  "ledger",
  "setting",
  "message",
  "departure",
  "thread",
  "subscriber",
  "mail",
  "job",
  "reading",
] as const;
export type AuditSubject = (typeof auditSubjects)[number];

/** Personal data whose reading is logged: a page about one person, a list of many, or an exported file. */
export const readingKinds = [
  "booking",
  "customer",
  "user",
  "inbox",
  "subscribers",
  "mails",
  "export",
] as const;
export type ReadingKind = (typeof readingKinds)[number];

/** Field values before or after an action; unchanged fields may be omitted. */
export type AuditValues = Readonly<Record<string, unknown>>;

/** An action to be logged. */
export interface AuditEntry {
  /** "{subject}.{verb}", e.g. "booking.cancel". */
  action: `${AuditSubject}.${string}`;
  /** Reference, slug or id of the object. */
  subjectId: string;
  before?: AuditValues | null;
  after?: AuditValues | null;
  reason?: string | null;
}

/** Fields covered by a row's MAC, in this order. It holds no personal data: people are ids, and the changes are a digest. */
export interface ChainedAction {
  seq: number;
  previousMac: string;
  /** UTC instant. */
  at: number;
  action: string;
  actorId: string | null;
  subject: AuditSubject;
  subjectId: string;
  detailsDigest: string;
}

/** Details of a row, stored outside the chain. */
export interface AuditDetails {
  salt: string;
  before: AuditValues | null;
  after: AuditValues | null;
  reason: string | null;
  address: string | null;
  device: string | null;
}

/** A row of the log as shown to admins. */
export interface ListedAction {
  seq: number;
  /** UTC instant. */
  at: number;
  action: string;
  subject: AuditSubject;
  subjectId: string;
  /** Reference or name by which people know the subject; null if it has none, or no longer exists. */
  subjectName: string | null;
  actorId: string | null;
  /** Null if the account was deleted or there was no actor. */
  actorName: string | null;
  /** Null if they were erased together with the account they concern. */
  details: Omit<AuditDetails, "salt"> | null;
}
