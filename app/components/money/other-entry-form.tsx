import type { FetcherWithComponents } from "react-router";
import { Button } from "~/components/ui/button";
import { controlClasses, Field } from "~/components/ui/field";
import { useAnsweredForm } from "~/hooks/use-answered-form";

export interface OtherEntryResult {
  /** Id of the new entry; null after an error. */
  entryId: string | null;
  message: string;
  errors?: Record<string, string[]> | undefined;
  typed?: Record<string, string>;
}

/** Form for a manual ledger entry. @param entryId idempotency key of the entry */
export function OtherEntryForm({
  entryId,
  fetcher,
  result,
}: {
  entryId: string;
  fetcher: FetcherWithComponents<OtherEntryResult>;
  result: OtherEntryResult | null;
}) {
  const { isBusy, formProps } = useAnsweredForm(fetcher);
  const { errors = {}, typed = {} } = result ?? {};
  return (
    <details className="mt-4 rounded-card border border-line bg-card" open={result !== null || undefined}>
      <summary className="cursor-pointer px-4 py-2.5 font-semibold">Add other revenue</summary>
      {/* Reset after each entry. */}
      <fetcher.Form
        {...formProps}
        key={result?.entryId ?? "first"}
        aria-label="Add other revenue"
        className="grid gap-4 border-t border-line p-4 sm:grid-cols-[10rem_12rem_1fr_auto] sm:items-start"
      >
        <input type="hidden" name="entryId" value={entryId} />
        <Field label="Direction" required error={errors.direction?.[0]}>
          {(control) => (
            <select
              {...control}
              name="direction"
              defaultValue={typed.direction ?? "in"}
              className={controlClasses}
            >
              <option value="in">Income</option>
              <option value="out">Expense</option>
            </select>
          )}
        </Field>
        <Field label="Amount (₹)" required error={errors.amount?.[0]}>
          {(control) => (
            <input
              {...control}
              name="amount"
              inputMode="numeric"
              autoComplete="off"
              maxLength={20}
              defaultValue={typed.amount}
              className={controlClasses}
            />
          )}
        </Field>
        <Field
          label="Description"
          required
          error={errors.note?.[0]}
          hint="Recorded with today's date. Entries can't be edited; correct a mistake with a reverse entry."
        >
          {(control) => (
            <input
              {...control}
              name="note"
              autoComplete="off"
              maxLength={200}
              defaultValue={typed.note}
              className={controlClasses}
            />
          )}
        </Field>
        <Button type="submit" aria-disabled={isBusy || undefined} className="sm:mt-7">
          {isBusy ? "Adding…" : "Add entry"}
        </Button>
      </fetcher.Form>
    </details>
  );
}
