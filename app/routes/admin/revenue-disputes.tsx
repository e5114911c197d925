import { Link } from "react-router";
import type { Route } from "./+types/revenue-disputes";
import { ExportableList } from "~/office/lists/exportable-list";
import { BackOfficePage } from "~/office/page/back-office-page";
import { DisputeStep } from "~/features/money/office/admin/dispute-step";
import { RevenueNav } from "~/features/money/office/admin/revenue-nav";
import { servicesContext } from "~/context";
import { useMay } from "~/office/frame/use-may";
import { readForm } from "~/platform/forms/read-form";
import { changeDisputes } from "~/features/money/office/admin/change-disputes";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { disputesList } from "~/features/money/office/admin/disputes.list";
import { loadList } from "~/office/lists/load-list.server";
import { requireAdmin } from "~/middleware/require-admin";

export function loader({ context, url }: Route.LoaderArgs) {
  return loadList(disputesList, requireAdmin(context, url), { context, url });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  return changeDisputes(context.get(servicesContext), viewer, await readForm(request));
}

export { revalidatesList as shouldRevalidate } from "~/platform/pages/open-row";

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
