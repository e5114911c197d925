import type { Route } from "./+types/operators-csv";
import type { ListedCompany } from "../../../worker/operators/companies.repo";
import { servicesContext } from "~/context";
import { csvResponse } from "~/lib/pages/csv.server";
import { operatorsQuerySchema } from "~/lib/accounts/list-accounts-query";
import { requireAdmin } from "~/middleware/require-admin";

const pageSize = 500;

/** Exports the operator list with its filters and sort. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const { q, status, sort } = operatorsQuerySchema.parse(Object.fromEntries(url.searchParams));
  const services = context.get(servicesContext);
  return csvResponse<ListedCompany>(
    "operators",
    [
      ["Company", ({ companyName }) => companyName],
      ["Status", ({ status: of }) => of],
      ["City", ({ baseCity }) => baseCity],
      ["Registration number", ({ registrationNumber }) => registrationNumber],
      ["Address", ({ address }) => address],
      ["Owner", ({ owner }) => owner?.name ?? null],
      ["Owner's e-mail", ({ owner }) => owner?.email ?? null],
      ["Joined", ({ owner }) => (owner ? new Date(owner.joinedAt).toISOString() : null)],
      ["Tours", ({ tours }) => tours],
    ],
    async (cursor) => {
      const page = await services.listCompanies(viewer, { q, status, sort, cursor, limit: pageSize });
      return { rows: page.companies, nextCursor: page.nextCursor };
    },
  );
}
