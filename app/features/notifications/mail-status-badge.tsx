import { Badge } from "~/ui/badge";

const variants = {
  queued: { tone: "warning", label: "Queued" },
  sent: { tone: "success", label: "Sent" },
  failed: { tone: "danger", label: "Failed" },
} as const;

export function MailStatusBadge({ status }: { status: keyof typeof variants }) {
  const { tone, label } = variants[status];
  return <Badge tone={tone}>{label}</Badge>;
}
