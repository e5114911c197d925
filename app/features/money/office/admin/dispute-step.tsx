import { useState } from "react";
import { BearingQuote, quotedTerms } from "~/features/money/office/bearing";
import { Exact } from "~/ui/exact";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { InputField, SelectField } from "~/ui/field";
import { bearerLabels, refundBearers } from "~/domain/money/bearers";
import {
  disputeStatuses,
  disputeStatusLabels,
  isDecided,
  isKeptForNow,
  lossOutcomeLabels,
  type Dispute,
} from "~/domain/money/payments/dispute";
import { useForm } from "~/platform/forms/use-form";

const compact = "min-h-9 py-1 text-sm";

/** Form that takes a dispute to its next state; renders nothing for a decided one. */
export function DisputeStep({ dispute }: { dispute: Dispute }) {
  const { id, status, bearer, reference, bookingId, outcomes } = dispute;
  const form = useForm(
    { intent: "step", disputeId: id },
    { action: "/admin/revenue/disputes", saved: { status, bearer, outcome: "", fee: "" } },
  );
  const [search, setSearch] = useState<string | null>(null);
  const isOpen = isKeptForNow(dispute);
  function quote(answers: HTMLFormElement) {
    const isLoss = isOpen || new FormData(answers).get("status") === "lost";
    const terms = quotedTerms(answers, ["bearer", "outcome"], []);
    setSearch(isLoss && terms.includes("outcome") ? `${terms}&dispute=${id}` : null);
  }
  if (isDecided(status) && !isOpen) return <FormMessage form={form} className="text-sm" />;
  return (
    <details className="text-left text-sm" open={form.problem !== null || undefined}>
      <summary className="cursor-pointer font-semibold text-peacock">
        Decide…
        <span className="sr-only">
          {" "}
          about dispute <Exact>{reference}</Exact>
        </span>
      </summary>
      <AnsweredForm
        form={form}
        onChange={({ currentTarget }) => quote(currentTarget)}
        className="mt-2 grid min-w-56 gap-2"
      >
        {isOpen ? (
          <input type="hidden" name="status" value="lost" />
        ) : (
          <SelectField
            label="The bank's decision"
            hint="Won, lost and closed are final."
            {...form.field("status")}
            controlClassName={compact}
            options={disputeStatuses.map((each) => [each, disputeStatusLabels[each]])}
          />
        )}
        <SelectField
          label="If it is lost"
          hint={isOpen ? "The booking is kept until you decide." : "Needed for a loss."}
          {...form.field("outcome")}
          controlClassName={compact}
          options={[["", "Choose…"], ...outcomes.map((each) => [each, lossOutcomeLabels[each]] as const)]}
        />
        <InputField
          label="Fee of the payment service (₹)"
          {...form.field("fee")}
          controlClassName={compact}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
        />
        <SelectField
          label="A loss is borne by"
          {...form.field("bearer")}
          controlClassName={compact}
          options={refundBearers.map((each) => [each, bearerLabels[each]])}
        />
        <BearingQuote bookingId={bookingId} search={search} />
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
