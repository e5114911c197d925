import type { Route } from "./+types/audit-heads-csv";
import { servicesContext } from "~/context";
import { exportedInstant } from "~/office/lists/definition";
import { csvResponse } from "~/platform/pages/csv.server";
import { requireAdmin } from "~/middleware/require-admin";

/** Exports the signed ends of the audit log, to be kept elsewhere. They name nobody. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const admin = requireAdmin(context, url);
  const rows = await context.get(servicesContext).listAuditHeads(admin, 10_000);
  return csvResponse(
    "audit-heads",
    [
      ["Day", ({ day }) => day],
      ["Verified", ({ at }) => exportedInstant(at)],
      ["Last row", ({ seq }) => seq],
      ["Seal", ({ mac }) => mac],
      ["Intact", ({ isIntact }) => (isIntact ? "yes" : "no")],
      ["Signature", ({ signature }) => signature],
    ],
    async () => ({ rows, nextCursor: null }),
  );
}
