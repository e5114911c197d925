import { Exact } from "~/ui/exact";
import { Panel } from "~/office/page/panel";
import { ShownAccount } from "~/features/operators/office/shown-account";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { InputField } from "~/ui/field";
import type { ProvenBankAccount } from "~/domain/operators/bank-account";
import { useForm } from "~/platform/forms/use-form";
import { useMay } from "~/office/frame/use-may";

/** Bank account of an operator. Showing the full number is logged. */
export function OperatorBank({ slug, bank }: { slug: string; bank: ProvenBankAccount | null }) {
  const form = useForm<string>({ intent: "reveal" }, { action: `/admin/operators/${slug}/bank` });
  const may = useMay();
  return (
    <Panel id="bank" title="Bank account">
      {bank === null ? (
        <p className="text-sm text-muted">No bank account yet. Payouts aren't possible without one.</p>
      ) : (
        <>
          <ShownAccount account={bank} />
          <Proof slug={slug} bank={bank} mayPay={may("payouts")} />
          {may("payouts") && (
            <>
              <AnsweredForm form={form} className="mt-3">
                <SubmitButton
                  form={form}
                  variant="secondary"
                  busy="Loading…"
                  className="min-h-9 px-3 py-1 text-sm"
                >
                  Show full number
                </SubmitButton>
              </AnsweredForm>
              <p role="status" className="mt-2 text-sm">
                <strong className="text-base tabular-nums">{form.answer?.result}</strong>
                <span className="font-semibold text-danger">{form.problem}</span>
              </p>
              <p className="mt-1 text-sm text-muted">Viewing the full number is logged.</p>
            </>
          )}
        </>
      )}
    </Panel>
  );
}

/** State of the confirmation by one rupee, with the form that records the transfer. */
function Proof({ slug, bank, mayPay }: { slug: string; bank: ProvenBankAccount; mayPay: boolean }) {
  const form = useForm({ intent: "transfer" }, { action: `/admin/operators/${slug}/bank` });
  const { transferredAt, provenAt, triesLeft } = bank;
  if (provenAt !== null) {
    return (
      <p className="mt-2 text-sm text-muted">
        Confirmed on <Exact>{formatInstantInIndia(provenAt)}</Exact>.
      </p>
    );
  }
  return (
    <div className="mt-3 rounded-control bg-warning-subtle p-3 text-sm text-warning">
      <p>
        {transferredAt === null ? (
          <span>
            Not confirmed: send one rupee to this account and record the bank's reference. The owner then
            enters it.
          </span>
        ) : (
          <span>
            One rupee sent on <Exact>{formatInstantInIndia(transferredAt)}</Exact>
            <span>{`. The owner has not entered its reference yet; ${triesLeft === 1 ? "1 try is" : `${triesLeft} tries are`} left.`}</span>
          </span>
        )}
      </p>
      {mayPay && (
        <AnsweredForm form={form} className="mt-2 grid gap-2 text-ink" isReset>
          <InputField
            label="Reference of the transfer (UTR)"
            required
            {...form.field("reference")}
            autoComplete="off"
            maxLength={40}
          />
          <SubmitButton
            form={form}
            variant="secondary"
            className="min-h-9 justify-self-start px-3 py-1 text-sm"
          >
            {transferredAt === null ? "Record transfer" : "Record another transfer"}
          </SubmitButton>
        </AnsweredForm>
      )}
      <FormMessage form={form} className="mt-1" />
    </div>
  );
}
