import { PortalNav, PortalTab } from "~/components/back-office/portal-nav";
import { operatorPagesFor } from "~/content/operator-navigation";
import type { Membership } from "~/domain/operators/operator-rights";

/** Tabs of the portal that the user has access to. @param unread number of unread threads */
export function OperatorNav({ memberships, unread }: { memberships: readonly Membership[]; unread: number }) {
  return (
    <PortalNav label="Operator's portal">
      {operatorPagesFor(memberships).map((page) => (
        <PortalTab key={page.to} page={page} unread={page.to === "/operator/messages" ? unread : 0} />
      ))}
    </PortalNav>
  );
}
