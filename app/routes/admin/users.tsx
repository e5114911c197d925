import { useState } from "react";
import type { Route } from "./+types/users";
import { AccountQuestion, isAskedAbout } from "~/components/admin/accounts/account-question";
import type { Question } from "~/components/admin/accounts/account-question";
import { AccountAction, AccountLinks } from "~/components/admin/accounts/account-row-actions";
import { RowNotes } from "~/components/admin/bookings/row-notes";
import { userColumns } from "~/components/admin/accounts/user-columns";
import type { ListedAccount } from "~/domain/accounts/account-list";
import { BulkActions } from "~/components/back-office/bulk-actions";
import { DataTable } from "~/components/back-office/data-table";
import { ListFilters } from "~/components/back-office/list-filters";
import { ListTools } from "~/components/back-office/list-tools";
import { BackOfficePage, EmptyList } from "~/components/layout/back-office-page";
import { PageLinks } from "~/components/ui/page-links";
import { servicesContext } from "~/context";
import { accountStatuses, roles } from "~/domain/accounts/account";
import { bulkAccountIntents } from "~/domain/accounts/account-edit";
import type { AccountRowIntent } from "~/domain/accounts/account-edit";
import {
  accountActionLabels,
  accountRoleLabels,
  accountStatusLabels,
} from "~/domain/accounts/account-status";
import { useBulk } from "~/hooks/use-bulk";
import { actOnAccounts } from "~/lib/accounts/act-on-accounts.server";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { usersQuerySchema } from "~/lib/accounts/list-accounts-query";
import { requireAdmin } from "~/middleware/require-admin";

const pageSize = 50;

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const query = usersQuerySchema.parse(Object.fromEntries(url.searchParams));
  const { columns: _, ...asked } = query;
  const list = context.get(servicesContext).listAccounts(viewer, { ...asked, limit: pageSize });
  const isDeletionTold = url.searchParams.has("deleted");
  return { ...(await list), query, ownId: viewer.id, isDeletionTold };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  return actOnAccounts(context.get(servicesContext), viewer, request);
}

/** Revalidates after rejections too: they mean that the data has changed. */
export function shouldRevalidate() {
  return true;
}

export function meta() {
  return backOfficeMeta("User Management");
}

const choices = [
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
];
const bulkActions = bulkAccountIntents.map((intent) => ({
  intent,
  label: accountActionLabels[intent],
  look: intent === "suspend" ? ("danger" as const) : ("secondary" as const),
}));

export default function Users({ loaderData, actionData }: Route.ComponentProps) {
  const { accounts, nextCursor, query, ownId, isDeletionTold } = loaderData;
  const { selection, isBusy, result, act: submit } = useBulk(actionData);
  const [question, setQuestion] = useState<Question | null>(null);

  function act(intent: AccountRowIntent, ids: readonly string[]) {
    if (!isAskedAbout(intent)) return submit(intent, ids);
    setQuestion({ intent, ids, accounts: accounts.filter(({ id }) => ids.includes(id)) });
  }

  function rowActions(account: ListedAccount) {
    return (
      <div className="flex flex-wrap items-center gap-1.5 lg:justify-end xl:flex-nowrap">
        {account.id === ownId ? (
          <span className="text-sm text-muted">Your own account</span>
        ) : (
          <AccountAction
            rowId={account.id}
            account={account}
            isBusy={isBusy}
            onAct={(intent) => act(intent, [account.id])}
          />
        )}
        <AccountLinks account={account} onDelete={() => act("delete", [account.id])} />
      </div>
    );
  }

  return (
    <BackOfficePage title="User Management">
      <ListFilters
        query={{ q: query.q, role: query.role, status: query.status }}
        placeholder="Name, e-mail, request code or company"
        kept={{ sort: query.sort, columns: query.columns }}
        choices={choices}
      />
      <div className="mt-3 flex flex-wrap items-center justify-end gap-2">
        <ListTools columns={userColumns} state={query} csvPath="/admin/users.csv" />
      </div>
      <BulkActions
        selection={selection}
        actions={bulkActions}
        isBusy={isBusy}
        onAct={(intent, ids) => {
          const known = bulkAccountIntents.find((name) => name === intent);
          if (known) act(known, ids);
        }}
      />
      {isDeletionTold && !result && <p role="status">The account is deleted.</p>}
      <RowNotes result={result} shown={accounts.map(({ id }) => id)} />
      {accounts.length === 0 ? (
        <EmptyList>No users found</EmptyList>
      ) : (
        <DataTable
          caption="Accounts"
          columns={userColumns}
          rows={accounts}
          idOf={({ id }) => id}
          nameOf={({ name }) => name}
          state={query}
          selection={selection}
          addressOf={({ id }) => `/admin/users/${id}`}
          actions={rowActions}
        />
      )}
      <PageLinks query={query} nextCursor={nextCursor} first="First page" next="Next page" />
      <AccountQuestion
        question={question}
        onClose={() => setQuestion(null)}
        onConfirm={({ intent, ids }, reason) => submit(intent, ids, { reason })}
      />
    </BackOfficePage>
  );
}
