import { QrCode } from "~/features/accounts/security/qr-code";
import { buttonClasses, Button } from "~/ui/button";
import { formatRupees } from "~/domain/money/money";
import { useEffect, useRef } from "react";
import { payMessages } from "./messages";

interface UpiPaymentProps {
  link: string;
  amount: number;
  /** Path of the sandbox's simulated UPI app; null in production. */
  sandboxPath: string | null;
}

/** A link to the UPI app on phones; elsewhere a QR code. */
export function UpiPayment({ link, amount, sandboxPath }: UpiPaymentProps) {
  const m = payMessages().upi;
  return (
    <section aria-labelledby="upi" className="mt-5 border-t border-line pt-5">
      {m.heading(formatRupees(amount))}
      <div className="mt-3 grid items-center gap-x-6 gap-y-4 sm:grid-flow-col sm:justify-start">
        <div>
          <p className="mb-3 text-muted pointer-coarse:hidden">{m.scan}</p>
          <a
            href={link}
            className={buttonClasses("primary", "hidden min-h-14 w-full text-lg pointer-coarse:inline-flex")}
          >
            {m.openApp}
          </a>
          <a
            href={link}
            className="inline-flex min-h-6 items-center text-peacock underline underline-offset-4 pointer-coarse:hidden"
          >
            {m.openHere}
          </a>
        </div>
        <QrCode
          text={link}
          label={m.code(formatRupees(amount))}
          className="sm:-order-1 pointer-coarse:hidden"
        />
      </div>
      {sandboxPath !== null && m.demo(sandboxPath)}
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
      <Button type="submit">{payMessages().goToPayment}</Button>
    </form>
  );
}
