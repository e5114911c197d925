import { data, Form, Link, redirectDocument, type RouterContextProvider } from "react-router";
import { Exact } from "~/ui/exact";
import { Button } from "~/ui/button";
import { SelectField } from "~/ui/field";
import { servicesContext } from "~/context";
import { formatRupees } from "~/domain/money/money";
import { sandboxPaymentSchema, sandboxScenarioLabels } from "~/domain/money/payments/sandbox";
import { readForm } from "~/platform/forms/read-form";
import { pathIn } from "~/domain/language/addresses";
import { returnLanguageSchema } from "~/domain/money/payments/return-language";

interface PageArgs {
  params: { orderId?: string };
  url: URL;
  context: Readonly<RouterContextProvider>;
}

/** Returns the page to send the customer to, in the language in which they pay. */
function returnPath(url: URL, payPath: string): string {
  return pathIn(returnLanguageSchema.parse(url.searchParams.get("language")), payPath);
}

export async function loader({ params, context, url }: PageArgs) {
  const { getSandboxOrder } = context.get(servicesContext);
  if (!getSandboxOrder) throw data(null, { status: 404 });
  const order = await getSandboxOrder(params.orderId ?? "");
  return { order: { ...order, payPath: returnPath(url, order.payPath) } };
}

export async function action({ params, context, request, url }: PageArgs & { request: Request }) {
  const { payInSandbox } = context.get(servicesContext);
  if (!payInSandbox) throw data(null, { status: 404 });
  const payment = sandboxPaymentSchema.safeParse(Object.fromEntries(await readForm(request)));
  if (!payment.success) throw data("Unknown sandbox action.", { status: 400 });
  return redirectDocument(returnPath(url, await payInSandbox(params.orderId ?? "", payment.data)));
}

type LoaderData = Awaited<ReturnType<typeof loader>>;

export function headers() {
  return { "Cache-Control": "private, no-store" };
}

export function meta() {
  return [{ title: "Payment sandbox | Tour Bharat" }, { name: "robots", content: "noindex" }];
}

const methods = [
  { method: "card", label: "Pay by card" },
  { method: "netbanking", label: "Pay by net banking" },
  { method: "upi", label: "Paid by UPI" },
] as const;

/** Stands in for the payment service's page and its failures. Not in production builds: see routes.ts. */
export default function SandboxPay({ loaderData: { order } }: { loaderData: LoaderData }) {
  return (
    <div className="mx-auto max-w-2xl px-4 py-12 sm:px-6">
      <h1 className="text-4xl">Payment sandbox</h1>
      <p className="mt-3 text-muted">
        A stand-in for the payment service: no money moves and no card is needed. It notifies the site like a
        real one.
      </p>
      <p className="mt-6 flex flex-wrap items-baseline justify-between gap-4 border-y border-line py-4">
        <span>
          <span>{`${order.tourTitle}, booking`}</span> <Exact>{order.bookingId}</Exact>
        </span>
        <strong translate="no" className="text-2xl tabular-nums">
          {formatRupees(order.amount)}
        </strong>
      </p>
      <Form method="post" className="mt-6 grid gap-5">
        <input type="hidden" name="outcome" value="paid" />
        <SelectField
          label="Payment outcome"
          required
          name="scenario"
          options={Object.entries(sandboxScenarioLabels)}
        />
        <div className="flex flex-wrap gap-3">
          {methods.map(({ method, label }) => (
            <Button key={method} type="submit" name="method" value={method}>
              {label}
            </Button>
          ))}
        </div>
      </Form>
      <Form method="post" className="mt-3">
        <input type="hidden" name="outcome" value="failed" />
        <Button type="submit" name="method" value="card" variant="danger">
          Fail the payment
        </Button>
      </Form>
      {order.payments.length > 0 && (
        <section aria-labelledby="attempts" className="mt-8">
          <h2 id="attempts" className="text-2xl">
            History
          </h2>
          <ul className="mt-2">
            {order.payments.map(({ paymentId, amount, status, method }) => (
              <li key={paymentId} className="border-t border-line py-2">
                <Exact>{formatRupees(amount)}</Exact> <span>{`by ${method}: ${status}`}</span>
              </li>
            ))}
          </ul>
          <Form method="post" className="mt-3">
            <input type="hidden" name="outcome" value="paid" />
            <input type="hidden" name="scenario" value="resend" />
            <Button type="submit" name="method" value="card" variant="secondary">
              Send the notification again
            </Button>
          </Form>
        </section>
      )}
      <p className="mt-8">
        <Link reloadDocument to={order.payPath} className="text-peacock underline underline-offset-4">
          Back without paying
        </Link>
      </p>
    </div>
  );
}
