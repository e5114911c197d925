import { useState } from "react";
import { statusLabels } from "~/components/bookings/booking-status-badge";
import { AnsweredForm, SubmitButton } from "~/components/ui/answered-form";
import { buttonClasses } from "~/components/ui/button";
import { controlClasses, Field } from "~/components/ui/field";
import type { AdminBooking } from "~/domain/bookings/booking-schema";
import type { AdminBookingPage } from "~/domain/bookings/admin-booking";
import { outcomesOf } from "~/domain/bookings/booking-outcome";
import { nextStatuses } from "~/domain/bookings/booking-status";
import type { SettableStatus } from "~/domain/bookings/booking-status";
import { formatRupees } from "~/domain/money/money";
import type { FormState } from "~/hooks/use-form";
import { useToday } from "~/hooks/use-site";

const compact = "min-h-9 px-3 py-1 text-sm";

/** Actions on the booking page. The forms work without JavaScript. */
export function BookingPageActions({
  page: { booking, cancellation, documents },
  form,
}: {
  page: AdminBookingPage;
  form: FormState<AdminBooking>;
}) {
  const today = useToday();
  const { bookingId } = booking;
  const allowed = booking.status === "expired" ? [] : nextStatuses(booking.status);
  const direct: SettableStatus[] = [
    ...(allowed.includes("confirmed") ? (["confirmed"] as const) : []),
    ...outcomesOf(booking, today),
  ];
  return (
    <div className="mt-3 flex flex-wrap items-start gap-2">
      {direct.map((status) => (
        <AnsweredForm key={status} form={form.of({ bookingId, status })}>
          <input type="hidden" name="expectedVersion" value={booking.version} />
          <SubmitButton
            form={form}
            variant={status === "confirmed" ? "primary" : "secondary"}
            className={compact}
          >
            {status === "confirmed" ? "Confirm Booking" : statusLabels[status]}
          </SubmitButton>
        </AnsweredForm>
      ))}
      {documents.voucher && (
        <a
          href={`/admin/bookings/${bookingId}/voucher.pdf`}
          download
          className={buttonClasses("secondary", compact)}
        >
          Voucher (PDF)
        </a>
      )}
      {documents.invoice && (
        <a
          href={`/admin/bookings/${bookingId}/invoice.pdf`}
          download
          className={buttonClasses("secondary", compact)}
        >
          Invoice (PDF)
        </a>
      )}
      {cancellation && (
        <CancelQuestion
          booking={booking}
          cancellation={cancellation}
          form={form.of({ bookingId, status: "cancelled" satisfies SettableStatus })}
        />
      )}
    </div>
  );
}

/** Shows the refund and asks for the reason. Live events don't change the booking shown here once the form is open. */
function CancelQuestion({
  booking,
  cancellation,
  form,
}: {
  booking: AdminBookingPage["booking"];
  cancellation: NonNullable<AdminBookingPage["cancellation"]>;
  form: FormState<AdminBooking>;
}) {
  const { answer } = form;
  const [seen, setSeen] = useState({ booking, cancellation, answer });
  // After a rejection, switch to the current booking. The response may arrive before the page's new data.
  const current = answer?.result;
  if (seen.answer !== answer && (!current || booking.version >= current.version)) {
    setSeen({ booking, cancellation, answer });
  }
  const { refundAmount, refundDue, percent } = seen.cancellation;
  return (
    <details
      className="open:w-full"
      onToggle={({ currentTarget }) => currentTarget.open && setSeen({ booking, cancellation, answer })}
    >
      <summary className={buttonClasses("danger", compact)}>Cancel Booking…</summary>
      <AnsweredForm
        form={form}
        className="mt-2 grid max-w-xl gap-3 rounded-card border border-line bg-card p-4"
      >
        <input type="hidden" name="expectedVersion" value={seen.booking.version} />
        <input type="hidden" name="expectedRefund" value={refundAmount} />
        <p>
          {refundAmount > 0
            ? `${formatRupees(refundAmount)} will be refunded to the customer: `
            : "The customer gets no refund: "}
          the refund schedule allows {percent} % today
          {refundAmount < refundDue && ", and that is all the customer has paid"}. The seats go back on sale.
          This can't be undone.
        </p>
        <Field label="Reason" hint="The customer will see this." {...form.field("reason")}>
          {(control) => <textarea {...control} rows={2} maxLength={300} className={controlClasses} />}
        </Field>
        <SubmitButton form={form} className="justify-self-start">
          Cancel booking
        </SubmitButton>
      </AnsweredForm>
    </details>
  );
}
