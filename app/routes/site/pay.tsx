import { useCallback, useEffect } from "react";
import { data, Form, Link, redirect, useNavigation, useRevalidator } from "react-router";
import type { Route } from "./+types/pay";
import { PayState } from "~/components/payments/pay-state";
import { TimeLeft } from "~/components/payments/time-left";
import { UpiPayment, GatewayForm } from "~/components/payments/upi-payment";
import { Button, buttonClasses } from "~/components/ui/button";
import { DescriptionList } from "~/components/ui/description-list";
import { servicesContext } from "~/context";
import { AppError } from "~/domain/errors";
import { formatRupees } from "~/domain/money/money";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { useActionAnswer } from "~/hooks/use-action-answer";
import { readForm } from "~/lib/forms/read-form";

/** Polling interval for the payment status, in milliseconds. */
const askEvery = 3000;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { bookingId, key } = params;
  return { page: await context.get(servicesContext).getPayPage({ bookingId, key }), key };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { bookingId, key } = params;
  const way = (await readForm(request)).get("way") === "upi" ? "upi" : "gateway";
  try {
    const services = context.get(servicesContext);
    await services.limitPayments(request.headers);
    const start = await services.startPayment({ bookingId, key }, way);
    // The UPI code is in the loader's data, where it survives a reload and is the same in a second tab.
    if (start.way === "upi") return redirect(`/trip/${bookingId}/${key}/pay`, 303);
    const { checkout } = start;
    return checkout.action.startsWith("/")
      ? redirect(checkout.action, 303)
      : data({ checkout, refusal: null });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return data({ checkout: null, refusal: error.message }, { status: error.status });
  }
}

/** The URL grants access to the booking: the page must not be cached. */
export function headers() {
  return { "Cache-Control": "private, no-store" };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const name = loaderData ? `Pay booking ${loaderData.page.bookingId}` : "Pay";
  return [{ title: `${name} | Tour Bharat` }, { name: "robots", content: "noindex" }];
}

export default function Pay({ loaderData: { page, key }, actionData }: Route.ComponentProps) {
  const { canPay, dueAt, lastAttempt, toPay, upi } = page;
  const answer = useActionAnswer(actionData);
  const checkout = canPay ? answer?.checkout : null;
  const isSending = useNavigation().formData !== undefined;
  const isWaiting = canPay && lastAttempt !== "none";
  const { revalidate } = useRevalidator();
  const lookAgain = useCallback(() => void revalidate(), [revalidate]);
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => {
      if (!document.hidden) lookAgain();
    }, askEvery);
    return () => clearInterval(timer);
  }, [isWaiting, lookAgain]);

  return (
    <div className="mx-auto max-w-2xl px-4 py-12 sm:px-6">
      <h1 className="text-4xl sm:text-5xl">{toPay > 0 ? "Pay for your trip" : "Your payment"}</h1>
      <DescriptionList
        className="mt-6"
        entries={[
          ["Booking ID", page.bookingId],
          ["Tour", page.tourTitle],
          ["Travel date", formatTravelDate(page.travelDate)],
          ["Travelers", String(page.numberOfTravelers)],
          ["Total", formatRupees(page.total)],
          ...(page.paid > 0 ? [["Paid", formatRupees(page.paid)] as const] : []),
        ]}
      />
      {toPay > 0 && (
        <div className="mt-6 border-t border-line pt-6">
          <p className="flex items-baseline justify-between gap-4">
            <span className="text-lg">To pay</span>
            <strong className="font-display text-4xl font-normal tabular-nums">{formatRupees(toPay)}</strong>
          </p>
          {dueAt !== null && <TimeLeft key={dueAt} dueAt={dueAt} now={page.now} onOver={lookAgain} />}
        </div>
      )}
      <PayState page={page} isWaiting={isWaiting} />
      {answer?.refusal && (
        <p
          role="alert"
          className="mt-6 rounded-control border-l-4 border-danger bg-danger-subtle p-4 text-danger"
        >
          {answer.refusal}
        </p>
      )}
      {checkout && <GatewayForm {...checkout} />}
      {upi && (
        <div className="mt-6">
          <UpiPayment {...upi} sandboxPath={page.sandboxPath} />
        </div>
      )}
      {canPay && (
        <Form method="post" preventScrollReset className="mt-6 flex flex-wrap gap-3">
          {!upi && (
            <Button type="submit" name="way" value="upi" aria-disabled={isSending || undefined}>
              Pay by UPI
            </Button>
          )}
          <Button
            type="submit"
            name="way"
            value="gateway"
            variant="secondary"
            aria-disabled={isSending || undefined}
          >
            Pay by card or net banking
          </Button>
        </Form>
      )}
      {isWaiting && (
        <noscript>
          <p className="mt-6">
            <a
              href={`/trip/${page.bookingId}/${key}/pay`}
              className="text-peacock underline underline-offset-4"
            >
              Check payment status
            </a>
          </p>
        </noscript>
      )}
      <p className="mt-8">
        <Link to={`/trip/${page.bookingId}/${key}`} className={buttonClasses("secondary")}>
          See the booking
        </Link>
      </p>
    </div>
  );
}
