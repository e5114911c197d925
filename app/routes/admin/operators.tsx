import { z } from "zod";
import type { Route } from "./+types/operators";
import { AccountChangeNote } from "~/components/admin/account-actions";
import { CompaniesTable } from "~/components/admin/companies-table";
import { ListFilters } from "~/components/back-office/list-filters";
import { BackOfficePage, EmptyList } from "~/components/layout/back-office-page";
import { PageLinks } from "~/components/ui/page-links";
import { servicesContext } from "~/context";
import { accountStatusLabels } from "~/domain/account-status";
import { companyStatuses } from "~/domain/company";
import { useAccountChange } from "~/hooks/use-account-change";
import { backOfficeMeta } from "~/lib/back-office-meta";
import { changeAccountStatus } from "~/lib/change-account-status";
import { listOrNotFound } from "~/lib/list-or-not-found";
import { requireAdmin } from "~/middleware/require-admin";

// A filter the address does not name well is no filter.
const querySchema = z.object({
  q: z.string().trim().max(200).optional().catch(undefined),
  status: z.enum(companyStatuses).optional().catch(undefined),
  cursor: z.string().max(200).optional().catch(undefined),
});

const pageSize = 50;

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const query = querySchema.parse(Object.fromEntries(url.searchParams));
  const list = context.get(servicesContext).listCompanies(viewer, { ...query, limit: pageSize });
  return { ...(await listOrNotFound(list)), query };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return changeAccountStatus(context, request, url);
}

export function meta() {
  return backOfficeMeta("Operator Verification");
}

export default function Operators({ loaderData, actionData }: Route.ComponentProps) {
  const { companies, nextCursor, query } = loaderData;
  const change = useAccountChange(actionData);
  const isTold = companies.some(({ owner }) => owner !== null && owner.id === change.result?.userId);
  return (
    <BackOfficePage
      title="Operator Verification"
      intro="The companies that run tours. A company follows its owner's account: travellers see and book its tours while it is verified."
    >
      <ListFilters
        query={{ q: query.q, status: query.status }}
        placeholder="Company, registration number or owner"
        choices={[
          {
            name: "status",
            label: "Status",
            all: "All",
            options: companyStatuses.map((status) => [status, accountStatusLabels[status]] as const),
          },
        ]}
      />
      <p role="status" className="sr-only">
        {change.result?.message}
      </p>
      <div className="mt-4">
        {change.result && !isTold && <AccountChangeNote result={change.result} />}
        {companies.length === 0 ? (
          <EmptyList>No companies found</EmptyList>
        ) : (
          <CompaniesTable companies={companies} change={change} />
        )}
      </div>
      <PageLinks query={query} nextCursor={nextCursor} first="Newest companies" next="Older companies" />
    </BackOfficePage>
  );
}
