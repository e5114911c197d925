import { Badge } from "~/components/ui/badge";

const looks = {
  queued: { tone: "wait", label: "Queued" },
  sent: { tone: "good", label: "Sent" },
  failed: { tone: "bad", label: "Failed" },
} as const;

export function MailStatusBadge({ status }: { status: keyof typeof looks }) {
  const { tone, label } = looks[status];
  return <Badge tone={tone}>{label}</Badge>;
}
