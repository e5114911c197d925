import { Link, useLocation } from "react-router";
import { BackOfficePage } from "~/components/layout/back-office-page";
import { buttonClasses } from "~/components/ui/button";
import type { PortalPage } from "~/content/portal-page";

/** Error message of a portal page, with links to continue. */
export function PortalError({
  status,
  title,
  says,
  canTryAgain,
  goOn,
}: {
  status: number;
  title: string;
  says: string;
  canTryAgain: boolean;
  goOn: readonly PortalPage[];
}) {
  const { pathname, search } = useLocation();
  return (
    <BackOfficePage title={title} intro={says}>
      <title>{`${title} | Tour Bharat`}</title>
      <p className="mt-2 text-sm text-muted tabular-nums">Error {status}</p>
      <p className="mt-4 flex flex-wrap gap-3">
        {canTryAgain && (
          // Reload the document: the page's script may be what failed.
          <Link reloadDocument to={{ pathname, search }} className={buttonClasses("primary")}>
            Try again
          </Link>
        )}
        {goOn.map(({ to, label }) => (
          <Link key={to} to={to} className={buttonClasses("secondary")}>
            {label}
          </Link>
        ))}
      </p>
    </BackOfficePage>
  );
}
