import { isRouteErrorResponse, Outlet, useLocation, type ShouldRevalidateFunctionArgs } from "react-router";
import type { Route } from "./+types/layout";
import { AdminFrame, AdminNav } from "~/components/admin/frame/admin-frame";
import { ErrorPage } from "~/components/layout/error-page";
import { SiteFrame } from "~/components/layout/site-frame";
import { servicesContext } from "~/context";
import { isActiveAdmin } from "~/domain/accounts/account";
import { useViewer } from "~/hooks/use-site";
import { errorStatus } from "~/lib/forms/error-text";
import { requireAdmin, requireAdminMiddleware } from "~/middleware/require-admin";
import { PortalError } from "~/components/back-office/portal-error";
import { adminPages, overviewPage } from "~/content/admin-navigation";
import { isOnPage } from "~/content/portal-page";

export const middleware: Route.MiddlewareFunction[] = [requireAdminMiddleware];

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  return {
    name: viewer.name,
    adminRole: viewer.adminRole,
    ...(await context.get(servicesContext).getAdminHeader(viewer)),
  };
}

/** Reloads the header's figures after navigation and changes, not with each filter of a list. */
export function shouldRevalidate({
  formMethod,
  actionStatus = 200,
  currentUrl,
  nextUrl,
}: ShouldRevalidateFunctionArgs) {
  return (formMethod !== undefined && actionStatus < 400) || currentUrl.pathname !== nextUrl.pathname;
}

/** Admin pages are private and must not be cached. */
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
 * Error boundary: admins keep the header and the tabs if a page fails, and only the tabs if the header's figures failed
 * or were not loaded after a rejected form; everyone else sees nothing of it.
 */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const viewer = useViewer();
  const status = errorStatus(error);
  return (
    <SiteFrame>
      {isActiveAdmin(viewer) ? (
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

/** Returns the sentence by which the server refused an administrator's role. */
function refusalIn(error: unknown): string {
  return isRouteErrorResponse(error) && typeof error.data === "string"
    ? error.data
    : "Your role may not open this page.";
}

/** Error message of a back-office page, shown below the header and the tabs. */
function AdminError({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  const list = adminPages.find((page) => page !== overviewPage && isOnPage(page, pathname));
  return (
    <PortalError
      error={error}
      refusal={errorStatus(error) === 403 ? refusalIn(error) : null}
      missing="It may have been deleted, or the link may be wrong. The system logs show what was deleted."
      goOn={list ? [list, overviewPage] : [overviewPage]}
    />
  );
}
