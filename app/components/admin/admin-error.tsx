import { isRouteErrorResponse, useLocation } from "react-router";
import { PortalError } from "~/components/back-office/portal-error";
import { adminPages, overviewPage } from "~/content/admin-navigation";
import { isOnPage } from "~/content/portal-page";
import { errorStatus, errorText } from "~/lib/error-text";

/** What an administrator is told below the header and the tabs where a page of the back office cannot be shown. */
export function AdminError({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  const status = errorStatus(error);
  const isMissing = status === 404;
  const list = adminPages.find((page) => page !== overviewPage && isOnPage(page, pathname));
  return (
    <PortalError
      status={status}
      title={isMissing ? "There is nothing at this address" : errorText(status).title}
      says={explanation(error)}
      canTryAgain={!isMissing}
      goOn={list ? [list, overviewPage] : [overviewPage]}
    />
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
