import type { FetcherWithComponents } from "react-router";
import { Button } from "~/components/ui/button";
import { controlClasses, Field } from "~/components/ui/field";
import { useAnsweredForm } from "~/hooks/use-answered-form";

export interface OtherEntryResult {
  /** The one that was entered; null after a refusal. */
  entryId: string | null;
  message: string;
  errors?: Record<string, string[]> | undefined;
  typed?: Record<string, string>;
}

/** Enters money that nothing else in the ledger tells of. @param entryId makes it one of its kind, should it be sent twice */
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
      <summary className="cursor-pointer px-4 py-2.5 font-semibold">Enter other revenue</summary>
      {/* Emptied once it is entered. */}
      <fetcher.Form
        {...formProps}
        key={result?.entryId ?? "first"}
        aria-label="Enter other revenue"
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
              <option value="in">Came in</option>
              <option value="out">Went out</option>
            </select>
          )}
        </Field>
        <Field label="Amount in rupees" required error={errors.amount?.[0]}>
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
          label="What it was"
          required
          error={errors.note?.[0]}
          hint="Written with today's date, and kept: a mistake is mended by another entry, the other way round."
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
          {isBusy ? "Entering…" : "Enter"}
        </Button>
      </fetcher.Form>
    </details>
  );
}
