import type { Route } from "./+types/operators";
import { AccountList } from "~/features/accounts/office/admin/account-list";
import { BackOfficePage } from "~/office/page/back-office-page";
import { servicesContext } from "~/context";
import { bulkOperatorIntents } from "~/domain/accounts/account-edit";
import { actOnOperators } from "~/features/operators/office/admin/act-on-operators.server";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { operatorsList } from "~/features/accounts/office/admin/accounts.list";
import { loadList } from "~/office/lists/load-list.server";
import { requireAdmin } from "~/middleware/require-admin";

export function loader({ context, url }: Route.LoaderArgs) {
  return loadList(operatorsList, requireAdmin(context, url), { context, url });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  return actOnOperators(context.get(servicesContext), viewer, request);
}

export { revalidatesAlways as shouldRevalidate } from "~/platform/pages/revalidation";

export function meta() {
  return backOfficeMeta("Operator Verification");
}

export default function Operators({ loaderData }: Route.ComponentProps) {
  return (
    <BackOfficePage
      title="Operator Verification"
      explained="An operator has its owner's account status. Travelers can book its tours while it is verified."
    >
      <AccountList
        list={operatorsList}
        rows={loaderData.operators}
        loaded={loaderData}
        intents={bulkOperatorIntents}
      />
    </BackOfficePage>
  );
}
