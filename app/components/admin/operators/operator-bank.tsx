import { Panel } from "~/components/back-office/panel";
import { ShownAccount } from "~/components/operators/shown-account";
import { AnsweredForm, SubmitButton } from "~/components/ui/answered-form";
import type { ShownBankAccount } from "~/domain/operators/bank-account";
import { useForm } from "~/hooks/use-form";
import { useMay } from "~/hooks/use-may";

/** Bank account of an operator. Showing the full number is logged. */
export function OperatorBank({ slug, bank }: { slug: string; bank: ShownBankAccount | null }) {
  const form = useForm<string>({ intent: "reveal" }, { action: `/admin/operators/${slug}/bank` });
  const may = useMay();
  return (
    <Panel id="bank" title="Bank account">
      {bank === null ? (
        <p className="text-sm text-muted">No bank account yet. Payouts aren't possible without one.</p>
      ) : (
        <>
          <ShownAccount account={bank} />
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
