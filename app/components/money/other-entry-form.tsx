import { AnsweredForm, FormMessage, SubmitButton } from "~/components/ui/answered-form";
import { controlClasses, Field, InputField } from "~/components/ui/field";
import { useForm } from "~/hooks/use-form";

/** Form for a manual ledger entry. @param entryId idempotency key of the entry */
export function OtherEntryForm({ entryId }: { entryId: string }) {
  const form = useForm({}, { saved: { direction: "in", amount: "", note: "" } });
  return (
    <>
      <details
        className="mt-4 rounded-card border border-line bg-card"
        open={form.answer !== null || undefined}
      >
        <summary className="cursor-pointer px-4 py-2.5 font-semibold">Add other revenue</summary>
        <AnsweredForm
          form={form}
          aria-label="Add other revenue"
          className="grid gap-4 border-t border-line p-4 sm:grid-cols-[10rem_12rem_1fr_auto] sm:items-start"
        >
          <input type="hidden" name="entryId" value={entryId} />
          <Field label="Direction" required {...form.field("direction")}>
            {(control) => (
              <select {...control} className={controlClasses}>
                <option value="in">Income</option>
                <option value="out">Expense</option>
              </select>
            )}
          </Field>
          <InputField
            label="Amount (₹)"
            required
            {...form.field("amount")}
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
          />
          <InputField
            label="Description"
            required
            {...form.field("note")}
            hint="Recorded with today's date. Entries can't be edited; correct a mistake with a reverse entry."
            autoComplete="off"
            maxLength={200}
          />
          <SubmitButton form={form} busy="Adding…" className="sm:mt-7">
            Add entry
          </SubmitButton>
        </AnsweredForm>
      </details>
      <FormMessage form={form} className="mt-2 min-h-6 text-sm" />
    </>
  );
}
