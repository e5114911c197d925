import { FlaskConical, LockKeyhole, ReceiptIndianRupee, Undo2 } from "lucide";
import { Link } from "react-router";
import { formatDay } from "~/domain/calendar/calendar";
import type { PayPage } from "~/domain/money/payments/payment";
import { Icon } from "~/ui/icon";
import { payMessages } from "./messages";

/** Facts about the payment: who sees the card, until when it is refunded in full, and the invoice. */
export function PayAssurances({ page, invoicePath }: { page: PayPage; invoicePath: string }) {
  const m = payMessages().assurances;
  return (
    <ul className="mt-6 grid gap-3 border-t border-line pt-5 text-base text-muted [&_svg]:mt-1 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-peacock [&>li]:flex [&>li]:gap-3">
      {page.isDemo ? (
        page.upi === null && (
          <li>
            <Icon icon={FlaskConical} />
            {m.demo}
          </li>
        )
      ) : (
        <li>
          <Icon icon={LockKeyhole} />
          {m.provider}
        </li>
      )}
      {page.fullRefundUntil !== null && (
        <li>
          <Icon icon={Undo2} />
          {m.freeUntil(formatDay(page.fullRefundUntil))}
        </li>
      )}
      <li>
        <Icon icon={ReceiptIndianRupee} />
        <span>
          <Link to={invoicePath} className="text-peacock underline underline-offset-4">
            {m.invoice}
          </Link>
        </span>
      </li>
    </ul>
  );
}
