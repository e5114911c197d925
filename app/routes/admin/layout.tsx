import { Outlet, useRouteLoaderData } from "react-router";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import type { Route } from "./+types/layout";
import { AdminError } from "~/components/admin/admin-error";
import { AdminFrame } from "~/components/admin/admin-frame";
import { AdminNav } from "~/components/admin/admin-nav";
import { ErrorPage } from "~/components/layout/error-page";
import { SiteFrame } from "~/components/layout/site-frame";
import { servicesContext } from "~/context";
import { isActiveAdmin } from "~/domain/account";
import { errorStatus } from "~/lib/error-text";
import { requireAdmin, requireAdminMiddleware } from "~/middleware/require-admin";
import type { loader as rootLoader } from "~/root";

export const middleware: Route.MiddlewareFunction[] = [requireAdminMiddleware];

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  return { name: viewer.name, ...(await context.get(servicesContext).getAdminHeader(viewer)) };
}

/** The header's figures are read anew with another page and after a change, not with each filter of a list. */
export function shouldRevalidate({
  formMethod,
  actionStatus = 200,
  currentUrl,
  nextUrl,
}: ShouldRevalidateFunctionArgs) {
  return (formMethod !== undefined && actionStatus < 400) || currentUrl.pathname !== nextUrl.pathname;
}

/** What stands here is for administrators: nobody keeps it. */
export function headers() {
  return { "Cache-Control": "private, no-store" };
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return (
    <SiteFrame>
      <AdminFrame {...loaderData} />
      <Outlet />
    </SiteFrame>
  );
}

/**
 * Who may be here keeps the header and the tabs, whichever page fails, and the tabs alone where the header's figures are
 * what failed, or were not asked for after a refused form; nobody else is shown anything of them.
 */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const viewer = useRouteLoaderData<typeof rootLoader>("root")?.viewer ?? null;
  const status = errorStatus(error);
  return (
    <SiteFrame>
      {isActiveAdmin(viewer) && status !== 403 ? (
        <>
          {loaderData ? <AdminFrame {...loaderData} /> : <AdminNav />}
          <AdminError error={error} />
        </>
      ) : (
        <ErrorPage status={status} />
      )}
    </SiteFrame>
  );
}
