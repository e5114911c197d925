import { Link } from "react-router";
import { Exact } from "~/ui/exact";
import { QrCode } from "~/features/accounts/security/qr-code";
import { buttonClasses, Button } from "~/ui/button";
import { formatRupees } from "~/domain/money/money";
import { useEffect, useRef } from "react";

interface UpiPaymentProps {
  link: string;
  amount: number;
  /** Path of the sandbox's simulated UPI app; null in production. */
  sandboxPath: string | null;
}

/** A link to the UPI app on phones; elsewhere a QR code. */
export function UpiPayment({ link, amount, sandboxPath }: UpiPaymentProps) {
  return (
    <section aria-labelledby="upi" className="mt-5 border-t border-line pt-5">
      <h2 id="upi" className="text-2xl">
        Pay <Exact>{formatRupees(amount)}</Exact> by UPI
      </h2>
      <div className="mt-3 grid items-center gap-x-6 gap-y-4 sm:grid-flow-col sm:justify-start">
        <div>
          <p className="mb-3 text-muted pointer-coarse:hidden">
            Scan this code with any UPI app on your phone.
          </p>
          <a
            href={link}
            className={buttonClasses("primary", "hidden min-h-14 w-full text-lg pointer-coarse:inline-flex")}
          >
            Open UPI app
          </a>
          <a
            href={link}
            className="inline-flex min-h-6 items-center text-peacock underline underline-offset-4 pointer-coarse:hidden"
          >
            Open a UPI app on this device
          </a>
        </div>
        <QrCode
          text={link}
          label={`UPI code for ${formatRupees(amount)}`}
          className="sm:-order-1 pointer-coarse:hidden"
        />
      </div>
      {sandboxPath !== null && (
        <p className="mt-3 text-muted">
          This is a demo: no money moves.{" "}
          <Link to={sandboxPath} className="text-peacock underline underline-offset-4">
            Simulate the UPI app
          </Link>
          .
        </p>
      )}
    </section>
  );
}

/** Posts to the payment gateway's page: on mount, or with its button without scripts. */
export function GatewayForm({ action, fields }: { action: string; fields: Record<string, string> }) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.submit(), []);
  return (
    <form ref={form} method="post" action={action} className="mt-6">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit">Go to the payment page</Button>
    </form>
  );
}
