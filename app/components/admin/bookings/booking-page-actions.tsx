import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { statusLabels } from "~/components/bookings/booking-status-badge";
import { Button, buttonClasses } from "~/components/ui/button";
import { controlClasses, Field } from "~/components/ui/field";
import type { AdminBookingPage } from "~/domain/bookings/admin-booking";
import { outcomesOf } from "~/domain/bookings/booking-outcome";
import { nextStatuses } from "~/domain/bookings/booking-status";
import type { SettableStatus } from "~/domain/bookings/booking-status";
import { formatRupees } from "~/domain/money/money";
import { useToday } from "~/hooks/use-site";
import type { BookingChangeResult } from "~/lib/bookings/change-bookings.server";

const compact = "min-h-9 px-3 py-1 text-sm";

/** Actions on the booking page. The forms work without JavaScript. */
export function BookingPageActions({
  page: { booking, cancellation, papers },
  result,
}: {
  page: AdminBookingPage;
  /** Result of the last change. */
  result: BookingChangeResult | null;
}) {
  const today = useToday();
  const isBusy = useNavigation().state !== "idle";
  const { bookingId } = booking;
  const allowed = booking.status === "expired" ? [] : nextStatuses(booking.status);
  const direct: SettableStatus[] = [
    ...(allowed.includes("confirmed") ? (["confirmed"] as const) : []),
    ...outcomesOf(booking, today),
  ];
  return (
    <div className="mt-3 flex flex-wrap items-start gap-2">
      {direct.map((status) => (
        <Form key={status} method="post">
          <Hidden booking={booking} status={status} />
          <Button
            type="submit"
            look={status === "confirmed" ? "primary" : "secondary"}
            className={compact}
            disabled={isBusy}
          >
            {status === "confirmed" ? "Confirm Booking" : statusLabels[status]}
          </Button>
        </Form>
      ))}
      {papers.voucher && (
        <a
          href={`/admin/bookings/${bookingId}/voucher.pdf`}
          download
          className={buttonClasses("secondary", compact)}
        >
          Voucher (PDF)
        </a>
      )}
      {papers.invoice && (
        <a
          href={`/admin/bookings/${bookingId}/invoice.pdf`}
          download
          className={buttonClasses("secondary", compact)}
        >
          Invoice (PDF)
        </a>
      )}
      {cancellation && (
        <CancelQuestion booking={booking} cancellation={cancellation} result={result} isBusy={isBusy} />
      )}
    </div>
  );
}

/** Shows the refund and asks for the reason. Live events don't change the booking shown here once the form is open. */
function CancelQuestion({
  booking,
  cancellation,
  result,
  isBusy,
}: {
  booking: AdminBookingPage["booking"];
  cancellation: NonNullable<AdminBookingPage["cancellation"]>;
  result: BookingChangeResult | null;
  isBusy: boolean;
}) {
  const [seen, setSeen] = useState({ booking, cancellation, result });
  // After a rejection, switch to the current booking. The response may arrive before the page's new data.
  const { current } = result ?? {};
  if (seen.result !== result && (!current || booking.version >= current.version)) {
    setSeen({ booking, cancellation, result });
  }
  const { refundAmount, refundDue, percent } = seen.cancellation;
  return (
    <details
      className="open:w-full"
      onToggle={({ currentTarget }) => currentTarget.open && setSeen({ booking, cancellation, result })}
    >
      <summary className={buttonClasses("danger", compact)}>Cancel Booking…</summary>
      <Form method="post" className="mt-2 grid max-w-xl gap-3 rounded-card border border-line bg-card p-4">
        <Hidden booking={seen.booking} status="cancelled" />
        <input type="hidden" name="expectedRefund" value={refundAmount} />
        <p>
          {refundAmount > 0
            ? `${formatRupees(refundAmount)} will be refunded to the customer: `
            : "The customer gets no refund: "}
          the refund schedule allows {percent} % today
          {refundAmount < refundDue && ", and that is all the customer has paid"}. The seats go back on sale.
          This can't be undone.
        </p>
        <Field label="Reason" hint="The customer will see this.">
          {(control) => (
            <textarea
              {...control}
              name="reason"
              rows={2}
              maxLength={300}
              defaultValue={result?.typed?.["reason"]}
              className={controlClasses}
            />
          )}
        </Field>
        <Button type="submit" className="justify-self-start" disabled={isBusy}>
          Cancel booking
        </Button>
      </Form>
    </details>
  );
}

function Hidden({
  booking: { bookingId, version },
  status,
}: {
  booking: AdminBookingPage["booking"];
  status: SettableStatus;
}) {
  return (
    <>
      <input type="hidden" name="intent" value="status" />
      <input type="hidden" name="bookingId" value={bookingId} />
      <input type="hidden" name="status" value={status} />
      <input type="hidden" name="expectedVersion" value={version} />
    </>
  );
}
