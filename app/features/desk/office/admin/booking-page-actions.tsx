import { useState } from "react";
import { Exact } from "~/ui/exact";
import { BearerField, FaultField, OtherRefundFields, termAmounts, termNames } from "./cancellation-fields";
import { ExemptionFields } from "../exemption-fields";
import { BearingQuote, quotedTerms } from "~/features/money/office/bearing";
import { AnsweredForm, SubmitButton } from "~/ui/answered-form";
import { buttonClasses } from "~/ui/button";
import { InputField, TextAreaField } from "~/ui/field";
import { isCompensationDue } from "~/domain/bookings/compensation";
import type { AdminBooking } from "~/domain/bookings/booking-schema";
import type { AdminBookingPage } from "../../../../../worker/desk/admin/get-admin-booking";
import { outcomesOf } from "~/domain/desk/booking-outcome";
import { amountDueOf } from "~/domain/desk/next-step";
import { isFinal, nextStatuses, statusLabels, type SettableStatus } from "~/domain/bookings/booking-status";
import { formatRupees } from "~/domain/money/money";
import type { FormState } from "~/platform/forms/use-form";
import { useMay } from "~/office/frame/use-may";
import { useToday } from "~/platform/pages/use-site";

const compact = "min-h-9 px-3 py-1 text-sm";
const quiet = "min-h-9 px-2 py-1 text-sm";

/** Actions that are due on a booking: confirm it, collect its payment, record the outcome. The forms work without JavaScript. */
export function BookingDueActions({
  booking,
  form,
}: {
  booking: AdminBooking;
  form: FormState<AdminBooking>;
}) {
  const today = useToday();
  const may = useMay();
  const { bookingId } = booking;
  const allowed = booking.status === "expired" || !may("bookings") ? [] : nextStatuses(booking.status);
  const direct: SettableStatus[] = [
    ...(allowed.includes("confirmed") ? (["confirmed"] as const) : []),
    ...(may("bookings") ? outcomesOf(booking, today) : []),
  ];
  return (
    <>
      {direct.map((status) => (
        <AnsweredForm key={status} form={form.of({ bookingId, status })}>
          <input type="hidden" name="expectedVersion" value={booking.version} />
          <SubmitButton
            form={form}
            variant={status === "confirmed" ? "primary" : "secondary"}
            className={compact}
          >
            {status === "confirmed" ? "Confirm Booking" : statusLabels()[status]}
          </SubmitButton>
        </AnsweredForm>
      ))}
      {may("payments") && amountDueOf(booking) > 0 && (
        <a href="#money" className={buttonClasses("secondary", compact)}>
          Record payment
        </a>
      )}
    </>
  );
}

/** Cancellation of a booking and a refund as goodwill, as quiet links. The forms work without JavaScript. */
export function BookingPageActions({
  page: { booking, cancellation, money },
  form,
  goodwill,
  compensation,
}: {
  page: AdminBookingPage;
  form: FormState<AdminBooking>;
  goodwill: FormState<AdminBooking>;
  compensation: FormState<AdminBooking>;
}) {
  const may = useMay();
  const { bookingId } = booking;
  const refundable =
    isFinal(booking.status) && may("payments") ? (booking.paidAmount ?? 0) - (booking.refundAmount ?? 0) : 0;
  return (
    <>
      {money.compensation && isCompensationDue(money.compensation) && may("payments") && (
        <PayCompensation amount={money.compensation.amount} form={compensation} />
      )}
      {refundable > 0 && <Goodwill booking={booking} received={refundable} form={goodwill} />}
      {cancellation && may("bookings") && (
        <CancelQuestion
          booking={booking}
          cancellation={cancellation}
          form={form.of({ bookingId, status: "cancelled" satisfies SettableStatus })}
        />
      )}
    </>
  );
}

/** Records the transfer of a compensation. @param amount whole rupees */
function PayCompensation({ amount, form }: { amount: number; form: FormState<AdminBooking> }) {
  return (
    <details className="open:w-full" open={form.error("reference") !== undefined || undefined}>
      <summary className={buttonClasses("quiet", quiet)}>Record Compensation as Paid…</summary>
      <AnsweredForm
        form={form}
        className="mt-2 grid max-w-xl gap-3 rounded-card border border-line bg-card p-4"
      >
        <p>
          <span>Transfer</span> <Exact>{formatRupees(amount)}</Exact>{" "}
          <span>
            to the traveler by bank or UPI first: ask them for the account by phone. This can't be undone.
          </span>
        </p>
        <InputField
          label="Reference of the transfer"
          required
          {...form.field("reference")}
          autoComplete="off"
          maxLength={60}
        />
        <SubmitButton form={form} className="justify-self-start">
          Paid
        </SubmitButton>
      </AnsweredForm>
    </details>
  );
}

