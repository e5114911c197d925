import { useRouteLoaderData } from "react-router";
import type { loader } from "~/routes/operator/layout";

/** Whether somebody acts for more than one company: only then do lists of the portal say whose a row is. */
export function useSeveralCompanies(): boolean {
  const frame = useRouteLoaderData<typeof loader>("routes/operator/layout");
  return (frame?.memberships.length ?? 0) > 1;
}
