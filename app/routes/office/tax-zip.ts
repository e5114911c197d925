import { data } from "react-router";
import { servicesContext } from "~/context";
import { taxFilesOf } from "~/features/money/office/tax-files.server";
import { requireOffice } from "~/middleware/require-office";
import { zipResponse, type ZippedFile } from "~/platform/pages/zip.server";
import type { Route } from "./+types/tax-zip";

/** Exports the tax files of a month: of all sellers for an administrator, of its own companies for an operator. */
export async function loader({ context, params: { month }, url }: Route.LoaderArgs) {
  const { viewer } = requireOffice(context, url);
  if (!/^20\d\d-(0[1-9]|1[0-2])$/.test(month)) throw data(null, { status: 404 });
  const services = context.get(servicesContext);
  await services.startExport(viewer, url.pathname);
  const { sellers, etin } = await services.listTaxSellers(viewer, month);
  async function* files(): AsyncGenerator<ZippedFile, void> {
    for (const seller of sellers) {
      // One seller after another, so that only one is in memory.
      // oxlint-disable-next-line no-await-in-loop
      const documents = await services.listTaxDocumentsOfMonth(viewer, { seller, month });
      yield* taxFilesOf(documents, month, etin);
    }
  }
  return zipResponse(`tax-${month}`, files());
}
