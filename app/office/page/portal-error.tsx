import { isRouteErrorResponse, Link, useLocation } from "react-router";
import { BackOfficePage } from "./back-office-page";
import { buttonClasses } from "~/ui/button";
import type { PortalPage } from "~/content/portal-page";
import { errorStatus, errorText } from "~/platform/forms/error-text";

/** Error message of a portal page, shown below its frame, with links to continue. */
export function PortalError({
  error,
  refusal = null,
  missing,
  goOn,
}: {
  error: unknown;
  /** Why the user has no right to the page; null for any other error. */
  refusal?: string | null;
  /** Explanation of a missing page, after the text that it sent. */
  missing: string;
  goOn: readonly PortalPage[];
}) {
  const status = errorStatus(error);
  const isMissing = status === 404;
  const sent = sentBy(error);
  const missed = sent === null ? missing : `${sent} ${missing}`;
  const description = refusal ?? (isMissing ? missed : (sent ?? explanation(status)));
  const title = refusal === null ? titleOf(status) : "You don't have access to this page";
  const { pathname, search } = useLocation();
  return (
    <BackOfficePage title={title} intro={description}>
      <title>{`${title} | Tour Bharat`}</title>
      <p className="mt-2 text-sm text-muted tabular-nums">{`Error ${status}`}</p>
      <p className="mt-4 flex flex-wrap gap-3">
        {!isMissing && refusal === null && (
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

function titleOf(status: number): string {
  return status === 404 ? "Page not found" : errorText(status).title;
}

/** Returns the page's own error text. The router's messages (status 400 and 405) are written for developers. */
function sentBy(error: unknown): string | null {
  if (!isRouteErrorResponse(error) || ![404, 409, 422].includes(error.status)) return null;
  return typeof error.data === "string" && error.data !== "" ? error.data : null;
}

function explanation(status: number): string {
  return status >= 500
    ? "The page couldn't be loaded because of an error on our side. Your saved data is safe. Please try again in a moment."
    : errorText(status).detail;
}
