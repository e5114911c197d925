import { useState } from "react";
import type { Route } from "./+types/operators";
import {
  AccountQuestion,
  isAskedAbout,
  type Question,
} from "~/features/accounts/office/admin/account-question";
import type { AffectedAccount } from "~/domain/accounts/account-list";
import { AccountRowActions } from "~/features/accounts/office/admin/account-row-actions";
import { RowNotes } from "~/features/desk/office/admin/row-notes";
import { RowAction, RowActions } from "~/office/lists/row-actions";
import { ExportableList } from "~/office/lists/exportable-list";
import { BackOfficePage } from "~/office/page/back-office-page";
import { servicesContext } from "~/context";
import { bulkOperatorIntents, type AccountRowIntent } from "~/domain/accounts/account-edit";
import { accountActionLabels, bulkRefusalOfAccount } from "~/domain/accounts/account-status";
import { ruleOf } from "~/domain/bulk";
import { useMay } from "~/office/frame/use-may";
import { useBulk } from "~/office/lists/use-bulk";
import { actOnOperators } from "~/features/operators/office/admin/act-on-operators.server";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { operatorsList } from "~/features/accounts/office/admin/accounts.list";
import { loadList } from "~/office/lists/load-list.server";
import { requireAdmin } from "~/middleware/require-admin";
import type { ListedOperator } from "../../../worker/operators/operators.repo";

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

/** Why an action on the owner's account leaves out an operator. */
function refusalOf({ owner }: ListedOperator, intent: (typeof bulkOperatorIntents)[number]) {
  if (!owner) return ["has no owner", "have no owner"] as const;
  return bulkRefusalOfAccount({ ...owner, role: "tour_operator" }, intent);
}

export default function Operators({ loaderData }: Route.ComponentProps) {
  const { operators } = loaderData;
  const mayChange = useMay()("users");
  const { selection, isBusy, result, act: submit } = useBulk();
  const [question, setQuestion] = useState<Question | null>(null);

  function act(intent: AccountRowIntent, slugs: readonly string[]) {
    const asked = operators.filter(({ slug }) => slugs.includes(slug)).flatMap(affectedAccount);
    if (!isAskedAbout(intent) || asked.length === 0) return submit(intent, slugs);
    setQuestion({ intent, ids: slugs, accounts: asked });
  }

  function rowActions({ slug, companyName, owner }: ListedOperator) {
    const open = <RowAction to={`/admin/operators/${slug}`}>Open</RowAction>;
    // A catalog operator has no account.
    if (!owner) return <RowActions of={companyName}>{open}</RowActions>;
    return (
      <AccountRowActions
        rowId={slug}
        account={{ ...owner, role: "tour_operator" }}
        mayChangeStatus={mayChange}
        isBusy={isBusy}
        onAct={(intent) => act(intent, [slug])}
      >
        {open}
      </AccountRowActions>
    );
  }

  return (
    <BackOfficePage
      title="Operator Verification"
      explained="An operator has its owner's account status. Travelers can book its tours while it is verified."
    >
      <ExportableList
        list={operatorsList}
        rows={operators}
        loaded={loaderData}
        bulk={
          mayChange
            ? {
                selection,
                actions: bulkOperatorIntents.map((intent) => ({
                  intent,
                  label: accountActionLabels[intent],
                  variant: intent === "suspend" ? ("danger" as const) : ("secondary" as const),
                  refusalOf: ruleOf(operators, operatorsList.idOf, (row) => refusalOf(row, intent)),
                })),
                isBusy,
                onAct(intent, slugs) {
                  const known = bulkOperatorIntents.find((name) => name === intent);
                  if (known) act(known, slugs);
                },
              }
            : undefined
        }
        renderActions={rowActions}
      >
        <RowNotes result={result} shown={operators.map(({ slug }) => slug)} />
      </ExportableList>
      <AccountQuestion
        question={question}
        onClose={() => setQuestion(null)}
        onConfirm={({ intent, ids }, reason) => submit(intent, ids, { reason })}
      />
    </BackOfficePage>
  );
}

/** Returns the owner's account for the confirmation dialog, with the row's name. */
function affectedAccount(operator: ListedOperator): AffectedAccount[] {
  const { owner, slug } = operator;
  return owner ? [{ ...owner, id: slug, role: "tour_operator", companies: [operator] }] : [];
}
