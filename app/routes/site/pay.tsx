import { useCallback, useEffect } from "react";
import { Link, redirect, redirectDocument, replace, useRevalidator } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/pay";
import { PayAssurances } from "~/features/money/payments/pay-assurances";
import { PayState } from "~/features/money/payments/pay-state";
import { PaySteps } from "~/features/money/payments/pay-steps";
import { PaySummary } from "~/features/money/payments/pay-summary";
import { ShareChoice } from "~/features/money/payments/share-choice";
import { TimeLeft } from "~/features/money/payments/time-left";
import { UpiPayment, GatewayForm } from "~/features/money/payments/upi-payment";
import { AnsweredForm, SubmitButton } from "~/ui/answered-form";
import { buttonClasses } from "~/ui/button";
import { BuyerStateFields } from "~/features/money/invoices/buyer-state-fields";
import { buyerStateFields } from "~/domain/money/invoices/invoice-details";
import { servicesContext, viewerContext } from "~/context";
import { pathIn } from "~/domain/language/addresses";
import { currentLanguage } from "~/domain/language/language";
import { payMessages } from "~/features/money/payments/messages";
import { formatRupees } from "~/domain/money/money";
import { formatDeadline } from "~/domain/calendar/calendar";
import { confirmByText, unpaidBalanceText } from "~/domain/bookings/unpaid-booking";
import { payLabel, payShares, payWays } from "~/domain/bookings/payment-methods";
import type { Checkout } from "../../../worker/money/payments/gateway";
import { useForm } from "~/platform/forms/use-form";
import { answerForm } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";

/** Polling interval for the payment status, in milliseconds. */
const askEvery = 3000;

export async function loader({ context, params }: Route.LoaderArgs) {
  const { bookingId, key } = params;
  const page = await context.get(servicesContext).openPayPage({ bookingId, key });
  if (page.agreePath !== null) throw redirect(page.agreePath);
  if (page.status === "confirmed" && page.toPay === 0 && page.refunds.length === 0)
    throw replace(`/trip/${bookingId}/${key}/booked`);
  return { page, key };
}

const formSchema = z.object({
  way: z.enum(payWays).catch("card"),
  share: z.enum(payShares).catch("all"),
  ...buyerStateFields,
});

export async function action({ context, params: { bookingId, key }, request }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const by = { viewer: context.get(viewerContext), key };
  return answerForm(await readForm(request), formSchema, async ({ way, share, ...buyer }) => {
    await services.limitPayments(request.headers);
    if (buyer.state !== null || buyer.postalCode !== null)
      await services.saveInvoiceDetails(bookingId, by, request.headers, buyer);
    const start = await services.startPayment({ bookingId, key }, way, share);
    // The UPI code is in the loader's data, where it survives a reload and is the same in a second tab.
    if (start.way === "upi") throw redirect(`/trip/${bookingId}/${key}/pay`, 303);
    const { checkout } = start;
    // The sandbox stands in for another site.
    if (checkout.action.startsWith("/")) throw redirectDocument(checkout.action, 303);
    return { result: checkout };
  });
}

/** The URL grants access to the booking: the page must not be cached. */
export function headers() {
  return { "Cache-Control": "private, no-store" };
}

export function meta({ loaderData }: Route.MetaArgs) {
  const m = payMessages();
  const name = loaderData ? m.title(loaderData.page.bookingId) : m.pay;
  return [{ title: `${name} | Tour Bharat` }, { name: "robots", content: "noindex" }];
}

