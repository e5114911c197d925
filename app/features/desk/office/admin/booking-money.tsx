import { useEffect, useState } from "react";
import { Exact } from "~/ui/exact";
import { Button } from "~/ui/button";
import { InputField, SelectField } from "~/ui/field";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { formatRupees } from "~/domain/money/money";
import {
  bookingMoneySchema,
  receivedBy,
  receivedByLabels,
  type BookingMoney,
} from "~/domain/money/payments/payment";
import { useMay } from "~/office/frame/use-may";
import { callApi, fetchApi } from "~/platform/api/call-api";
import { readNumber } from "~/domain/typed-input/number";

const unknownProblem = "Something went wrong. Please try again.";

const paymentStates = { created: "requested", failed: "failed", captured: "received" };
const refundStates = { due: "pending", done: "completed", failed: "failed" };

/** Payments and refunds of a booking, with the form that records a received payment. */
export function BookingPayments({
  bookingId,
  initial = null,
  hasTitle = true,
}: {
  bookingId: string;
  /** Preloaded data; without it the component fetches its own. */
  initial?: BookingMoney | null;
  /** False inside a section that has the title. */
  hasTitle?: boolean;
}) {
  const [loaded, setLoaded] = useState({ initial, money: initial });
  // A newer state from the page replaces what was read here.
  if (loaded.initial !== initial) setLoaded({ initial, money: initial });
  const { money } = loaded;
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  // Idempotency key of one receipt: a retry after a lost response records it once.
  const [receiptId, setReceiptId] = useState(() => crypto.randomUUID());
  const mayPay = useMay()("payments");
  const path = `/api/admin/bookings/${bookingId}`;

  async function read() {
    const money = await callApi(bookingMoneySchema, `${path}/money`);
    setLoaded((current) => ({ ...current, money }));
  }
  async function run(change: () => Promise<unknown>) {
    setIsBusy(true);
    setProblem(null);
    try {
      await change();
      await read();
    } catch (error) {
      setProblem((error instanceof Error && error.message) || unknownProblem);
    } finally {
      setIsBusy(false);
    }
  }
  const isKnown = initial !== null;
  useEffect(() => {
    if (isKnown) return;
    let isWanted = true;
    callApi(bookingMoneySchema, `/api/admin/bookings/${bookingId}/money`).then(
      (answer) => isWanted && setLoaded((current) => ({ ...current, money: answer })),
      () => isWanted && setProblem("Payments couldn't be loaded."),
    );
    return () => {
      isWanted = false;
    };
  }, [bookingId, isKnown]);

  function record(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { currentTarget } = event;
    const form = new FormData(currentTarget);
    const payment = { amount: readNumber(String(form.get("amount"))), method: form.get("method"), receiptId };
    void run(async () => {
      await fetchApi(`${path}/payments`, { body: payment });
      setReceiptId(crypto.randomUUID());
      currentTarget.reset();
    });
  }

  return (
    <div
      role={hasTitle ? "region" : undefined}
      aria-label={hasTitle ? "Money" : undefined}
      className={hasTitle ? "mt-5 border-t border-line pt-4" : "mt-2"}
    >
      {hasTitle && <h3 className="font-semibold">Money</h3>}
      {money && (
        <>
          <p role="status">
            {money.owed > 0 ? (
              <span>
                <Exact>{formatRupees(money.owed)}</Exact> due.
              </span>
            ) : (
              <span>Nothing due.</span>
            )}
          </p>
          <ul className="mt-2">
            {money.payments.map(({ id, amount, method, gateway, status, at }) => (
              <li key={id} className="border-t border-line py-1.5">
                <Exact>{formatRupees(amount)}</Exact>{" "}
                <span>{`${paymentStates[status]}, ${method ?? gateway},`}</span>{" "}
                <Exact>{formatInstantInIndia(at)}</Exact>
              </li>
            ))}
            {money.refunds.map(({ id, amount, reason, status, gateway, lastError }) => (
              <li key={id} className="border-t border-line py-1.5">
                Refund of <Exact>{formatRupees(amount)}</Exact>
                <span>{`, ${refundStates[status]}: ${reason}${status === "failed" && lastError !== null ? ` (${lastError})` : ""}`}</span>
                {mayPay && (status === "failed" || (status === "due" && gateway === "manual")) && (
                  <Button
                    variant="secondary"
                    className="mt-1 block min-h-9 px-3 py-1 text-sm"
                    disabled={isBusy}
                    onClick={() => void run(() => fetchApi(`/api/admin/refunds/${id}/done`, { body: {} }))}
                  >
                    <span>
                      Mark <Exact>{formatRupees(amount)}</Exact> as refunded
                    </span>
                  </Button>
                )}
              </li>
            ))}
          </ul>
          {mayPay && money.owed > 0 && (
            <form onSubmit={record} className="mt-3 grid items-end gap-3 sm:grid-cols-[1fr_1fr_auto]">
              <InputField
                label="Amount received (₹)"
                required
                name="amount"
                inputMode="numeric"
                defaultValue={money.owed}
              />
              <SelectField
                label="Method"
                required
                name="method"
                options={receivedBy.map((method) => [method, receivedByLabels[method]])}
              />
              <Button type="submit" disabled={isBusy}>
                Record
              </Button>
            </form>
          )}
        </>
      )}
      {problem !== null && (
        <p role="alert" className="mt-2 font-semibold text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}
