import type { DeparturePage } from "../../../../worker/departures/get-departure";
import { AnsweredForm, SubmitButton } from "~/ui/answered-form";
import { InputField } from "~/ui/field";
import { maxSeats } from "~/domain/departures/departure-rules";
import type { FormState } from "~/platform/forms/use-form";
import { cn } from "~/ui/cn";
import { Panel } from "~/office/page/panel";

/** Form that sets the seats of one date or resets them to the tour's capacity. */
export function CapacityForm({
  departure: { booked, held, capacity, hasOwnCapacity, tourCapacity },
  form,
  isCompact = false,
}: {
  departure: Pick<DeparturePage, "booked" | "held" | "capacity" | "tourCapacity"> & {
    hasOwnCapacity?: boolean | undefined;
  };
  form: FormState;
  /** True in a panel that has a heading already. */
  isCompact?: boolean;
}) {
  const taken = booked + held;
  const button = cn(isCompact && "min-h-9 px-3 py-1 text-sm");
  const fields = (
    <AnsweredForm form={form} className={cn("grid", isCompact ? "gap-2" : "gap-3")}>
      <InputField
        key={capacity}
        label="Total seats"
        required
        hint={
          isCompact
            ? undefined
            : `${taken === 0 ? "1" : `${taken} (sold or held)`} to ${maxSeats}. Applies to new bookings immediately.`
        }
        name="capacity"
        defaultValue={form.value("capacity") || String(capacity)}
        error={form.error("capacity")}
        type="number"
        inputMode="numeric"
        min={Math.max(1, taken)}
        max={maxSeats}
        controlClassName={isCompact ? "max-w-28" : "max-w-32"}
      />
      <div className="flex flex-wrap gap-2">
        <SubmitButton form={form} busy="Saving…" name="intent" value="capacity" className={button}>
          Save seats
        </SubmitButton>
        {hasOwnCapacity && (
          <SubmitButton form={form} name="intent" value="follow" variant="secondary" className={button}>
            {`Use tour default: ${tourCapacity}`}
          </SubmitButton>
        )}
      </div>
    </AnsweredForm>
  );
  if (isCompact) return fields;
  return (
    <Panel id="capacity" title="Seats on this date">
      {fields}
    </Panel>
  );
}
