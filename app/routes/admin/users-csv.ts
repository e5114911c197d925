import type { Route } from "./+types/users-csv";
import type { ListedAccount } from "~/domain/accounts/account-list";
import { servicesContext } from "~/context";
import { csvResponse } from "~/lib/pages/csv.server";
import { usersQuerySchema } from "~/lib/accounts/list-accounts-query";
import { requireAdmin } from "~/middleware/require-admin";

const pageSize = 500;

/** Exports User Management with its filters and sort. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const { q, role, status, sort } = usersQuerySchema.parse(Object.fromEntries(url.searchParams));
  const services = context.get(servicesContext);
  return csvResponse<ListedAccount>(
    "users",
    [
      ["Name", ({ name }) => name],
      ["E-mail", ({ email }) => email],
      ["E-mail verified", ({ emailVerified }) => (emailVerified ? "yes" : "no")],
      ["Phone", ({ phone }) => phone],
      ["Role", ({ role: of }) => of],
      ["Status", ({ status: of }) => of],
      ["Request code", ({ requestCode }) => requestCode],
      ["Second factor", ({ twoFactorEnabled }) => (twoFactorEnabled ? "on" : "off")],
      ["Company", ({ companies }) => companies.map(({ companyName }) => companyName).join(", ")],
      ["Joined", ({ joinedAt }) => new Date(joinedAt).toISOString()],
      ["Bookings", ({ bookings }) => bookings],
      ["Tours", ({ tours }) => tours],
    ],
    async (cursor) => {
      const page = await services.listAccounts(viewer, { q, role, status, sort, cursor, limit: pageSize });
      return { rows: page.accounts, nextCursor: page.nextCursor };
    },
  );
}
