import { Outlet } from "react-router";
import type { Route } from "./+types/layout";
import { ErrorPage } from "~/components/layout/error-page";
import { SectionNav } from "~/components/layout/section-nav";
import type { SectionLink } from "~/components/layout/section-nav";
import { SiteFrame } from "~/components/layout/site-frame";
import { errorStatus } from "~/lib/error-text";
import { requireAdminMiddleware } from "~/middleware/require-admin";

export const middleware: Route.MiddlewareFunction[] = [requireAdminMiddleware];

const links: readonly SectionLink[] = [
  { label: "Bookings", to: "/admin/bookings", also: ["/admin", "/admin/dashboard"] },
  { label: "Users", to: "/admin/users" },
  { label: "Operators", to: "/admin/operators" },
  { label: "Reviews", to: "/admin/reviews" },
  { label: "Analytics", to: "/admin/analytics" },
];

/** What stands here is for administrators: nobody keeps it. */
export function headers() {
  return { "Cache-Control": "private, no-store" };
}

export default function AdminLayout() {
  return (
    <SiteFrame>
      <SectionNav label="Administration" links={links} />
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
