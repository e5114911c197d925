import { useMay } from "~/office/frame/use-may";
import { useEffect, useMemo, useRef, useState } from "react";
import { Exact } from "~/ui/exact";
import { QuestionDialog, QuestionForm } from "~/ui/question-dialog";
import { TextAreaField } from "~/ui/field";
import type { AdminBooking } from "~/domain/bookings/booking-schema";
import { bulkRefusalOfBooking } from "~/domain/desk/booking-outcome";
import { applicableTo, ruleOf } from "~/domain/bulk";
import { sumOfBearings, type Bearing } from "~/domain/bookings/sale";
import { formatRupees } from "~/domain/money/money";
import { requestCancelQuote, type CancelQuote } from "./cancel-quote";
import { faultParties, type FaultParty } from "~/domain/bookings/cancellation-terms";
import { ExemptionFields } from "../exemption-fields";
import { BearerField, FaultField } from "./cancellation-fields";

/**
 * Confirmation dialog for canceling several bookings: lists each customer's refund and asks for one reason that all
 * customers receive.
 */
export function CancelBookings({
  bookings,
  onCancel,
  onClose,
}: {
  /** In their latest state; empty if the dialog is closed. Those that someone else has canceled meanwhile leave. */
  bookings: readonly AdminBooking[];
  /** `refunds`: the refunds shown, in rupees by booking id */
  onCancel: (
    bookings: readonly AdminBooking[],
    details: {
      reason: string;
      fault: FaultParty;
      bearer: string;
      ground: string;
      evidence: string;
      refunds: Record<string, number>;
    },
  ) => void;
  onClose: () => void;
}) {
  const cancelable = bookings.filter((booking) => bulkRefusalOfBooking(booking, "cancelled") === null);
  // A changed version asks for the refund again.
  const seen = cancelable.map(({ bookingId, version }) => `${bookingId}/${version}`).join();
  const ids = useMemo(
    () => (seen === "" ? [] : seen.split(",").map((each) => each.split("/")[0] ?? "")),
    [seen],
  );
  const { leftOut } = applicableTo(
    bookings.map(({ bookingId }) => bookingId),
    ruleOf(
      bookings,
      ({ bookingId }) => bookingId,
      (booking) => bulkRefusalOfBooking(booking, "cancelled"),
    ),
  );
  const reason = useRef<HTMLTextAreaElement>(null);
  const [refunds, setRefunds] = useState<Record<string, number>>({});
  const [fault, setFault] = useState<FaultParty>("traveler");
  const [bearer, setBearer] = useState("");
  const [named, setNamed] = useState({ ground: "", evidence: "" });
  const exemption = fault === "traveler" ? { ground: "", evidence: "" } : named;
  const may = useMay();
  const isOne = ids.length === 1;
  return (
    <QuestionDialog
      isOpen={bookings.length > 0}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isOne ? "Cancel 1 booking?" : `Cancel ${ids.length} bookings?`}
      description="The seats go back on sale. This can't be undone."
      className="max-w-lg"
    >
      <QuestionForm
        cancelLabel="Keep bookings"
        confirmLabel={isOne ? "Cancel booking" : "Cancel bookings"}
        variant="danger"
        onConfirm={() =>
          onCancel(cancelable, { reason: reason.current?.value ?? "", fault, bearer, ...exemption, refunds })
        }
        onClose={onClose}
      >
        <FaultField
          value={fault}
          onChange={(chosen) => setFault(faultParties.find((each) => each === chosen) ?? "traveler")}
        />
        {may("payments") && <BearerField className="mt-4" value={bearer} onChange={setBearer} />}
        {fault !== "traveler" && (
          <div className="mt-4 grid gap-3">
            <ExemptionFields
              form={{
                field: (name) => ({
                  name,
                  value: named[name],
                  onChange: (typed) => setNamed({ ...named, [name]: typed }),
                }),
              }}
            />
          </div>
        )}
        {leftOut !== "" && (
          <p role="status" className="mt-4 font-semibold text-warning">
            {`Changed meanwhile, left out: ${leftOut}.`}
          </p>
        )}
        <CancelQuotes
          key={`${seen}-${fault}-${bearer}-${exemption.ground}`}
          ids={ids}
          terms={String(
            new URLSearchParams({ fault, ground: exemption.ground, ...(bearer !== "" && { bearer }) }),
          )}
          onKnown={setRefunds}
        />
        <TextAreaField
          label="Reason"
          hint="All of these customers will see this."
          className="mt-4"
          ref={reason}
          maxLength={300}
        />
      </QuestionForm>
    </QuestionDialog>
  );
}