/** Refunds a part of the price after the trip. @param received whole rupees, at most which can be refunded */
function Goodwill({
  booking,
  received,
  form,
}: {
  booking: AdminBookingPage["booking"];
  received: number;
  form: FormState<AdminBooking>;
}) {
  const [search, setSearch] = useState("");
  return (
    <details
      className="open:w-full"
      open={form.problem !== null || form.error("amount") !== undefined || undefined}
    >
      <summary className={buttonClasses("quiet", quiet)}>Refund as Goodwill…</summary>
      <AnsweredForm
        form={form}
        onChange={({ currentTarget }) =>
          setSearch(quotedTerms(currentTarget, ["amount", "bearer"], ["amount"]))
        }
        className="mt-2 grid max-w-xl gap-3 rounded-card border border-line bg-card p-4"
      >
        <input type="hidden" name="expectedVersion" value={booking.version} />
        <InputField
          label="Refund (₹)"
          hint={`At most ${formatRupees(received)}, what is left of the payments.`}
          required
          {...form.field("amount")}
          inputMode="numeric"
          autoComplete="off"
          maxLength={20}
        />
        <BearerField required {...form.field("bearer")} />
        <TextAreaField
          label="Reason"
          required
          hint="The customer will see this."
          {...form.field("reason")}
          maxLength={300}
        />
        <BearingQuote
          bookingId={booking.bookingId}
          search={search.includes("amount") && search.includes("bearer") ? search : null}
        />
        <SubmitButton form={form} className="justify-self-start">
          Refund
        </SubmitButton>
      </AnsweredForm>
    </details>
  );
}

/** Shows the refund and asks for the reason. The form follows what someone else changes meanwhile, and says so. */
function CancelQuestion({
  booking,
  cancellation,
  form,
}: {
  booking: AdminBookingPage["booking"];
  cancellation: NonNullable<AdminBookingPage["cancellation"]>;
  form: FormState<AdminBooking>;
}) {
  const [openedVersion, setOpenedVersion] = useState(booking.version);
  const { refundAmount, refundDue, percent, total } = cancellation;
  const [search, setSearch] = useState<string | null>(null);
  return (
    <details
      className="open:w-full"
      onToggle={({ currentTarget }) => currentTarget.open && setOpenedVersion(booking.version)}
    >
      <summary className={buttonClasses("quietDanger", quiet)}>Cancel Booking…</summary>
      <AnsweredForm
        form={form}
        onChange={({ currentTarget }) => setSearch(quotedTerms(currentTarget, termNames, termAmounts))}
        className="mt-2 grid max-w-xl gap-3 rounded-card border border-line bg-card p-4"
      >
        <input type="hidden" name="expectedVersion" value={booking.version} />
        <input type="hidden" name="expectedRefund" value={refundAmount} />
        {booking.version > openedVersion && (
          <p role="status" className="font-semibold text-warning">
            This booking has changed since you opened the form: check the refund again.
          </p>
        )}
        <p>
          <span>
            {refundAmount > 0 ? (
              <span>
                At the traveler's request, <Exact>{formatRupees(refundAmount)}</Exact> is refunded:{" "}
              </span>
            ) : (
              <span>At the traveler's request, there is no refund: </span>
            )}
            <span>{`the refund schedule allows ${percent} % today${refundAmount < refundDue ? ", and that is all the customer has paid" : ""}. Otherwise`}</span>
          </span>{" "}
          <Exact>{formatRupees(total + refundAmount)}</Exact> is refunded, everything received. The seats go
          back on sale. This can't be undone.
        </p>
        <FaultField defaultValue={form.value("fault")} error={form.error("fault")} />
        <ExemptionFields form={form} />
        <BearingQuote
          bookingId={booking.bookingId}
          quote="cancel-quote"
          search={search}
          initial={cancellation.bearing}
        />
        <OtherRefundFields form={form} received={total + refundAmount} />
        <TextAreaField
          label="Reason"
          hint="The customer will see this."
          {...form.field("reason")}
          maxLength={300}
        />
        <SubmitButton form={form} className="justify-self-start">
          Cancel booking
        </SubmitButton>
      </AnsweredForm>
    </details>
  );
}
