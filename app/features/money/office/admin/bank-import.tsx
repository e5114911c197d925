import type { AnsweredPayout } from "~/domain/money/bank/bank-file";
import { formatRupees } from "~/domain/money/money";
import { useForm } from "~/platform/forms/use-form";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { Exact } from "~/ui/exact";
import { InputField } from "~/ui/field";
import { BankTable, type BankColumns } from "./bank-table";
import type { BankResult } from "./change-bank";

const answered: BankColumns<AnsweredPayout> = {
  Reference: ({ reference }) => <Exact>{reference}</Exact>,
  Operator: ({ companyName }) => companyName ?? "unknown",
  UTR: ({ utr }) => <Exact>{utr}</Exact>,
  Line: ({ line }) => <Exact>{line}</Exact>,
  Outcome: ({ change, text }) => (
    <span className={change === null ? "font-semibold text-danger" : ""}>{text}</span>
  ),
  Amount: ({ amount }) => amount !== null && <Exact>{formatRupees(amount)}</Exact>,
};

/** Form that imports a file, and the question that a bank's answer asks. They share their state: a new file ends the question. */
export function BankImport() {
  const form = useForm<BankResult>({ form: "file" });
  const { rows = [], toConfirm = null } = form.answer?.result ?? {};
  return (
    <>
      <AnsweredForm
        form={form}
        encType="multipart/form-data"
        aria-label="Import a file"
        className="mt-3 grid max-w-2xl gap-3 sm:grid-cols-[1fr_auto] sm:items-start"
      >
        <input type="hidden" name="intent" value="import" />
        <InputField
          label="CSV file"
          required
          error={form.error("file")}
          name="file"
          type="file"
          accept=".csv,text/csv"
        />
        <SubmitButton form={form} busy="Reading …" className="sm:mt-7">
          Import
        </SubmitButton>
        <FormMessage form={form} className="sm:col-span-full" />
      </AnsweredForm>
      <BankTable
        title={toConfirm === null ? "The bank's answer" : "The bank's answer would do this"}
        rows={rows}
        keyOf={({ line }) => String(line)}
        columns={answered}
        figures={["Amount"]}
      />
      {toConfirm !== null && rows.some(({ change }) => change !== null) && (
        <AnsweredForm
          form={form}
          encType="multipart/form-data"
          aria-label="Apply the bank's answer"
          className="mt-3"
        >
          <input type="hidden" name="intent" value="answer" />
          <input type="hidden" name="content" value={toConfirm.content} />
          <input type="hidden" name="fileName" value={toConfirm.fileName} />
          <SubmitButton form={form} busy="Saving …">
            {questionOf(rows)}
          </SubmitButton>
        </AnsweredForm>
      )}
    </>
  );
}

const verbs = { pay: "mark as paid", return: "mark as returned", withdraw: "withdraw" };

/** Returns the text of the button: "Mark as paid 3, ₹45,000; withdraw 1, ₹2,000". */
function questionOf(rows: readonly AnsweredPayout[]): string {
  const parts = (["pay", "return", "withdraw"] as const).flatMap((change) => {
    const meant = rows.filter((row) => row.change === change);
    const sum = meant.reduce((all, { amount }) => all + (amount ?? 0), 0);
    return meant.length === 0 ? [] : [`${verbs[change]} ${meant.length}, ${formatRupees(sum)}`];
  });
  const text = parts.join("; ");
  return text.charAt(0).toUpperCase() + text.slice(1);
}
