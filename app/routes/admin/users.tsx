import { z } from "zod";
import type { Route } from "./+types/users";
import { AccountChangeNote } from "~/components/admin/account-actions";
import { AccountsTable } from "~/components/admin/accounts-table";
import { ListFilters } from "~/components/back-office/list-filters";
import { BackOfficePage, EmptyList } from "~/components/layout/back-office-page";
import { PageLinks } from "~/components/ui/page-links";
import { servicesContext } from "~/context";
import { accountStatuses, roles } from "~/domain/account";
import { accountRoleLabels, accountStatusLabels } from "~/domain/account-status";
import { useAccountChange } from "~/hooks/use-account-change";
import { backOfficeMeta } from "~/lib/back-office-meta";
import { changeAccountStatus } from "~/lib/change-account-status";
import { listOrNotFound } from "~/lib/list-or-not-found";
import { requireAdmin } from "~/middleware/require-admin";

// A filter the address does not name well is no filter.
const querySchema = z.object({
  q: z.string().trim().max(200).optional().catch(undefined),
  role: z.enum(roles).optional().catch(undefined),
  status: z.enum(accountStatuses).optional().catch(undefined),
  cursor: z.string().max(200).optional().catch(undefined),
});

const pageSize = 50;

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const query = querySchema.parse(Object.fromEntries(url.searchParams));
  const list = context.get(servicesContext).listAccounts(viewer, { ...query, limit: pageSize });
  return { ...(await listOrNotFound(list)), query, ownId: viewer.id };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return changeAccountStatus(context, request, url);
}

export function meta() {
  return backOfficeMeta("User Management");
}

export default function Users({ loaderData, actionData }: Route.ComponentProps) {
  const { accounts, nextCursor, query, ownId } = loaderData;
  const change = useAccountChange(actionData);
  const isTold = accounts.some(({ id }) => id === change.result?.userId);
  return (
    <BackOfficePage title="User Management">
      <ListFilters
        query={{ q: query.q, role: query.role, status: query.status }}
        placeholder="Name, e-mail or request code"
        choices={[
          {
            name: "role",
            label: "Role",
            all: "All Users",
            options: roles.map((role) => [role, accountRoleLabels[role].many] as const),
          },
          {
            name: "status",
            label: "Status",
            all: "All",
            options: accountStatuses.map((status) => [status, accountStatusLabels[status]] as const),
          },
        ]}
      />
      <p role="status" className="sr-only">
        {change.result?.message}
      </p>
      <div className="mt-4">
        {change.result && !isTold && <AccountChangeNote result={change.result} />}
        {accounts.length === 0 ? (
          <EmptyList>No users found</EmptyList>
        ) : (
          <AccountsTable accounts={accounts} ownId={ownId} change={change} />
        )}
      </div>
      <PageLinks query={query} nextCursor={nextCursor} first="Newest users" next="Older users" />
    </BackOfficePage>
  );
}
