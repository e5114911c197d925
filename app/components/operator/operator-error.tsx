import { isRouteErrorResponse } from "react-router";
import { PortalError } from "~/components/back-office/portal-error";
import { operatorDashboard } from "~/content/operator-navigation";
import { errorStatus, errorText } from "~/lib/error-text";
import type { RightRefusal } from "~/middleware/operator-frame";

/** The refusal of a page for which a right is missing, or null for any other error. */
export function rightRefusalOf(error: unknown): RightRefusal | null {
  if (!isRouteErrorResponse(error) || error.status !== 403) return null;
  const told: RightRefusal | null = error.data;
  return told !== null && typeof told === "object" && "frame" in told ? told : null;
}

/** What is told below the frame where a page of the portal cannot be shown. */
export function OperatorError({ error }: { error: unknown }) {
  const status = errorStatus(error);
  const refusal = rightRefusalOf(error);
  return (
    <PortalError
      status={status}
      title={refusal ? "You have no right to this page" : errorText(status).title}
      says={refusal?.detail ?? explanation(error)}
      canTryAgain={status >= 500}
      goOn={[operatorDashboard]}
    />
  );
}

function explanation(error: unknown): string {
  const status = errorStatus(error);
  if (isRouteErrorResponse(error) && typeof error.data === "string" && error.data !== "" && status < 500) {
    // The router's own sentences are for developers, and come with these.
    if (![400, 404, 405].includes(status)) return error.data;
  }
  if (status === 404)
    return "There is nothing at this address that is yours to see. It may belong to another company, or the link has a slip in it.";
  return errorText(status).detail;
}
