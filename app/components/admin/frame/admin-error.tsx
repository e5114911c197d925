import { useLocation } from "react-router";
import { PortalError } from "~/components/back-office/portal-error";
import { adminPages, overviewPage } from "~/content/admin-navigation";
import { isOnPage } from "~/content/portal-page";

/** Error message of a back-office page, shown below the header and the tabs. */
export function AdminError({ error }: { error: unknown }) {
  const { pathname } = useLocation();
  const list = adminPages.find((page) => page !== overviewPage && isOnPage(page, pathname));
  return (
    <PortalError
      error={error}
      missing="It may have been deleted, or the link may be wrong. The system logs show what was deleted."
      goOn={list ? [list, overviewPage] : [overviewPage]}
    />
  );
}
