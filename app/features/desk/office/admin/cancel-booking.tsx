import { useEffect, useEffectEvent, useState } from "react";
import { AnsweredForm, FormMessage } from "~/ui/answered-form";
import { Button, buttonClasses } from "~/ui/button";
import { TextAreaField } from "~/ui/field";
import { QuestionCancel, QuestionDialog } from "~/ui/question-dialog";
import type { AdminBooking } from "~/domain/bookings/booking-schema";
import { nextStatuses, statusLabels, type SettableStatus } from "~/domain/bookings/booking-status";
import { faultParties, type FaultParty } from "~/domain/bookings/cancellation-terms";
import { FaultField, OtherRefundFields, termAmounts, termNames } from "./cancellation-fields";
import { ExemptionFields } from "../exemption-fields";
import { BearingTable, quotedTerms } from "~/features/money/office/bearing";
import { useForm } from "~/platform/forms/use-form";
import { cancelQuoteText, requestCancelQuote, type CancelQuote } from "./cancel-quote";

/** The quote, null while it loads, or why there is none. */
type Asked = CancelQuote | string | null;

const unknown = "The refund couldn't be loaded. Close this dialog and try again.";

/**
 * Cancels a booking for an administrator, after showing the refund and asking for the reason. Rendered outside the
 * list because a row may disappear while the dialog is open.
 * @param booking in its latest state: the dialog follows what someone else changes meanwhile; null if closed
 */
export function CancelBooking({ booking, onClose }: { booking: AdminBooking | null; onClose: () => void }) {
  return (
    <QuestionDialog
      isOpen={booking !== null}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={`Cancel booking ${booking?.bookingId ?? ""}?`}
      description="The seats go back on sale. This can't be undone."
    >
      {booking && <Question latest={booking} onClose={onClose} />}
    </QuestionDialog>
  );
}

function Question({ latest, onClose }: { latest: AdminBooking; onClose: () => void }) {
  const { bookingId } = latest;
  const form = useForm<AdminBooking>(
    { intent: "status", bookingId, status: "cancelled" satisfies SettableStatus },
    { action: "/admin/bookings" },
  );
  const { answer } = form;
  const [opened] = useState(latest);
  // The submitted version is the one that is shown, with its refund.
  const [seen, setSeen] = useState({ booking: latest, answer });
  if (seen.answer !== answer) {
    setSeen({ booking: answer?.result ?? seen.booking, answer });
  } else if (latest.version > seen.booking.version) {
    setSeen({ booking: latest, answer });
  }
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (answer?.isDone) close();
  }, [answer]);
  const { booking } = seen;
  const { version, customerName, numberOfTravelers, status } = booking;
  const [search, setSearch] = useState("fault=traveler");
  const fault = faultIn(search);
  const [asked, setAsked] = useState<{ about: typeof seen; search: string; quote: Asked; received: number }>({
    about: seen,
    search,
    quote: null,
    received: 0,
  });
  if (asked.about !== seen || asked.search !== search)
    setAsked({ ...asked, about: seen, search, quote: null });
  const { quote, received } = asked;
  // After a rejection, the refund is requested again.
  useEffect(() => {
    const asking = new AbortController();
    requestCancelQuote(seen.booking.bookingId, search, asking.signal).then(
      (answered) =>
        setAsked({ about: seen, search, quote: answered, received: answered.total + answered.refundAmount }),
      (error: unknown) =>
        asking.signal.aborted ||
        setAsked((last) => ({
          ...last,
          about: seen,
          search,
          quote: error instanceof Error ? error.message : unknown,
        })),
    );
    return () => asking.abort();
  }, [seen, search]);
  const isCancellable = nextStatuses(status).includes("cancelled");
  return (
    <AnsweredForm
      form={form}
      onChange={({ currentTarget }) => setSearch(quotedTerms(currentTarget, termNames, termAmounts))}
    >
      <input type="hidden" name="expectedVersion" value={version} />
      {quote !== null && typeof quote === "object" && (
        <input type="hidden" name="expectedRefund" value={quote.refundAmount} />
      )}
      <FormMessage form={form} className="mt-4" />
      <p className="mt-4">
        <span>{`${customerName}, ${numberOfTravelers === 1 ? "1 seat" : `${numberOfTravelers} seats`},`}</span>{" "}
        <strong>{statusLabels()[status].toLowerCase()}</strong>.
      </p>
      {version > opened.version && (
        <p role="status" className="mt-2 font-semibold text-warning">
          This booking has changed since you opened it.
        </p>
      )}
      {isCancellable && (
        <>
          <FaultField defaultValue="traveler" error={form.error("fault")} />
          {fault !== "traveler" && (
            <div className="mt-3 grid gap-3">
              <ExemptionFields form={form} />
            </div>
          )}
          <div role="status" className="mt-2 grid gap-2 rounded-control bg-sunken p-3">
            {quote === null ? (
              <p>Loading the refund…</p>
            ) : typeof quote === "string" ? (
              <p>{quote}</p>
            ) : (
              <>
                <p>{cancelQuoteText(quote, fault)}</p>
                <BearingTable bearing={quote.bearing} />
              </>
            )}
          </div>
          <OtherRefundFields form={form} received={received} />
          <TextAreaField
            label="Reason"
            hint="The customer will see this."
            className="mt-4"
            {...form.field("reason")}
            maxLength={300}
          />
        </>
      )}
      <div className="mt-5 flex flex-wrap justify-end gap-3">
        <QuestionCancel type="button" className={buttonClasses("secondary")}>
          {isCancellable ? "Keep booking" : "Close"}
        </QuestionCancel>
        {isCancellable && (
          <Button type="submit" disabled={form.isBusy || quote === null || typeof quote === "string"}>
            Cancel booking
          </Button>
        )}
      </div>
    </AnsweredForm>
  );
}

function faultIn(search: string): FaultParty {
  const fault = new URLSearchParams(search).get("fault");
  return faultParties.find((party) => party === fault) ?? "traveler";
}
