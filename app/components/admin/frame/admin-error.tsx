import { isRouteErrorResponse, useLocation } from "react-router";
import { PortalError } from "~/components/back-office/portal-error";
import { adminPages, overviewPage } from "~/content/admin-navigation";
import { isOnPage } from "~/content/portal-page";
import { errorStatus, errorText } from "~/lib/forms/error-text";

/** Error message of a back-office page, shown below the header and the tabs. */
export function AdminError({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  const status = errorStatus(error);
  const isMissing = status === 404;
  const list = adminPages.find((page) => page !== overviewPage && isOnPage(page, pathname));
  return (
    <PortalError
      status={status}
      title={isMissing ? "Page not found" : errorText(status).title}
      says={explanation(error)}
      canTryAgain={!isMissing}
      goOn={list ? [list, overviewPage] : [overviewPage]}
    />
  );
}

/** Returns the page's own error text if it sent one, or a general text for the status. */
function explanation(error: unknown): string {
  const status = errorStatus(error);
  // The router's own messages (status 400 and 405) are written for developers.
  if (isRouteErrorResponse(error) && [404, 409, 422].includes(status)) {
    if (typeof error.data === "string" && error.data !== "") return error.data;
  }
  if (status === 404)
    return "It may have been deleted, or the link may be wrong. The system logs show what was deleted.";
  if (status >= 500)
    return "The page couldn't be loaded because of an error on our side. Your saved data is safe. Please try again in a moment.";
  return errorText(status).detail;
}
