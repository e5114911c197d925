import { useState } from "react";
import type { Route } from "./+types/users";
import {
  AccountQuestion,
  isAskedAbout,
  type Question,
} from "~/features/accounts/office/admin/account-question";
import { AccountRowActions } from "~/features/accounts/office/admin/account-row-actions";
import { RowNotes } from "~/features/desk/office/admin/row-notes";
import { RowAction } from "~/office/lists/row-actions";
import { ExportableList } from "~/office/lists/exportable-list";
import { BackOfficePage } from "~/office/page/back-office-page";
import { servicesContext } from "~/context";
import { bulkAccountIntents, type AccountRowIntent } from "~/domain/accounts/account-edit";
import type { ListedAccount } from "~/domain/accounts/account-list";
import { accountActionLabels, bulkRefusalOfAccount } from "~/domain/accounts/account-status";
import { ruleOf } from "~/domain/bulk";
import { useMay } from "~/office/frame/use-may";
import { useBulk } from "~/office/lists/use-bulk";
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
  const { accounts, viewerId, showsDeletion } = loaderData;
  const may = useMay();
  const { selection, isBusy, result, act: submit } = useBulk();
  const [question, setQuestion] = useState<Question | null>(null);

  function act(intent: AccountRowIntent, ids: readonly string[]) {
    if (!isAskedAbout(intent)) return submit(intent, ids);
    setQuestion({ intent, ids, accounts: accounts.filter(({ id }) => ids.includes(id)) });
  }

  function rowActions(account: ListedAccount) {
    const { id, role } = account;
    const mayDelete = may("users") && role !== "admin";
    const isOwn = id === viewerId;
    return (
      <AccountRowActions
        rowId={id}
        account={account}
        mayChangeStatus={!isOwn && may(role === "admin" ? "roles" : "users")}
        isBusy={isBusy}
        onAct={(intent) => act(intent, [id])}
      >
        <RowAction to={`/admin/users/${id}#edit`}>{may("users") ? "Edit" : "Open"}</RowAction>
        {mayDelete && !isOwn && (
          <RowAction
            isDanger
            onAct={() => act("delete", [id])}
            plain={<RowAction to={`/admin/users/${id}#delete`}>Delete</RowAction>}
          >
            Delete
          </RowAction>
        )}
      </AccountRowActions>
    );
  }

  return (
    <BackOfficePage title="User Management">
      <ExportableList
        list={usersList}
        rows={accounts}
        loaded={loaderData}
        bulk={
          may("users")
            ? {
                selection,
                actions: bulkAccountIntents.map((intent) => ({
                  intent,
                  label: accountActionLabels[intent],
                  variant: intent === "suspend" ? ("danger" as const) : ("secondary" as const),
                  refusalOf: ruleOf(accounts, usersList.idOf, (account) =>
                    bulkRefusalOfAccount(account, intent),
                  ),
                })),
                isBusy,
                onAct(intent, ids) {
                  const known = bulkAccountIntents.find((name) => name === intent);
                  if (known) act(known, ids);
                },
              }
            : undefined
        }
        renderActions={rowActions}
      >
        {showsDeletion && !result && <p role="status">The account is deleted.</p>}
        <RowNotes result={result} shown={accounts.map(({ id }) => id)} />
      </ExportableList>
      <AccountQuestion
        question={question}
        onClose={() => setQuestion(null)}
        onConfirm={({ intent, ids }, reason) => submit(intent, ids, { reason })}
      />
    </BackOfficePage>
  );
}
