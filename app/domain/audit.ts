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
  "departure",
  "thread",
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

/** A row of the log as an administrator sees it. */
export interface ListedAction {
  seq: number;
  /** UTC instant. */
  at: number;
  action: string;
  subject: AuditSubject;
  subjectId: string;
  actorId: string | null;
  /** Null where the account is gone, or nobody's. */
  actorName: string | null;
  /** Null where they were erased together with the account they told of. */
  details: Omit<AuditDetails, "salt"> | null;
}

/** What can be wrong with the chain. */
type AuditFaultKind = "altered" | "missing" | "details-altered" | "cut-off" | "unproven";

export interface AuditFault {
  /** The first row it concerns. */
  seq: number;
  kind: AuditFaultKind;
  /** For people. */
  text: string;
}

/** What checking the whole log came to. */
export interface AuditVerdict {
  isIntact: boolean;
  /** Rows that were checked. */
  rows: number;
  /** Of those, how many have had their details erased. */
  erased: number;
  /** The last row: whoever notes it down elsewhere can tell later that nothing was cut off since. */
  head: { seq: number; seal: string } | null;
  /** The newest checkpoint: no older key can rewrite the rows before it. `at` is a UTC instant. */
  checkpoint: { seq: number; keyVersion: number; at: number } | null;
  /** The first ones, if any. */
  faults: AuditFault[];
}
