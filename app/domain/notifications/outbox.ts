export const mailStatuses = ["queued", "sent", "failed"] as const;
export type MailStatus = (typeof mailStatuses)[number];

export const mailStatusLabels: Record<MailStatus, string> = {
  queued: "Waiting",
  sent: "Sent",
  failed: "Failed",
};

/** An e-mail, as shown to admins; without its body, which contains the recipient's private links. */
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
  /** True if it can be sent again. Needs the stored body, which is deleted after sending if the provider keeps a copy. */
  canResend: boolean;
}
