import { useState } from "react";
import type { Route } from "./+types/operators";
import { AccountQuestion, isAskedAbout } from "~/components/admin/accounts/account-question";
import type { Question } from "~/components/admin/accounts/account-question";
import type { AskedAccount } from "~/domain/accounts/account-list";
import { AccountAction } from "~/components/admin/accounts/account-row-actions";
import { companyColumns } from "~/components/admin/operators/company-columns";
import type { ListedCompany } from "../../../worker/operators/companies.repo";
import { RowNotes } from "~/components/admin/bookings/row-notes";
import { BulkActions } from "~/components/back-office/bulk-actions";
import { DataTable } from "~/components/back-office/data-table";
import { ListFilters } from "~/components/back-office/list-filters";
import { ListTools } from "~/components/back-office/list-tools";
import { BackOfficePage, EmptyList } from "~/components/layout/back-office-page";
import { PageLinks } from "~/components/ui/page-links";
import { servicesContext } from "~/context";
import { bulkCompanyIntents } from "~/domain/accounts/account-edit";
import type { AccountRowIntent } from "~/domain/accounts/account-edit";
import { accountActionLabels, accountStatusLabels } from "~/domain/accounts/account-status";
import { companyStatuses } from "~/domain/operators/company";
import { useBulk } from "~/hooks/use-bulk";
import { actOnCompanies } from "~/lib/operators/act-on-companies.server";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { operatorsQuerySchema } from "~/lib/accounts/list-accounts-query";
import { requireAdmin } from "~/middleware/require-admin";

const pageSize = 50;

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const query = operatorsQuerySchema.parse(Object.fromEntries(url.searchParams));
  const { columns: _, ...asked } = query;
  const list = context.get(servicesContext).listCompanies(viewer, { ...asked, limit: pageSize });
  return { ...(await list), query };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  return actOnCompanies(context.get(servicesContext), viewer, request);
}

/** Revalidates after rejections too: they mean that the data has changed. */
export function shouldRevalidate() {
  return true;
}

export function meta() {
  return backOfficeMeta("Operator Verification");
}

const choices = [
  {
    name: "status",
    label: "Status",
    all: "All",
    options: companyStatuses.map((status) => [status, accountStatusLabels[status]] as const),
  },
];
const bulkActions = bulkCompanyIntents.map((intent) => ({
  intent,
  label: accountActionLabels[intent],
  look: intent === "suspend" ? ("danger" as const) : ("secondary" as const),
}));

export default function Operators({ loaderData, actionData }: Route.ComponentProps) {
  const { companies, nextCursor, query } = loaderData;
  const { selection, isBusy, result, act: submit } = useBulk(actionData);
  const [question, setQuestion] = useState<Question | null>(null);

  function act(intent: AccountRowIntent, slugs: readonly string[]) {
    const asked = companies.filter(({ slug }) => slugs.includes(slug)).flatMap(askedAccount);
    if (!isAskedAbout(intent) || asked.length === 0) return submit(intent, slugs);
    setQuestion({ intent, ids: slugs, accounts: asked });
  }

  function rowActions({ slug, owner }: ListedCompany) {
    return owner ? (
      <AccountAction
        rowId={slug}
        account={{ ...owner, role: "tour_operator" }}
        isBusy={isBusy}
        onAct={(intent) => act(intent, [slug])}
      />
    ) : (
      <span className="text-sm text-muted">Catalogue operator</span>
    );
  }

  return (
    <BackOfficePage
      title="Operator Verification"
      intro="An operator has its owner's account status. Travelers can book its tours while it is verified."
    >
      <ListFilters
        query={{ q: query.q, status: query.status }}
        placeholder="Company, registration number or owner"
        kept={{ sort: query.sort, columns: query.columns }}
        choices={choices}
      />
      <div className="mt-3 flex flex-wrap items-center justify-end gap-2">
        <ListTools columns={companyColumns} state={query} csvPath="/admin/operators.csv" />
      </div>
      <BulkActions
        selection={selection}
        actions={bulkActions}
        isBusy={isBusy}
        onAct={(intent, slugs) => {
          const known = bulkCompanyIntents.find((name) => name === intent);
          if (known) act(known, slugs);
        }}
      />
      <RowNotes result={result} shown={companies.map(({ slug }) => slug)} />
      {companies.length === 0 ? (
        <EmptyList>No operators found</EmptyList>
      ) : (
        <DataTable
          caption="Operators"
          columns={companyColumns}
          rows={companies}
          idOf={({ slug }) => slug}
          nameOf={({ companyName }) => companyName}
          state={query}
          selection={selection}
          addressOf={({ slug }) => `/admin/operators/${slug}`}
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

/** Returns the owner's account for the confirmation dialog, with the row's name. */
function askedAccount(company: ListedCompany): AskedAccount[] {
  const { owner, slug } = company;
  return owner ? [{ ...owner, id: slug, role: "tour_operator", companies: [company] }] : [];
}
