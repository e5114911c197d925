/** The log of privileged actions: what is written down of each. Source: P31 in docs/product.md. */

/** What an action was done to. */
export const auditSubjects = [
  "booking",
  "tour",
  "user",
  "operator",
  "review",
  "coupon",
  "payout",
  "ledger",
  "setting",
  "message",
  "subscriber",
  "mail",
  "job",
] as const;
export type AuditSubject = (typeof auditSubjects)[number];

/** The fields of something, as they were before or after an action; what did not change may be left out. */
export type AuditValues = Readonly<Record<string, unknown>>;

/** An action as the one who does it tells it. */
export interface AuditEntry {
  /** "{subject}.{verb}", e.g. "booking.cancel". */
  action: `${AuditSubject}.${string}`;
  /** Reference, slug or id of what it is done to. */
  subjectId: string;
  before?: AuditValues | null;
  after?: AuditValues | null;
  reason?: string | null;
}

/** What a row's seal covers, in this order. People are ids and what was changed is a digest: no personal data. */
export interface SealedAction {
  seq: number;
  previousSeal: string;
  /** UTC instant. */
  at: number;
  action: string;
  actorId: string | null;
  subject: AuditSubject;
  subjectId: string;
  detailsDigest: string;
}

/** What a row is about, outside the chain. */
export interface AuditDetails {
  salt: string;
  before: AuditValues | null;
  after: AuditValues | null;
  reason: string | null;
  address: string | null;
  device: string | null;
}
