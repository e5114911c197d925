import { FlaskConical, LockKeyhole, ReceiptIndianRupee, Undo2 } from "lucide";
import { Link } from "react-router";
import { Exact } from "~/ui/exact";
import { formatDay } from "~/domain/calendar/calendar";
import type { PayPage } from "~/domain/money/payments/payment";
import { Icon } from "~/ui/icon";

/** Facts about the payment: who sees the card, until when it is refunded in full, and the invoice. */
export function PayAssurances({ page, invoicePath }: { page: PayPage; invoicePath: string }) {
  return (
    <ul className="mt-6 grid gap-3 border-t border-line pt-5 text-base text-muted [&_svg]:mt-1 [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-peacock [&>li]:flex [&>li]:gap-3">
      {page.isDemo ? (
        page.upi === null && (
          <li>
            <Icon icon={FlaskConical} />
            This site is a demo: payments are simulated and no money moves.
          </li>
        )
      ) : (
        <li>
          <Icon icon={LockKeyhole} />
          You enter card and bank details on our payment provider's page. We never see them.
        </li>
      )}
      {page.fullRefundUntil !== null && (
        <li>
          <Icon icon={Undo2} />
          <span>
            Free cancellation until <Exact>{formatDay(page.fullRefundUntil)}</Exact>.
          </span>
        </li>
      )}
      <li>
        <Icon icon={ReceiptIndianRupee} />
        <span>
          <Link to={invoicePath} className="text-peacock underline underline-offset-4">
            Need a GST invoice? Add your company's details before you pay
          </Link>
        </span>
      </li>
    </ul>
  );
}
