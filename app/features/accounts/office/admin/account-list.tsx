import { useState } from "react";
import { RowNotes } from "~/features/desk/office/admin/row-notes";
import type { bulkAccountIntents, AccountRowIntent } from "~/domain/accounts/account-edit";
import { accountActionLabels, bulkRefusalOfAccount } from "~/domain/accounts/account-status";
import { ruleOf } from "~/domain/bulk";
import { useMay } from "~/office/frame/use-may";
import { ExportableList } from "~/office/lists/exportable-list";
import { RowAction, RowActions } from "~/office/lists/row-actions";
import { useBulk } from "~/office/lists/use-bulk";
import { AccountQuestion, isAskedAbout, type Question } from "./account-question";
import { AccountRowActions } from "./account-row-actions";
import { accountOf, type AccountRow } from "./accounts.list";

/** List of accounts, or of operators with their owners' accounts, with the actions on one or several. */
export function AccountList<Row extends AccountRow>({
  list,
  rows,
  loaded,
  intents,
  viewerId,
  notice,
}: Pick<React.ComponentProps<typeof ExportableList<Row>>, "list" | "rows" | "loaded"> & {
  /** Actions on several rows. */
  intents: readonly (typeof bulkAccountIntents)[number][];
  /** Account whose status the viewer can't change: their own. */
  viewerId?: string;
  /** Shown until something is done. */
  notice?: string | undefined;
}) {
  const may = useMay();
  const { selection, isBusy, result, act: submit } = useBulk();
  const [question, setQuestion] = useState<Question | null>(null);

  function act(intent: AccountRowIntent, ids: readonly string[]) {
    const accounts = rows
      .filter((row) => ids.includes(list.idOf(row)))
      .flatMap((row) => accountOf(row) ?? []);
    if (isAskedAbout(intent) && accounts.length > 0) setQuestion({ intent, ids, accounts });
    else submit(intent, ids);
  }

  function rowActions(row: Row) {
    const id = list.idOf(row);
    const account = accountOf(row);
    const address = list.addressOf?.(row) ?? list.path;
    // A catalog operator has no account.
    if (!account)
      return (
        <RowActions of={list.nameOf(row)}>
          <RowAction to={address}>Open</RowAction>
        </RowActions>
      );
    const isPerson = !("owner" in row);
    const isAdmin = account.role === "admin";
    const isOwn = id === viewerId;
    return (
      <AccountRowActions
        rowId={id}
        account={account}
        mayChangeStatus={!isOwn && may(isAdmin ? "roles" : "users")}
        isBusy={isBusy}
        onAct={(intent) => act(intent, [id])}
      >
        <RowAction to={isPerson ? `${address}#edit` : address}>
          {isPerson && may("users") ? "Edit" : "Open"}
        </RowAction>
        {isPerson && !isOwn && !isAdmin && may("users") && (
          <RowAction
            isDanger
            onAct={() => act("delete", [id])}
            plain={<RowAction to={`${address}#delete`}>Delete</RowAction>}
          >
            Delete
          </RowAction>
        )}
      </AccountRowActions>
    );
  }

  return (
    <>
      <ExportableList
        list={list}
        rows={rows}
        loaded={loaded}
        bulk={
          may("users")
            ? {
                selection,
                actions: intents.map((intent) => ({
                  intent,
                  label: accountActionLabels[intent],
                  variant: intent === "suspend" ? ("danger" as const) : ("secondary" as const),
                  refusalOf: ruleOf(rows, list.idOf, (row) => {
                    const account = accountOf(row);
                    return account
                      ? bulkRefusalOfAccount(account, intent)
                      : ["has no owner", "have no owner"];
                  }),
                })),
                isBusy,
                onAct(intent, ids) {
                  const known = intents.find((name) => name === intent);
                  if (known) act(known, ids);
                },
              }
            : undefined
        }
        renderActions={rowActions}
      >
        {notice !== undefined && !result && <p role="status">{notice}</p>}
        <RowNotes result={result} shown={rows.map((row) => list.idOf(row))} />
      </ExportableList>
      <AccountQuestion
        question={question}
        onClose={() => setQuestion(null)}
        onConfirm={({ intent, ids }, reason) => submit(intent, ids, { reason })}
      />
    </>
  );
}
