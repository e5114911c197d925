import type { Route } from "./+types/my-data-json";
import { servicesContext } from "~/context";
import { jsonFile } from "~/platform/pages/file-response";

/** Exports what is stored about an address, opened with a mailed link. */
export async function loader({ context, params }: Pick<Route.LoaderArgs, "context" | "params">) {
  const { fileName, json } = await context.get(servicesContext).exportGuestData(params.link);
  return jsonFile({ fileName, text: json });
}
