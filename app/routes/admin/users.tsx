import type { Route } from "./+types/users";
import { AccountList } from "~/features/accounts/office/admin/account-list";
import { BackOfficePage } from "~/office/page/back-office-page";
import { servicesContext } from "~/context";
import { bulkAccountIntents } from "~/domain/accounts/account-edit";
import { actOnAccounts } from "~/features/accounts/office/admin/act-on-accounts.server";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { usersList } from "~/features/accounts/office/admin/accounts.list";
import { loadList } from "~/office/lists/load-list.server";
import { requireAdmin } from "~/middleware/require-admin";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const list = await loadList(usersList, viewer, { context, url });
  return { ...list, viewerId: viewer.id, showsDeletion: url.searchParams.has("deleted") };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  return actOnAccounts(context.get(servicesContext), viewer, request);
}

export { revalidatesAlways as shouldRevalidate } from "~/platform/pages/revalidation";

export function meta() {
  return backOfficeMeta("User Management");
}

export default function Users({ loaderData }: Route.ComponentProps) {
  return (
    <BackOfficePage title="User Management">
      <AccountList
        list={usersList}
        rows={loaderData.accounts}
        loaded={loaderData}
        intents={bulkAccountIntents}
        viewerId={loaderData.viewerId}
        notice={loaderData.showsDeletion ? "The account is deleted." : undefined}
      />
    </BackOfficePage>
  );
}
