import { useState } from "react";
import { Link } from "react-router";
import type { Route } from "./+types/operator";
import {
  AccountQuestion,
  isAskedAbout,
  type Question,
} from "~/features/accounts/office/admin/account-question";
import { AccountStatusButton } from "~/features/accounts/office/admin/account-row-actions";
import { TravelersAhead } from "~/features/accounts/office/admin/travelers-ahead";
import { OperatorBank } from "~/features/operators/office/admin/operator-bank";
import { VerificationPanel } from "~/features/operators/office/admin/verification-panel";
import {
  OperatorEarnings,
  OperatorFacts,
  OperatorMembers,
  OperatorTours,
} from "~/features/operators/office/admin/operator-facts";
import { RowNotes } from "~/features/desk/office/admin/row-notes";
import { AccountStatusBadge } from "~/office/page/account-status-badge";
import { ChangeHistory } from "~/features/audit/office/change-history";
import { Panel } from "~/office/page/panel";
import { DocumentList } from "~/features/operators/office/document-list";
import { BackOfficePage } from "~/office/page/back-office-page";
import { servicesContext } from "~/context";
import { hasAdminRight } from "~/domain/accounts/admin-rights";
import type { AccountRowIntent } from "~/domain/accounts/account-edit";
import { useMay } from "~/office/frame/use-may";
import { useBulk } from "~/office/lists/use-bulk";
import { actOnOperator } from "~/features/operators/office/admin/act-on-operators.server";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { requireAdmin } from "~/middleware/require-admin";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const cursor = url.searchParams.get("history")?.slice(0, 200) || undefined;
  const services = context.get(servicesContext);
  const record = await services.getOperatorRecord(viewer, params.slug, cursor);
  const { owner, status } = record.operator;
  const isSelling = owner !== null && status !== "pending";
  const ahead =
    isSelling && hasAdminRight(viewer, "view-bookings")
      ? await services.listBookingsAhead(viewer, [owner.id])
      : null;
  return { ...record, ahead };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  return actOnOperator(context.get(servicesContext), viewer, params.slug, request);
}

export { revalidatesAlways as shouldRevalidate } from "~/platform/pages/revalidation";

export function meta({ loaderData }: Route.MetaArgs) {
  return backOfficeMeta(loaderData?.operator.companyName ?? "Operator");
}

export default function Operator({ loaderData }: Route.ComponentProps) {
  const { operator, tours, documents, decisions, members, money, history, ahead } = loaderData;
  const { owner, slug } = operator;
  const may = useMay();
  const { isBusy, result, act: submit } = useBulk();
  const [question, setQuestion] = useState<Question | null>(null);

  function act(intent: AccountRowIntent) {
    if (!owner || !isAskedAbout(intent)) return submit(intent, [slug]);
    const account = { ...owner, role: "tour_operator" as const, companies: [operator] };
    setQuestion({ intent, ids: [slug], accounts: [account] });
  }

  return (
    <BackOfficePage
      title={operator.companyName}
      intro={
        <Link to="/admin/operators" className="text-peacock underline underline-offset-4">
          All operators
        </Link>
      }
    >
      <div className="mt-2 flex flex-wrap items-center gap-2">
        <AccountStatusBadge status={operator.status} />
        {owner ? (
          may("users") && (
            <AccountStatusButton
              rowId={slug}
              account={{ ...owner, role: "tour_operator" }}
              isBusy={isBusy}
              onAct={act}
            />
          )
        ) : (
          <span className="text-sm text-muted">Catalogue operator without an account</span>
        )}
        <div role="status">
          <RowNotes result={result} shown={[]} />
        </div>
      </div>
      {ahead !== null && <TravelersAhead ahead={ahead} />}
      <div className="mt-4 grid items-start gap-4 lg:grid-cols-[24rem_1fr]">
        <div className="grid gap-4">
          <OperatorFacts operator={operator} />
          {money && (
            <>
              <OperatorEarnings earnings={money.earnings} owed={money.owed} />
              <OperatorBank slug={slug} bank={money.bank} />
            </>
          )}
          <OperatorMembers members={members} />
        </div>
        <div className="grid min-w-0 gap-4">
          <VerificationPanel operator={operator} decisions={decisions} />
          <Panel id="documents" title={`Documents (${documents.length})`}>
            <DocumentList
              documents={documents}
              addressOf={may("users") ? (id) => `/admin/operators/${slug}/documents/${id}` : undefined}
            />
            {documents.length > 0 && may("users") && (
              <p className="mt-2 text-sm text-muted">Viewing a document is logged.</p>
            )}
          </Panel>
          <OperatorTours tours={tours} />
          <Panel id="history" title="History">
            <ChangeHistory history={history} />
          </Panel>
        </div>
      </div>
      <AccountQuestion
        question={question}
        onClose={() => setQuestion(null)}
        onConfirm={({ intent, ids }, reason) => submit(intent, ids, { reason })}
      />
    </BackOfficePage>
  );
}
