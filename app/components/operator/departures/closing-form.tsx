import { Form, useNavigation } from "react-router";
import type { DeparturePage } from "../../../../worker/departures/get-departure";
import { Panel } from "~/components/back-office/panel";
import { Button } from "~/components/ui/button";
import { controlClasses, Field } from "~/components/ui/field";
import { formatInstantInIndia } from "~/domain/calendar";

interface ClosingFormProps {
  departure: DeparturePage;
  /** What was typed and refused. */
  typed: string | undefined;
  error: string | undefined;
}

/** Closes a departure with a reason, or opens it again; first what that means for who is booked. */
export function ClosingForm({ departure, typed, error }: ClosingFormProps) {
  const isBusy = useNavigation().state !== "idle";
  const { closed, booked, checkedIn } = departure;
  const seats = `${booked} ${booked === 1 ? "seat" : "seats"}`;
  if (closed) {
    return (
      <Panel id="closing" title="This departure is closed">
        <p>
          <strong>{closed.reason}</strong>
        </p>
        <p className="mt-1 text-muted">
          Closed on {formatInstantInIndia(closed.at)} IST{closed.by !== null && ` by ${closed.by}`}. {seats}{" "}
          still booked: their travelers can take another date at no cost or everything back, and get
          everything back by themselves on the day of departure.
        </p>
        <Form method="post" className="mt-3">
          <Button
            type="submit"
            name="intent"
            value="reopen"
            look="secondary"
            aria-disabled={isBusy || undefined}
          >
            {isBusy ? "Opening …" : "Open it again"}
          </Button>
        </Form>
        <p className="mt-2 text-sm text-muted">
          Who is still booked is told by mail that it leaves after all; the terms of their booking hold again.
        </p>
      </Panel>
    );
  }
  if (checkedIn > 0) {
    return (
      <Panel id="closing" title="Close this departure">
        <p>
          It has begun and cannot be closed: {checkedIn} {checkedIn === 1 ? "booking is" : "bookings are"}{" "}
          checked in. If that was a mistake, take it back in the manifest first.
        </p>
      </Panel>
    );
  }
  return (
    <Panel id="closing" title="Close this departure">
      <ul className="list-disc space-y-1 pl-5 text-muted">
        <li>Nobody can book it any more, and who is booking just now loses their seats.</li>
        <li>
          {booked === 0
            ? "Nobody is booked, so nobody has to be told."
            : `Who is booked (${seats}) is told by mail, with your reason, and chooses another date at no cost or everything back. Who chooses nothing gets everything back on the day of departure.`}
        </li>
        {booked > 0 && <li>Commission is taken only of what does not go back.</li>}
      </ul>
      <Form method="post" noValidate className="mt-3 grid gap-3">
        <Field
          label="Why is it closed?"
          required
          hint="A sentence that travelers read, for example: The road is closed after heavy rain."
          error={error}
        >
          {(control) => (
            <textarea
              {...control}
              name="reason"
              rows={2}
              maxLength={300}
              defaultValue={typed}
              className={controlClasses}
            />
          )}
        </Field>
        <Button
          type="submit"
          name="intent"
          value="close"
          look="danger"
          aria-disabled={isBusy || undefined}
          onClick={(event) => isBusy && event.preventDefault()}
          className="justify-self-start"
        >
          {isBusy ? "Closing …" : "Close the departure"}
        </Button>
      </Form>
    </Panel>
  );
}
