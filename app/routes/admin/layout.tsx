import { isRouteErrorResponse, Outlet, useLocation } from "react-router";
import type { Route } from "./+types/layout";
import { AdminFrame } from "~/office/frame/admin-frame";
import { ErrorPage } from "~/features/site/error-page";
import { SiteFrame } from "~/features/site/site-frame";
import { servicesContext } from "~/context";
import { isActiveAdmin } from "~/domain/accounts/account";
import { useViewer } from "~/platform/pages/use-site";
import { errorStatus } from "~/platform/forms/error-text";
import { keepListOnFailure } from "~/office/lists/list-failure";
import { readOfficeView } from "~/office/frame/office-view";
import { loadOfficeView } from "~/office/frame/office-view.server";
import { requireAdminMiddleware, requireAnyAdmin } from "~/middleware/require-admin";
import { HeldChangesFrame } from "~/office/undo/held-changes";
import { PortalError } from "~/office/page/portal-error";
import { adminPages, overviewPage } from "~/content/admin-navigation";
import { isOnPage } from "~/content/portal-page";

export const middleware: Route.MiddlewareFunction[] = [requireAdminMiddleware];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepListOnFailure];

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const viewer = requireAnyAdmin(context, url);
  const services = context.get(servicesContext);
  const [figures, work, held, view] = await Promise.all([
    services.getAdminHeader(viewer),
    services.countAdminWork(viewer),
    services.listHeldChanges(viewer),
    loadOfficeView(context, viewer, request),
  ]);
  return { figures, work, held, view };
}

export { revalidatesFrame as shouldRevalidate } from "~/platform/pages/revalidation";

/** Admin pages are private and must not be cached. */
export function headers() {
  return { "Cache-Control": "private, no-store" };
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  return (
    <AdminFrame {...loaderData}>
      <HeldChangesFrame held={loaderData.held} undoPath="/admin/held">
        <Outlet />
      </HeldChangesFrame>
    </AdminFrame>
  );
}

/**
 * Error boundary: admins keep the frame if a page fails, without its figures if they failed or were not loaded after a
 * rejected form; everyone else sees nothing of it.
 */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const viewer = useViewer();
  if (!isActiveAdmin(viewer))
    return (
      <SiteFrame>
        <ErrorPage status={errorStatus(error)} />
      </SiteFrame>
    );
  const { figures = null, work = null, view = readOfficeView(null) } = loaderData ?? {};
  return (
    <AdminFrame figures={figures} work={work} view={view}>
      <AdminError error={error} />
    </AdminFrame>
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
