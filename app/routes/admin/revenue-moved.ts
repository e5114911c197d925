import { redirect } from "react-router";
import { requireAdmin } from "~/middleware/require-admin";
import type { Route } from "./+types/revenue-moved";

/** Redirects former pages to those that took them over: the trial balance to the ledger, featured places to the report. */
export function loader({ context, url }: Route.LoaderArgs) {
  requireAdmin(context, url);
  const isBalance = url.pathname.endsWith("/balance");
  return redirect(isBalance ? `/admin/revenue/ledger${url.search}` : "/admin/revenue", 301);
}
