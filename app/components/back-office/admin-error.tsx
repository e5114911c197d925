import { isRouteErrorResponse, Link, useLocation } from "react-router";
import { BackOfficePage } from "~/components/layout/back-office-page";
import { buttonClasses } from "~/components/ui/button";
import { adminPages, isOnAdminPage, overviewPage } from "~/content/admin-navigation";
import { errorStatus, errorText } from "~/lib/error-text";

/** What an administrator is told below the header and the tabs where a page of the back office cannot be shown. */
export function AdminError({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const status = errorStatus(error);
  const isMissing = status === 404;
  const title = isMissing ? "There is nothing at this address" : errorText(status).title;
  const list = adminPages.find((page) => page !== overviewPage && isOnAdminPage(page, pathname));
  return (
    <BackOfficePage title={title} intro={explanation(error)}>
      <title>{`${title} | Tour Bharat`}</title>
      <p className="mt-2 text-sm text-muted tabular-nums">Error {status}</p>
      <p className="mt-4 flex flex-wrap gap-3">
        {!isMissing && (
          // As a whole page: what failed may have been its script.
          <Link reloadDocument to={{ pathname, search }} className={buttonClasses("primary")}>
            Try again
          </Link>
        )}
        {list && (
          <Link to={list.to} className={buttonClasses("secondary")}>
            {list.label}
          </Link>
        )}
        <Link to={overviewPage.to} className={buttonClasses("secondary")}>
          {overviewPage.label}
        </Link>
      </p>
    </BackOfficePage>
  );
}

/** In the words of the page that refused, where it gave any. */
function explanation(error: unknown): string {
  const status = errorStatus(error);
  // The router's own sentences are for developers, and come with 400 and 405.
  if (isRouteErrorResponse(error) && [404, 409, 422].includes(status)) {
    if (typeof error.data === "string" && error.data !== "") return error.data;
  }
  if (status === 404)
    return "What was here may have been deleted since; the system logs keep what was done to it. Or the link has a slip in it.";
  if (status >= 500)
    return "The page could not be put together. The fault is ours, and what was saved before is kept. Please try again in a moment.";
  return errorText(status).detail;
}
