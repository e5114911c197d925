import { CustomerView } from "~/features/desk/office/customer-view";
import { servicesContext } from "~/context";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { requireOperator } from "~/middleware/require-operator";
import type { Route } from "./+types/customer";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  const cursor = url.searchParams.get("cursor")?.slice(0, 400) || undefined;
  const page = await context.get(servicesContext).getCustomer(viewer, params.bookingId, cursor);
  return { page, cursor };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return backOfficeMeta(loaderData?.page.name ?? "Customer");
}

export default function Customer({ loaderData: { page, cursor } }: Route.ComponentProps) {
  return <CustomerView page={page} portal="/operator" cursor={cursor} />;
}
