import { Form, useNavigation } from "react-router";
import type { DeparturePage } from "../../../../worker/departures/get-departure";
import { Panel } from "~/components/back-office/panel";
import { Button } from "~/components/ui/button";
import { controlClasses, Field } from "~/components/ui/field";
import { maxSeats } from "~/domain/tour-drafts/tour-form";

/** Form that sets the seats of one date or resets them to the tour's capacity. */
export function CapacityForm({
  departure: { booked, held, capacity, hasOwnCapacity, tourCapacity },
  typed,
  error,
}: {
  departure: DeparturePage;
  /** Rejected input. */
  typed: string | undefined;
  error: string | undefined;
}) {
  const isBusy = useNavigation().state !== "idle";
  const taken = booked + held;
  return (
    <Panel id="capacity" title="Seats on this date">
      <Form method="post" noValidate className="grid gap-3">
        <Field
          label="Total seats"
          required
          hint={`${taken === 0 ? "1" : `${taken} (sold or held)`} to ${maxSeats}. Applies to new bookings immediately.`}
          error={error}
        >
          {(control) => (
            <input
              {...control}
              name="capacity"
              type="number"
              inputMode="numeric"
              min={Math.max(1, taken)}
              max={maxSeats}
              defaultValue={typed ?? capacity}
              key={`${capacity} ${typed}`}
              className={`${controlClasses} max-w-32`}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" name="intent" value="capacity" aria-disabled={isBusy || undefined}>
            {isBusy ? "Saving…" : "Save seats"}
          </Button>
          {hasOwnCapacity && (
            <Button
              type="submit"
              name="intent"
              value="follow"
              look="secondary"
              aria-disabled={isBusy || undefined}
            >
              Use tour default: {tourCapacity}
            </Button>
          )}
        </div>
      </Form>
    </Panel>
  );
}
