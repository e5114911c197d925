import { Link } from "react-router";
import type { Route } from "./+types/operator-rescue";
import { RescueScreen } from "~/features/desk/office/rescue/rescue-screen";
import { BackOfficePage } from "~/office/page/back-office-page";
import { servicesContext } from "~/context";
import { changeRescue, loadRescue } from "~/features/desk/office/rescue/rescue.server";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { requireAdmin } from "~/middleware/require-admin";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const scope = { operator: params.slug };
  return { ...(await loadRescue(context.get(servicesContext), viewer, scope, url)), scope };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  return changeRescue(context.get(servicesContext), viewer, { operator: params.slug }, request);
}

export { revalidatesAlways as shouldRevalidate } from "~/platform/pages/revalidation";

export function meta() {
  return backOfficeMeta("Rescue an operator's travelers");
}

export default function OperatorRescue({ loaderData }: Route.ComponentProps) {
  const { page, scope, query } = loaderData;
  return (
    <BackOfficePage
      title={page.companyName}
      intro={page.isSuspended ? "Suspended: bookings from today on" : "Bookings from today on"}
      aside={
        <Link to={`/admin/operators/${scope.operator}`} className="text-peacock underline underline-offset-4">
          Operator
        </Link>
      }
    >
      <RescueScreen page={page} scope={scope} query={query} pathOf={(id) => `/admin/bookings/${id}`} />
    </BackOfficePage>
  );
}
