import { useRouteLoaderData } from "react-router";
import type { loader } from "~/routes/operator/layout";

/** Returns true if the user acts for several operators: only then do lists name the operator of each row. */
export function useSeveralOperators(): boolean {
  const frame = useRouteLoaderData<typeof loader>("routes/operator/layout");
  return (frame?.memberships.length ?? 0) > 1;
}