/** Quotes by booking id; null if the booking has none. */
type Quotes = Readonly<Record<string, CancelQuote | null>>;

/**
 * Refunds of several bookings, each by its own schedule or in full, and their total.
 * @param onKnown called with the refunds by booking id once all quotes have loaded
 */
function CancelQuotes({
  ids,
  terms,
  onKnown,
}: {
  ids: readonly string[];
  /** Parameters of each quote. */
  terms: string;
  onKnown: (refunds: Record<string, number>) => void;
}) {
  const [quotes, setQuotes] = useState<Quotes | null>(null);

  useEffect(() => {
    const asking = new AbortController();
    async function ask() {
      const known = await Promise.all(
        ids.map(async (id) => {
          const quote = await requestCancelQuote(id, terms, asking.signal).catch(() => null);
          return [id, quote] as const;
        }),
      );
      if (asking.signal.aborted) return;
      setQuotes(Object.fromEntries(known));
      onKnown(Object.fromEntries(known.flatMap(([id, quote]) => (quote ? [[id, quote.refundAmount]] : []))));
    }
    void ask();
    return () => asking.abort();
  }, [ids, terms, onKnown]);

  if (!quotes) {
    return (
      <p role="status" className="mt-4 rounded-control bg-sunken p-3">
        Loading the refunds…
      </p>
    );
  }
  const known = Object.values(quotes).filter((quote) => quote !== null);
  const total = known.reduce((sum, { refundAmount }) => sum + refundAmount, 0);
  return (
    <div
      role="region"
      aria-label="Refunds"
      tabIndex={0}
      className="mt-4 max-h-[32dvh] overflow-y-auto rounded-control bg-sunken px-3 py-2"
    >
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">
          Refund to each customer, and what it changes for operator and Tour Bharat
        </caption>
        <thead>
          <tr className="text-left text-muted">
            <th scope="col" className="py-1 pr-2">
              Booking
            </th>
            <th scope="col" className="px-2 py-1">
              Refundable
            </th>
            <th scope="col" className="py-1 pl-2 text-right">
              Refund
            </th>
            <th scope="col" className="py-1 pl-2 text-right">
              Compensation
            </th>
            <th scope="col" className="py-1 pl-2 text-right">
              Operator
            </th>
            <th scope="col" className="py-1 pl-2 text-right">
              Tour Bharat
            </th>
          </tr>
        </thead>
        <tbody>
          {ids.map((id) => (
            <Row key={id} bookingId={id} quote={quotes[id] ?? null} />
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-line font-semibold">
            <th scope="row" colSpan={2} className="py-1 pr-2 text-left">
              Total
            </th>
            <td translate="no" className="py-1 pl-2 text-right">
              {formatRupees(total)}
            </td>
            <Borne bearing={sumOfBearings(known.map(({ bearing }) => bearing))} />
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

/** The traveler's compensation, and amounts that a cancellation changes for the operator and for us. */
function Borne({ bearing: { before, after, toTraveler } }: { bearing: Bearing }) {
  const amounts = [
    toTraveler,
    ...(["operator", "platform"] as const).map((party) => after[party] - before[party]),
  ];
  return amounts.map((amount, index) => (
    <td key={index} translate="no" className="py-1 pl-2 text-right">
      {formatRupees(amount)}
    </td>
  ));
}

function Row({ bookingId, quote }: { bookingId: string; quote: CancelQuote | null }) {
  return (
    <tr className="border-t border-line">
      <th translate="no" scope="row" className="py-1 pr-2 text-left font-semibold">
        {bookingId}
      </th>
      {quote ? (
        <>
          <td className="px-2 py-1">
            <span>{`${quote.percent} %,`}</span> <Exact>{formatRupees(quote.refundDue)}</Exact>
            {quote.refundAmount < quote.refundDue && (
              <span className="text-muted">
                {`, ${quote.refundAmount === 0 ? "nothing paid" : "only partly paid"}`}
              </span>
            )}
          </td>
          <td translate="no" className="py-1 pl-2 text-right">
            {formatRupees(quote.refundAmount)}
          </td>
          <Borne bearing={quote.bearing} />
        </>
      ) : (
        <td colSpan={5} className="px-2 py-1">
          No refund found. The booking may no longer be cancelable.
        </td>
      )}
    </tr>
  );
}
