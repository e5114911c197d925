import { Link } from "react-router";
import type { Route } from "./+types/revenue-disputes";
import { ExportableList } from "~/components/back-office/exportable-list";
import { BackOfficePage } from "~/components/layout/back-office-page";
import { DisputeStep } from "~/components/money/dispute-step";
import { RevenueNav } from "~/components/money/revenue-nav";
import { servicesContext } from "~/context";
import { useMay } from "~/hooks/use-may";
import { readForm } from "~/lib/forms/read-form";
import { changeDisputes } from "~/lib/money/change-disputes";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { disputesList } from "~/lists/admin/disputes";
import { loadList } from "~/lists/load-list.server";
import { requireAdmin } from "~/middleware/require-admin";

export function loader({ context, url }: Route.LoaderArgs) {
  return loadList(disputesList, requireAdmin(context, url), { context, url });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  return changeDisputes(context.get(servicesContext), viewer, await readForm(request));
}

export { revalidatesList as shouldRevalidate } from "~/lib/pages/open-row";

export function meta() {
  return backOfficeMeta("Disputes");
}

export default function Disputes({ loaderData }: Route.ComponentProps) {
  const mayPay = useMay()("payments");
  return (
    <BackOfficePage
      title="Disputes"
      explained="Payments that a customer's bank questions (chargebacks). Their money is withheld from payouts until the bank decides. Record one on its booking's page; the payment service reports most by itself."
    >
      <RevenueNav />
      <ExportableList
        list={disputesList}
        rows={loaderData.disputes}
        loaded={loaderData}
        renderPanelActions={(dispute) => (
          <div className="grid w-full gap-3">
            <Link
              to={`/admin/bookings/${dispute.bookingId}#disputes`}
              className="justify-self-start py-1 text-sm font-semibold text-peacock underline underline-offset-4"
            >
              Open booking
            </Link>
            {mayPay && <DisputeStep key={dispute.id} dispute={dispute} />}
          </div>
        )}
      />
    </BackOfficePage>
  );
}
