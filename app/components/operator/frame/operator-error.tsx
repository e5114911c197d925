import { isRouteErrorResponse } from "react-router";
import { PortalError } from "~/components/back-office/portal-error";
import { operatorDashboard } from "~/content/operator-navigation";
import { errorStatus, errorText } from "~/lib/forms/error-text";
import type { RightRefusal } from "~/middleware/operator-frame";

/** Returns the permission error of a page, or null for any other error. */
export function rightRefusalOf(error: unknown): RightRefusal | null {
  if (!isRouteErrorResponse(error) || error.status !== 403) return null;
  const told: RightRefusal | null = error.data;
  return told !== null && typeof told === "object" && "frame" in told ? told : null;
}

/** Error message of a portal page, shown below the frame. */
export function OperatorError({ error }: { error: unknown }) {
  const status = errorStatus(error);
  const refusal = rightRefusalOf(error);
  return (
    <PortalError
      status={status}
      title={refusal ? "You don't have access to this page" : errorText(status).title}
      says={refusal?.detail ?? explanation(error)}
      canTryAgain={status >= 500}
      goOn={[operatorDashboard]}
    />
  );
}

function explanation(error: unknown): string {
  const status = errorStatus(error);
  if (isRouteErrorResponse(error) && typeof error.data === "string" && error.data !== "" && status < 500) {
    // With these statuses, the router sends its own messages, which are for developers.
    if (![400, 404, 405].includes(status)) return error.data;
  }
  if (status === 404) return "This page doesn't exist or belongs to another operator. Check the link.";
  return errorText(status).detail;
}
