import { Outlet } from "react-router";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import type { Route } from "./+types/layout";
import { AdminFrame } from "~/components/back-office/admin-frame";
import { ErrorPage } from "~/components/layout/error-page";
import { SiteFrame } from "~/components/layout/site-frame";
import { servicesContext } from "~/context";
import { errorStatus } from "~/lib/error-text";
import { requireAdmin, requireAdminMiddleware } from "~/middleware/require-admin";

export const middleware: Route.MiddlewareFunction[] = [requireAdminMiddleware];

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  return { name: viewer.name, ...(await context.get(servicesContext).getAdminHeader(viewer)) };
}

/** The header's figures are read anew with another page and after a change, not with each filter of a list. */
export function shouldRevalidate({ formMethod, currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return formMethod !== undefined || currentUrl.pathname !== nextUrl.pathname;
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

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const status = errorStatus(error);
  return (
    <SiteFrame>
      <ErrorPage
        status={status}
        {...(status === 404 && {
          detail:
            "There is nothing at this address. What was here may have been deleted since; the system logs keep what was done to it.",
        })}
      />
    </SiteFrame>
  );
}
