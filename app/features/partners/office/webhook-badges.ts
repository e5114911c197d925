import type { WebhookState } from "~/domain/partners/webhook";
import type { BadgeTone } from "~/ui/badge";

/** Badge of each state of a webhook. */
export const stateBadges: Record<WebhookState, { tone: BadgeTone; label: string }> = {
  unconfirmed: { tone: "warning", label: "Waiting for the challenge" },
  active: { tone: "success", label: "On" },
  paused: { tone: "neutral", label: "Paused" },
  disabled: { tone: "danger", label: "Switched off" },
};
