import { EarningsPage } from "~/features/money/office/operator/earnings-page";
import { EmptyList } from "~/office/page/back-office-page";
import { ServiceInvoices } from "~/features/money/office/service-invoices";
import { servicesContext } from "~/context";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { requireOperator } from "~/middleware/require-operator";
import type { Route } from "./+types/earnings-invoices";

export function loader({ context, url }: Route.LoaderArgs) {
  return context.get(servicesContext).listOperatorInvoices(requireOperator(context, url));
}

export function meta() {
  return backOfficeMeta("Our invoices to you");
}

export default function OperatorInvoices({ loaderData: invoices }: Route.ComponentProps) {
  return (
    <EarningsPage
      title="Our invoices to you"
      explained="For commission and featured places, issued each month for the month before. The amounts were deducted from your payouts."
    >
      <div className="mt-4">
        {invoices.length === 0 ? (
          <EmptyList reason="The first one comes at the beginning of the month after your first commission or featured place.">
            No invoices yet
          </EmptyList>
        ) : (
          <ServiceInvoices invoices={invoices} office="operator" />
        )}
      </div>
    </EarningsPage>
  );
}
