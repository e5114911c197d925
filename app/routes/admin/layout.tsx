import { Outlet } from "react-router";
import type { Route } from "./+types/layout";
import { ErrorPage } from "~/components/layout/error-page";
import { SiteFrame } from "~/components/layout/site-frame";
import { errorStatus } from "~/lib/error-text";
import { requireAdminMiddleware } from "~/middleware/require-admin";

export const middleware: Route.MiddlewareFunction[] = [requireAdminMiddleware];

export default function AdminLayout() {
  return (
    <SiteFrame>
      <Outlet />
    </SiteFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteFrame>
      <ErrorPage status={errorStatus(error)} />
    </SiteFrame>
  );
}
