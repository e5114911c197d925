import { isRouteErrorResponse } from "react-router";
import { PortalError } from "~/components/back-office/portal-error";
import { operatorDashboard } from "~/content/operator-navigation";
import type { RightRefusal } from "~/middleware/operator-frame";

/** Returns the permission error of a page, or null for any other error. */
export function rightRefusalOf(error: unknown): RightRefusal | null {
  if (!isRouteErrorResponse(error) || error.status !== 403) return null;
  const told: RightRefusal | null = error.data;
  return told !== null && typeof told === "object" && "frame" in told ? told : null;
}

/** Error message of a portal page, shown below the frame. */
export function OperatorError({ error }: { error: unknown }) {
  return (
    <PortalError
      error={error}
      refusal={rightRefusalOf(error)?.detail ?? null}
      missing="This page doesn't exist or belongs to another operator. Check the link."
      goOn={[operatorDashboard]}
    />
  );
}