export default function Pay({ loaderData: { page, key } }: Route.ComponentProps) {
  const { canPay, deposit, dueAt, balanceDueAt, lastAttempt, method, toPay, upi, way: chosen } = page;
  const m = payMessages();
  const deadline = dueAt ?? balanceDueAt;
  // The chosen way comes first; an open UPI code is shown instead of its button, unless another amount can be chosen.
  const ways = [chosen, ...payWays.filter((way) => way !== chosen)].filter(
    (way) => way !== "upi" || !upi || deposit,
  );
  // An open UPI code is the primary action: every other way is another one.
  const first = upi ? undefined : ways[0];
  const others = upi ? ways : ways.slice(1);
  const bookingPath = `/trip/${page.bookingId}/${key}`;
  const { askedState } = page;
  const form = useForm<Checkout>({}, { saved: askedState ?? {} });
  const checkout = canPay ? form.answer?.result : null;
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
    <div className="mx-auto max-w-6xl px-4 py-5 sm:px-6 sm:py-12">
      <PaySteps page={page} />
      <h1 className="mt-4 text-3xl sm:mt-6 sm:text-5xl">{toPay > 0 ? m.payForTrip : m.yourPayment}</h1>
      <div className="mt-4 grid items-start gap-6 sm:mt-8 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-10">
        <div className="rounded-card border border-line bg-card p-5 card-shadow sm:p-8">
          {page.paid > 0 && (
            <p className="flex items-baseline justify-between gap-4">
              <span>{m.paid}</span>
              <span translate="no" className="font-semibold tabular-nums">
                {formatRupees(page.paid)}
              </span>
            </p>
          )}
          {page.verifyBy !== null && canPay && (
            <p className="mb-4">{m.payingConfirms(confirmByText(Date.parse(page.verifyBy)))}</p>
          )}
          {toPay > 0 && (
            <>
              <p className="flex items-baseline justify-between gap-4">
                <span className="text-lg">{m.toPay}</span>
                <strong translate="no" className="font-display text-4xl font-normal tabular-nums">
                  {formatRupees(toPay)}
                </strong>
              </p>
              {dueAt !== null && page.status === "pending" ? (
                <TimeLeft key={dueAt} dueAt={dueAt} now={page.now} onOver={lookAgain} />
              ) : (
                deadline !== null &&
                m.due(
                  deposit && formatRupees(deposit.amount),
                  formatDeadline(deadline),
                  deadline,
                  balanceDueAt === null ? null : unpaidBalanceText(),
                )
              )}
            </>
          )}
          {upi && <UpiPayment {...upi} sandboxPath={page.sandboxPath} />}
          {/* Below the UPI button, which a phone's first screen has to show. */}
          <PayState page={page} isWaiting={isWaiting} />
          {form.refused && (
            <p
              role="alert"
              className="mt-6 rounded-control border-l-4 border-danger bg-danger-subtle p-4 text-danger"
            >
              {form.refused.message}
            </p>
          )}
          {checkout && <GatewayForm {...checkout} />}
          {canPay && (
            <AnsweredForm form={form} preventScrollReset className="mt-6 grid gap-4">
              {deposit && <ShareChoice deposit={deposit} total={toPay} />}
              {askedState && <BuyerStateFields form={form} />}
              {first !== undefined && (
                <SubmitButton form={form} name="way" value={first} className="min-h-14 w-full text-lg">
                  {payLabel(first, method)}
                </SubmitButton>
              )}
              {others.length > 0 && (
                <div className="grid gap-3">
                  <p className="text-muted">{m.anotherWay}</p>
                  {others.map((way) => (
                    <SubmitButton
                      key={way}
                      form={form}
                      name="way"
                      value={way}
                      variant="secondary"
                      className="min-h-12 w-full"
                    >
                      {payLabel(way, method)}
                    </SubmitButton>
                  ))}
                </div>
              )}
            </AnsweredForm>
          )}
          {isWaiting && (
            <noscript>
              <p className="mt-6">
                <a
                  href={pathIn(currentLanguage(), `${bookingPath}/pay`)}
                  className="text-peacock underline underline-offset-4"
                >
                  {m.checkStatus}
                </a>
              </p>
            </noscript>
          )}
          {toPay > 0 && <PayAssurances page={page} invoicePath={`${bookingPath}/invoice`} />}
          <p className="mt-6">
            <Link
              to={bookingPath}
              className={
                toPay > 0 ? "inline-block py-1 text-peacock underline underline-offset-4" : buttonClasses()
              }
            >
              {m.seeBooking}
            </Link>
          </p>
        </div>
        <PaySummary page={page} />
      </div>
    </div>
  );
}
