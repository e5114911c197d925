import { useEffect, useState } from "react";
import { Exact } from "~/ui/exact";
import { Button } from "~/ui/button";
import { InputField, SelectField } from "~/ui/field";
import type { AdminBooking } from "~/domain/bookings/booking-schema";
import { formatRupees } from "~/domain/money/money";
import { bookingMoneySchema, receivedBy, receivedByLabels } from "~/domain/money/payments/payment";
import { useMay } from "~/office/frame/use-may";
import { callApi, fetchApi } from "~/platform/api/call-api";
import { readNumber } from "~/domain/typed-input/number";
import type { AdminBookingPage } from "../../../../../worker/desk/admin/get-admin-booking";
import { BookingMoneyTable, shareRows } from "../booking-money-table";

const unknownProblem = "Something went wrong. Please try again.";

/** Money of a booking, with the form that records a received payment. */
export function BookingMoney({
  booking,
  page,
}: {
  booking: AdminBooking;
  /** Data of the booking's page; without it, in a side panel, the component fetches the payments and has its own title. */
  page?: Pick<AdminBookingPage, "money" | "share">;
}) {
  const { bookingId } = booking;
  const initial = page?.money ?? null;
  const hasTitle = page === undefined;
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
      <BookingMoneyTable
        booking={booking}
        priceLines={booking.priceLines}
        money={money}
        share={shareOf(booking, page?.share ?? null)}
        renderRefundAction={({ id, amount, status, gateway }) =>
          mayPay &&
          (status === "failed" || (status === "due" && gateway === "manual")) && (
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
          )
        }
      />
      {mayPay && money !== null && money.owed > 0 && (
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
      {problem !== null && (
        <p role="alert" className="mt-2 font-semibold text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}

/** Returns the operator's part by the ledger, or the commission of what is not sold yet. */
function shareOf(
  { commission, commissionPercent }: AdminBooking,
  share: AdminBookingPage["share"],
): ReturnType<typeof shareRows> {
  if (share) return shareRows(share.sale, share.line, commissionPercent, "Net to the operator");
  return [[`Commission, ${commissionPercent}\u00a0%`, -commission]];
}
