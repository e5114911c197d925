import type { DeparturePage } from "../../../../worker/departures/get-departure";
import { Link } from "react-router";
import { Exact } from "~/ui/exact";
import { Panel } from "~/office/page/panel";
import { AnsweredForm, SubmitButton } from "~/ui/answered-form";
import { SelectField, TextAreaField } from "~/ui/field";
import { departurePath, startQuery } from "~/domain/departures/departure-change";
import { faultLabels } from "~/domain/bookings/cancellation-terms";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import type { FormState } from "~/platform/forms/use-form";

interface ClosingFormProps {
  departure: DeparturePage;
  form: FormState;
  /** True for administrators, who say who is at fault. */
  isAdmin?: boolean;
}

/** Form that closes a departure with a reason or reopens it, with the effects on booked travelers. */
export function ClosingForm({ departure, form, isAdmin = false }: ClosingFormProps) {
  const { closed, booked, checkedIn, tour, travelDate, start } = departure;
  const seats = `${booked} ${booked === 1 ? "seat" : "seats"}`;
  if (closed) {
    return (
      <Panel id="closing" title="This departure is closed">
        <p>
          <strong>{closed.reason}</strong>
        </p>
        <p className="mt-1 text-muted">
          Closed on <Exact>{formatInstantInIndia(closed.at)}</Exact>
          <span>{`${closed.by !== null ? ` by ${closed.by}` : ""}. ${seats} still booked. Travelers can choose another date at no cost or a full refund, and are refunded automatically on the day of departure.`}</span>
        </p>
        {booked > 0 && (
          <p className="mt-3">
            <Link
              to={
                isAdmin
                  ? `/admin/tours/${tour}/departures/${travelDate}${startQuery(start)}`
                  : departurePath({ tour, travelDate, start }, "/cancel")
              }
              className="font-semibold text-peacock underline underline-offset-4"
            >
              Offer other dates or cancel all bookings
            </Link>
          </p>
        )}
        {closed.fault === "nobody" && !isAdmin ? (
          <p className="mt-3">We closed this departure. Please ask us to reopen it.</p>
        ) : (
          <>
            <AnsweredForm form={form} className="mt-3">
              <SubmitButton form={form} busy="Reopening…" name="intent" value="reopen" variant="secondary">
                Reopen departure
              </SubmitButton>
            </AnsweredForm>
            <p className="mt-2 text-sm text-muted">
              Booked travelers get a mail that the departure takes place. Their original booking terms apply
              again.
            </p>
          </>
        )}
      </Panel>
    );
  }
  if (checkedIn > 0) {
    return (
      <Panel id="closing" title="Close this departure">
        <p>{`This departure can't be closed: ${checkedIn} ${checkedIn === 1 ? "booking is" : "bookings are"} checked in. If that was a mistake, undo the check-in in the manifest first.`}</p>
      </Panel>
    );
  }
  return (
    <Panel id="closing" title="Close this departure">
      <ul className="list-disc space-y-1 pl-5 text-muted">
        <li>The departure can no longer be booked, and held seats are released.</li>
        <li>
          {booked === 0
            ? "There are no bookings, so no one is notified."
            : `Booked travelers (${seats}) get a mail with your reason and can choose another date at no cost or a full refund. Without a choice, they are refunded on the day of departure.`}
        </li>
        {booked > 0 && <li>Commission is charged only on amounts that aren't refunded.</li>}
      </ul>
      <AnsweredForm form={form} className="mt-3 grid gap-3">
        <TextAreaField
          label="Reason for closing"
          required
          hint="Travelers will see this. Example: The road is closed after heavy rain."
          {...form.field("reason")}
          maxLength={300}
        />
        {isAdmin && <ClosingFault form={form} />}
        <SubmitButton
          form={form}
          busy="Closing…"
          name="intent"
          value="close"
          variant="danger"
          className="justify-self-start"
        >
          Close departure
        </SubmitButton>
      </AnsweredForm>
    </Panel>
  );
}

/** Asks an administrator who bears the refunds of what is closed. */
export function ClosingFault({ form }: { form: FormState }) {
  return (
    <SelectField
      label="Who bears the refunds"
      required
      {...form.field("fault")}
      options={[
        ["nobody", `${faultLabels.nobody}; half each`],
        ["operator", `${faultLabels.operator}; the operator`],
      ]}
    />
  );
}
