import type { ResellerWebhook } from "~/domain/partners/webhook";
import { ConfirmForm } from "~/office/page/confirm-form";
import { Panel } from "~/office/page/panel";
import { useForm } from "~/platform/forms/use-form";
import { DayOf } from "~/platform/pages/when";
import { Badge } from "~/ui/badge";
import { FormMessage } from "~/ui/answered-form";
import { stateBadges } from "../webhook-badges";

/** Addresses that a reseller's programs subscribed through OCTO, which administrators can only remove. */
export function ResellerWebhooks({ webhooks }: { webhooks: readonly ResellerWebhook[] }) {
  const form = useForm({ intent: "remove-webhook" });
  return (
    <Panel id="webhooks" title={`Webhooks (${webhooks.length})`}>
      <p className="text-sm text-muted">
        Its programs subscribe by API. A reseller that is stopped, or has no working key, gets no events.
      </p>
      <ul className="mt-3 divide-y divide-line">
        {webhooks.map(({ id, host, createdAt, state }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2">
            <span className="min-w-0 grow">
              <strong className="wrap-anywhere" translate="no">
                {host}
              </strong>{" "}
              <span className="text-sm text-muted">
                <span>since</span> <DayOf at={new Date(createdAt).toISOString()} />
              </span>
            </span>
            <Badge tone={stateBadges[state].tone}>{stateBadges[state].label}</Badge>
            <ConfirmForm
              form={form.of({ webhook: id })}
              label="Remove"
              labelOf={host}
              title="Remove this webhook?"
              description="Events that wait for it are deleted with it."
              confirmLabel="Remove webhook"
              variant="danger"
            />
          </li>
        ))}
      </ul>
      <FormMessage form={form} />
    </Panel>
  );
}
