export const mailStatuses = ["queued", "sent", "failed"] as const;
export type MailStatus = (typeof mailStatuses)[number];

export const mailStatusLabels: Record<MailStatus, string> = {
  queued: "Waiting",
  sent: "Sent",
  failed: "Given up",
};

/** A message of ours as administrators see it: never what it says, for its links are its reader's own. */
export interface OutboxMail {
  id: string;
  to: string;
  subject: string;
  status: MailStatus;
  attempts: number;
  lastError: string | null;
  /** UTC instants. */
  createdAt: number;
  sentAt: number | null;
  /** Whether its text is still there, which providers' copies make needless once it is sent. */
  canResend: boolean;
}
