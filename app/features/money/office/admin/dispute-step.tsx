import { Exact } from "~/ui/exact";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { SelectField } from "~/ui/field";
import { bearerLabels, refundBearers } from "~/domain/bookings/cancellation-terms";
import {
  disputeStatuses,
  disputeStatusLabels,
  isDecided,
  type Dispute,
} from "~/domain/money/payments/dispute";
import { useForm } from "~/platform/forms/use-form";

const compact = "min-h-9 py-1 text-sm";

/** Form that takes a dispute to its next state; renders nothing for a decided one. */
export function DisputeStep({ dispute }: { dispute: Dispute }) {
  const { id, status, bearer, reference } = dispute;
  const form = useForm(
    { intent: "step", disputeId: id },
    { action: "/admin/revenue/disputes", saved: { status, bearer } },
  );
  if (isDecided(status)) return <FormMessage form={form} className="text-sm" />;
  return (
    <details className="text-left text-sm" open={form.problem !== null || undefined}>
      <summary className="cursor-pointer font-semibold text-peacock">
        Decide…
        <span className="sr-only">
          {" "}
          about dispute <Exact>{reference}</Exact>
        </span>
      </summary>
      <AnsweredForm form={form} className="mt-2 grid min-w-56 gap-2">
        <SelectField
          label="The bank's decision"
          hint="Won, lost and closed are final."
          {...form.field("status")}
          controlClassName={compact}
          options={disputeStatuses.map((each) => [each, disputeStatusLabels[each]])}
        />
        <SelectField
          label="A loss is borne by"
          {...form.field("bearer")}
          controlClassName={compact}
          options={refundBearers.map((each) => [each, bearerLabels[each]])}
        />
        <SubmitButton form={form} variant="secondary" className={`${compact} justify-self-start px-3`}>
          Save
          <span className="sr-only">
            {" "}
            dispute <Exact>{reference}</Exact>
          </span>
        </SubmitButton>
        <FormMessage form={form} className="text-sm" />
      </AnsweredForm>
    </details>
  );
}
