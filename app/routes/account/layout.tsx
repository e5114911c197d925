import { Outlet } from "react-router";
import type { Route } from "./+types/layout";
import { ErrorPage } from "~/features/site/error-page";
import { SiteFrame } from "~/features/site/site-frame";
import { errorStatus } from "~/platform/forms/error-text";
import { requireViewerMiddleware } from "~/middleware/require-viewer";

export const middleware: Route.MiddlewareFunction[] = [requireViewerMiddleware];

/** Account pages are private and must not be cached. */
export function headers() {
  return { "Cache-Control": "private, no-store" };
}

export default function AccountLayout() {
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
