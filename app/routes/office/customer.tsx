import { CustomerView } from "~/features/desk/office/customer-view";
import { servicesContext } from "~/context";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { requireOffice } from "~/middleware/require-office";
import type { Route } from "./+types/customer";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { viewer, office } = requireOffice(context, url);
  const cursor = url.searchParams.get("cursor")?.slice(0, 400) || undefined;
  const page = await context.get(servicesContext).getCustomer(viewer, params.bookingId, cursor);
  return { page, cursor, office };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return backOfficeMeta(loaderData?.page.name ?? "Customer");
}

export default function Customer({ loaderData: { page, cursor, office } }: Route.ComponentProps) {
  return <CustomerView page={page} portal={office} cursor={cursor} />;
}
