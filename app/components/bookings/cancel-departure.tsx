import { Link } from "react-router";
import { ConfirmForm } from "~/components/back-office/confirm-form";
import { EmptyList } from "~/components/layout/back-office-page";
import { controlClasses, Field } from "~/components/ui/field";
import { FormMessage } from "~/components/ui/answered-form";
import { ResponsiveTable, SheetCell, SheetName, SheetRow } from "~/components/ui/responsive-table";
import type { BulkResult } from "~/domain/bulk";
import { faultLabels } from "~/domain/bookings/cancellation-terms";
import { formatRupees } from "~/domain/money/money";
import { useForm } from "~/hooks/use-form";
import { cn } from "~/lib/cn";
import type { DepartureToCancel } from "../../../worker/bookings/cancel-departure";

const heads = ["Booking", "Customer", "Seats", "Refund"] as const;

/** Cancels all bookings of a departure with full refunds, after a question, and shows the result of each. */
export function CancelDeparture({
  departure: { bookings, isAdmin, closedReason },
  pathOf,
}: {
  departure: DepartureToCancel;
  /** Returns the page of a booking. */
  pathOf: (bookingId: string) => string;
}) {
  const form = useForm<BulkResult>(
    { intent: "cancel-all" },
    { saved: { fault: isAdmin ? "nobody" : "operator", reason: closedReason ?? "" } },
  );
  const results = form.answer?.result?.rows ?? [];
  const count = bookings.length === 1 ? "1 booking" : `${bookings.length} bookings`;
  const all = bookings.length === 1 ? "Cancel 1 booking" : `Cancel all ${count}`;
  const sum = formatRupees(bookings.reduce((total, { refund }) => total + refund, 0));
  return (
    <div className="mt-4 grid gap-4">
      <FormMessage form={form} />
      {form.isBusy && <p role="status">Canceling {count}…</p>}
      {results.length > 0 && (
        <section aria-labelledby="results">
          <h2 id="results" className="text-xl">
            Results
          </h2>
          <ul className="mt-2 overflow-hidden rounded-card border border-line bg-card">
            {results.map(({ id, isDone, message }) => (
              <li
                key={id}
                className="flex flex-wrap justify-between gap-x-4 border-t border-line px-3 py-1.5 first:border-t-0"
              >
                <Link to={pathOf(id)} className="text-peacock underline underline-offset-4">
                  {id}
                </Link>
                <span className={cn("font-semibold", isDone ? "text-success" : "text-danger")}>
                  {message}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {bookings.length === 0 ? (
        <EmptyList>No bookings to cancel</EmptyList>
      ) : (
        <>
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p>
              <strong>{count}</strong>, refunds of <strong>{sum}</strong> in all
            </p>
            <ConfirmForm
              form={form}
              label={`${all}…`}
              title={`${all}?`}
              description={`${sum} is refunded in all: everything that these customers have paid. Each gets a mail. This can't be undone.`}
              confirmLabel={all}
              variant="danger"
            >
              {bookings.map(({ bookingId, refund }) => (
                <span key={bookingId} hidden>
                  <input type="hidden" name="id" value={bookingId} />
                  <input type="hidden" name={`refund-${bookingId}`} value={refund} />
                </span>
              ))}
              {isAdmin && (
                <Field
                  label="Why"
                  hint="Beyond the refund schedule, operator and platform bear half each if nobody is at fault."
                  {...form.field("fault")}
                >
                  {(control) => (
                    <select {...control} className={controlClasses}>
                      {(["nobody", "operator", "platform"] as const).map((fault) => (
                        <option key={fault} value={fault}>
                          {faultLabels[fault]}
                        </option>
                      ))}
                    </select>
                  )}
                </Field>
              )}
              <Field
                label="Reason"
                hint="All of these customers will see this."
                required
                {...form.field("reason")}
              >
                {(control) => <textarea {...control} rows={2} maxLength={300} className={controlClasses} />}
              </Field>
            </ConfirmForm>
          </div>
          {!isAdmin && (
            <p className="text-sm text-muted">
              They count as canceled by you. If a storm or a flood is the reason, contact us first: we share
              the cost.
            </p>
          )}
          <ResponsiveTable caption="Bookings to cancel" heads={heads}>
            {bookings.map(({ bookingId, customerName, seats, refund }) => (
              <SheetRow key={bookingId}>
                <SheetName>
                  <Link to={pathOf(bookingId)} className="text-ink underline underline-offset-4">
                    {bookingId}
                  </Link>
                </SheetName>
                <SheetCell>{customerName}</SheetCell>
                <SheetCell label="Seats">{seats}</SheetCell>
                <SheetCell label="Refund" className="lg:text-right">
                  {refund === 0 ? "nothing paid" : formatRupees(refund)}
                </SheetCell>
              </SheetRow>
            ))}
          </ResponsiveTable>
        </>
      )}
    </div>
  );
}
