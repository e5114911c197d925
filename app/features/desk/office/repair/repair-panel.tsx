import { ChangeContactForm } from "./contact-form";
import { RepairForm } from "./repair-form";
import { Exact } from "~/ui/exact";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { controlClasses, InputField, SelectField } from "~/ui/field";
import { isTraveled } from "~/domain/bookings/booking-status";
import { bearerLabels, refundBearers } from "~/domain/money/bearers";
import type { OpenProposal, RepairedBooking } from "~/domain/desk/repair";
import type { ProposedTrip } from "~/domain/desk/rescue";
import { addDays, formatDeadline, lastBookableDate } from "~/domain/calendar/calendar";
import type { BookedExtras } from "~/domain/prices/offers";
import { SoldExtraFields } from "~/features/bookings/offer-fields";
import { formatRupees } from "~/domain/money/money";
import { useForm, type FormState } from "~/platform/forms/use-form";
import { useToday } from "~/platform/pages/use-site";
import { cn } from "~/ui/cn";
import { ProposedTripLine } from "~/features/desk/office/rescue/proposed-trip-line";

/** Forms with which administrators and operators change a booking. They work without JavaScript. */
export function RepairPanel({
  booking,
  days,
  extras,
  proposal,
  side,
  maskedEmail,
  isTravelerDeleted,
  rights,
}: {
  booking: RepairedBooking;
  /** Days near the trip that have seats for the party. */
  days: readonly ProposedTrip[];
  /** Null if neither the tour nor the booking has any. */
  extras: BookedExtras | null;
  proposal: OpenProposal | null;
  side: "team" | "operator";
  /** For an operator, who doesn't see the address; null without one. */
  maskedEmail?: string | null;
  isTravelerDeleted: boolean;
  /** Rights to change date and party, the price, and contact details. */
  rights: { trip: boolean; price: boolean; details: boolean };
}) {
  const today = useToday();
  const documents = useForm({ intent: "repair-documents" });
  const isConfirmed = booking.status === "confirmed";
  const isAhead = isConfirmed && booking.travelDate > today && rights.trip;
  const hasAddress = maskedEmail === undefined ? booking.customerEmail !== "" : maskedEmail !== null;
  return (
    // Its buttons are in the page's line of actions.
    <section aria-label="Change this booking" className="contents print:hidden">
      {proposal && <Proposal proposal={proposal} booking={booking} side={side} />}
      {isAhead && (
        <RepairForm
          kind="date"
          label="Move…"
          booking={booking}
          saved={{ travelDate: "", otherDate: "", otherTime: "" }}
          renderFields={(form) => <DayFields form={form} days={days} />}
        />
      )}
      {isAhead && (
        <RepairForm
          kind="party"
          label="Travelers…"
          booking={booking}
          saved={{
            numberOfTravelers: String(booking.numberOfTravelers),
            children: String(booking.children ?? 0),
            infants: String(booking.infants ?? 0),
          }}
          renderFields={(form) => (
            <div className="grid gap-3 sm:grid-cols-3">
              <InputField
                label="Travelers"
                hint="Children included"
                required
                inputMode="numeric"
                maxLength={3}
                {...form.field("numberOfTravelers")}
              />
              <InputField
                label="Children"
                required
                inputMode="numeric"
                maxLength={3}
                {...form.field("children")}
              />
              <InputField
                label="Infants"
                required
                inputMode="numeric"
                maxLength={3}
                {...form.field("infants")}
              />
            </div>
          )}
        />
      )}
      {isAhead && extras && (
        <RepairForm
          kind="extras"
          label="Extras…"
          booking={booking}
          saved={{ extras: "" }}
          renderFields={(form) => (
            <SoldExtraFields
              extras={extras}
              numberOfTravelers={booking.numberOfTravelers}
              typed={form.value("extras")}
              error={form.error("extras")}
            />
          )}
        />
      )}
      {isConfirmed && rights.price && (
        <RepairForm
          kind="price"
          label={side === "team" ? "Price…" : "Lower price…"}
          booking={booking}
          saved={{ total: String(booking.totalAmount), bearer: "" }}
          renderFields={(form) => (
            <div className="grid gap-3 sm:grid-cols-2">
              <InputField
                label="New total (₹)"
                hint={`Now ${formatRupees(booking.totalAmount)}${side === "operator" ? ". You may only lower it." : ""}`}
                required
                inputMode="numeric"
                autoComplete="off"
                maxLength={20}
                {...form.field("total")}
              />
              {side === "team" && (
                <SelectField
                  label="A lower price is borne by"
                  hint="What Tour Bharat bears of it is a discount of its own: the commission stays."
                  required
                  {...form.field("bearer")}
                  options={refundBearers.map((bearer) => [bearer, bearerLabels[bearer]] as const)}
                />
              )}
            </div>
          )}
        />
      )}
      {rights.details && !isTravelerDeleted && (
        <ChangeContactForm booking={booking} hasAddress={hasAddress} maskedEmail={maskedEmail} />
      )}
      {rights.details && hasAddress && isTraveled(booking.status) && (
        <AnsweredForm form={documents}>
          <SubmitButton
            form={documents}
            variant="quiet"
            className="min-h-9 px-2 py-1 text-sm"
            busy="Sending…"
          >
            Resend documents
          </SubmitButton>
        </AnsweredForm>
      )}
      <FormMessage form={documents} className="w-full" />
      {rights.details && !hasAddress && !isTravelerDeleted && (
        <p className="w-full text-sm text-muted">
          There is no e-mail address, so the traveler gets no mails or documents. Add one under “Contact &amp;
          requests”.
        </p>
      )}
    </section>
  );
}

