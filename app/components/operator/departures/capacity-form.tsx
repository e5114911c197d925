import { Form, useNavigation } from "react-router";
import type { DeparturePage } from "../../../../worker/departures/get-departure";
import { Panel } from "~/components/back-office/panel";
import { Button } from "~/components/ui/button";
import { controlClasses, Field } from "~/components/ui/field";
import { mostSeats } from "~/domain/tour-form";

/** Sets the seats of one date, or lets them follow the tour's. */
export function CapacityForm({
  departure: { booked, held, capacity, hasOwnCapacity, tourCapacity },
  typed,
  error,
}: {
  departure: DeparturePage;
  /** What was typed and refused. */
  typed: string | undefined;
  error: string | undefined;
}) {
  const isBusy = useNavigation().state !== "idle";
  const taken = booked + held;
  return (
    <Panel id="capacity" title="Seats on this date">
      <Form method="post" noValidate className="grid gap-3">
        <Field
          label="Seats in all"
          required
          hint={`${taken === 0 ? "From 1" : `From ${taken}, sold or kept,`} to ${mostSeats}. It holds for new bookings at once.`}
          error={error}
        >
          {(control) => (
            <input
              {...control}
              name="capacity"
              type="number"
              inputMode="numeric"
              min={Math.max(1, taken)}
              max={mostSeats}
              defaultValue={typed ?? capacity}
              key={`${capacity} ${typed}`}
              className={`${controlClasses} max-w-32`}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" name="intent" value="capacity" aria-disabled={isBusy || undefined}>
            {isBusy ? "Saving …" : "Save the seats"}
          </Button>
          {hasOwnCapacity && (
            <Button
              type="submit"
              name="intent"
              value="follow"
              look="secondary"
              aria-disabled={isBusy || undefined}
            >
              As the tour has: {tourCapacity}
            </Button>
          )}
        </div>
      </Form>
    </Panel>
  );
}
