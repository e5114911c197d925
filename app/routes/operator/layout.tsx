import { Link, Outlet } from "react-router";
import type { Route } from "./+types/layout";
import { ErrorPage } from "~/components/layout/error-page";
import { SectionNav } from "~/components/layout/section-nav";
import type { SectionLink } from "~/components/layout/section-nav";
import { SiteFrame } from "~/components/layout/site-frame";
import { servicesContext } from "~/context";
import { errorStatus } from "~/lib/error-text";
import { requireOperator, requireOperatorMiddleware } from "~/middleware/require-operator";

export const middleware: Route.MiddlewareFunction[] = [requireOperatorMiddleware];

const links: readonly SectionLink[] = [
  { label: "Dashboard", to: "/operator", also: ["/operator/dashboard"] },
  { label: "Tours", to: "/operator/tours" },
  { label: "Bookings", to: "/operator/bookings" },
  { label: "Earnings", to: "/operator/earnings" },
  { label: "Reviews", to: "/operator/reviews" },
  { label: "Company Profile", to: "/operator/profile" },
];

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireOperator(context, url);
  const companies = await context.get(servicesContext).listOwnCompanies(viewer);
  return {
    hasCompany: companies.length > 0,
    waiting: companies.filter(({ status }) => status === "pending").map(({ companyName }) => companyName),
  };
}

/** What stands here is one company's: nobody keeps it. */
export function headers() {
  return { "Cache-Control": "private, no-store" };
}

export default function OperatorLayout({ loaderData }: Route.ComponentProps) {
  const { hasCompany, waiting } = loaderData;
  return (
    <SiteFrame>
      <SectionNav label="Your company" links={links} />
      {waiting.length > 0 && (
        <Note>
          <strong>{waiting.join(", ")} waits for verification.</strong> An administrator looks at what you
          gave at sign-up and writes to you. Until then nothing of yours is on sale. Meanwhile, see to it that
          the{" "}
          <Link to="/operator/profile" className="font-semibold underline underline-offset-4">
            company profile
          </Link>{" "}
          is complete: registration number, address and the city you are at home in.
        </Note>
      )}
      {!hasCompany && (
        <Note>
          <strong>No company belongs to your account.</strong> Please write to us through the{" "}
          <Link to="/contact" className="font-semibold underline underline-offset-4">
            contact page
          </Link>
          , and we put that right.
        </Note>
      )}
      <Outlet />
    </SiteFrame>
  );
}

function Note({ children }: { children: React.ReactNode }) {
  return (
    <div className="mx-auto max-w-7xl px-4 pt-4 sm:px-6">
      <p className="rounded-card border border-line bg-wait-ground px-4 py-3 text-wait">{children}</p>
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <SiteFrame>
      <ErrorPage status={errorStatus(error)} />
    </SiteFrame>
  );
}