/** The days that run near the trip, with their seats and prices, or any other day: a date in its field wins. */
function DayFields({ form, days }: { form: FormState<unknown>; days: readonly ProposedTrip[] }) {
  const today = useToday();
  const error = form.error("travelDate") ?? form.error("startTime");
  return (
    <fieldset
      aria-describedby={error ? "move-error" : undefined}
      aria-invalid={error ? true : undefined}
      onChange={keepOneDay}
    >
      <legend className="font-semibold">New travel date</legend>
      <div className="mt-1 grid gap-x-4 sm:grid-cols-2">
        {days.map(({ key, ...trip }) => (
          <label key={key} className="flex min-h-11 items-start gap-2 py-1">
            <input
              type="radio"
              name="travelDate"
              value={valueOf(trip)}
              defaultChecked={form.value("travelDate") === valueOf(trip)}
              className="mt-1 size-4 accent-peacock"
            />
            <span>
              <ProposedTripLine {...trip} />
            </span>
          </label>
        ))}
      </div>
      <label className="mt-1 flex min-h-11 flex-wrap items-center gap-2">
        <span>{days.length === 0 ? "No open days nearby. Another day" : "Another day"}</span>
        <input
          type="date"
          name="otherDate"
          aria-label="New travel date, another day"
          defaultValue={form.value("otherDate")}
          min={addDays(today, 1)}
          max={lastBookableDate(today)}
          className={cn(controlClasses, "w-auto")}
        />
        {days.some(({ startTime }) => startTime) && (
          <input
            type="time"
            name="otherTime"
            aria-label="Start time on another day"
            defaultValue={form.value("otherTime")}
            className={cn(controlClasses, "w-auto")}
          />
        )}
      </label>
      {error && (
        <p id="move-error" className="text-sm font-semibold text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** Returns a day as its form sends it: with the time of one of several starts "2027-01-31T06:00". */
function valueOf({ travelDate, startTime }: Pick<ProposedTrip, "travelDate" | "startTime">): string {
  return startTime ? `${travelDate}T${startTime}` : travelDate;
}

/** Clears the date once a listed day is chosen, and the choice once a date is entered. */
function keepOneDay({ target, currentTarget }: React.ChangeEvent<HTMLFieldSetElement>) {
  for (const input of currentTarget.querySelectorAll("input")) {
    if (input.isSameNode(target)) continue;
    if (input.type === "time" || (target instanceof HTMLInputElement && target.type === "time")) continue;
    if (input.type === "date") input.value = "";
    else input.checked = false;
  }
}

function Proposal({
  proposal,
  booking,
  side,
}: {
  proposal: OpenProposal;
  booking: RepairedBooking;
  side: "team" | "operator";
}) {
  const form = useForm({ intent: "repair-withdraw" });
  return (
    <div className="flex w-full flex-wrap items-center justify-between gap-3 rounded-card border border-warning bg-warning-subtle p-3">
      <p>
        <strong>Waiting for the traveler's consent:</strong> <Exact>{formatRupees(proposal.total)}</Exact>{" "}
        instead of <Exact>{formatRupees(proposal.totalBefore)}</Exact>, until{" "}
        <Exact>{formatDeadline(proposal.expiresAt)}</Exact>
        <span>{`. ${proposal.reason}`}</span>
      </p>
      {side === "team" && (
        <AnsweredForm form={form}>
          <input type="hidden" name="expectedVersion" value={booking.version} />
          <SubmitButton form={form} variant="secondary" className="min-h-9 px-3 py-1 text-sm">
            Withdraw
          </SubmitButton>
          <FormMessage form={form} className="text-sm" />
        </AnsweredForm>
      )}
    </div>
  );
}
