import { Badge, type BadgeTone } from "~/ui/badge";
import type { AccountStatus } from "~/domain/accounts/account";
import { accountStatusLabels } from "~/domain/accounts/account-status";

const tones: Record<AccountStatus, BadgeTone> = {
  pending: "warning",
  active: "success",
  verified: "success",
  suspended: "danger",
};

export function AccountStatusBadge({ status }: { status: AccountStatus }) {
  return <Badge tone={tones[status]}>{accountStatusLabels[status]}</Badge>;
}
