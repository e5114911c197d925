import type { DeparturePage } from "../../../worker/departures/get-departure";
import { AnsweredForm, SubmitButton } from "~/components/ui/answered-form";
import { controlClasses, Field } from "~/components/ui/field";
import { maxSeats } from "~/domain/tour-drafts/tour-form";
import type { FormState } from "~/hooks/use-form";
import { Panel } from "./panel";

/** Form that sets the seats of one date or resets them to the tour's capacity. */
export function CapacityForm({
  departure: { booked, held, capacity, hasOwnCapacity, tourCapacity },
  form,
}: {
  departure: DeparturePage;
  form: FormState;
}) {
  const taken = booked + held;
  return (
    <Panel id="capacity" title="Seats on this date">
      <AnsweredForm form={form} className="grid gap-3">
        <Field
          label="Total seats"
          required
          hint={`${taken === 0 ? "1" : `${taken} (sold or held)`} to ${maxSeats}. Applies to new bookings immediately.`}
          {...form.field("capacity")}
        >
          {(control) => (
            <input
              {...control}
              type="number"
              inputMode="numeric"
              min={Math.max(1, taken)}
              max={maxSeats}
              key={capacity}
              className={`${controlClasses} max-w-32`}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-2">
          <SubmitButton form={form} busy="Saving…" name="intent" value="capacity">
            Save seats
          </SubmitButton>
          {hasOwnCapacity && (
            <SubmitButton form={form} name="intent" value="follow" variant="secondary">
              Use tour default: {tourCapacity}
            </SubmitButton>
          )}
        </div>
      </AnsweredForm>
    </Panel>
  );
}
