import { formatRupees } from "~/domain/money/money";
import { Exact } from "~/ui/exact";
import { ResponsiveTable, SheetCell, SheetName, SheetRow } from "~/office/ui/responsive-table";
import { useForm } from "~/platform/forms/use-form";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { InputField } from "~/ui/field";
import type { AnsweredPayout } from "~/domain/money/bank/bank-file";
import type { BankResult } from "./change-bank";

/** Form that imports a file, and the question that a bank's answer asks. */
export function BankImport() {
  const form = useForm<BankResult>({ intent: "import" });
  const answering = useForm<BankResult>({ intent: "answer" });
  const { rows = [], toConfirm = null } = answering.answer?.result ?? form.answer?.result ?? {};
  return (
    <>
      <AnsweredForm
        form={form}
        encType="multipart/form-data"
        aria-label="Import a file"
        className="mt-3 grid max-w-2xl gap-3 sm:grid-cols-[1fr_auto] sm:items-start"
      >
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
      <FormMessage form={answering} className="mt-3" />
      {rows.length > 0 && <AnswerRows rows={rows} isDone={toConfirm === null} />}
      {toConfirm !== null && (
        <AnsweredForm form={answering} aria-label="Apply the bank's answer" className="mt-3">
          <input type="hidden" name="content" value={toConfirm.content} />
          <input type="hidden" name="fileName" value={toConfirm.fileName} />
          {rows.some(({ change }) => change !== null) && (
            <SubmitButton form={answering} busy="Saving …">
              {questionOf(rows)}
            </SubmitButton>
          )}
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

function AnswerRows({ rows, isDone }: { rows: readonly AnsweredPayout[]; isDone: boolean }) {
  return (
    <>
      <h3 className="mt-4 mb-2 font-sans font-semibold">
        {isDone ? "The bank's answer" : "The bank's answer would do this"}
      </h3>
      <ResponsiveTable
        caption="The bank's answer"
        heads={["Reference", "Operator", "Amount", "UTR", "Line", "Outcome"]}
        figures={["Amount"]}
      >
        {rows.map(({ line, reference, companyName, amount, utr, change, text }) => (
          <SheetRow key={line}>
            <SheetName>
              <Exact>{reference}</Exact>
            </SheetName>
            <SheetCell label="Operator">{companyName ?? "unknown"}</SheetCell>
            <SheetCell label="Amount" className="whitespace-nowrap lg:text-right">
              {amount !== null && <Exact>{formatRupees(amount)}</Exact>}
            </SheetCell>
            <SheetCell label="UTR">
              <Exact>{utr}</Exact>
            </SheetCell>
            <SheetCell label="Line">
              <Exact>{line}</Exact>
            </SheetCell>
            <SheetCell label="Outcome" className={change === null ? "font-semibold text-danger" : ""}>
              {text}
            </SheetCell>
          </SheetRow>
        ))}
      </ResponsiveTable>
    </>
  );
}
