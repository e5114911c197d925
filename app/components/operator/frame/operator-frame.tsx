import { Link, isRouteErrorResponse } from "react-router";
import { AccountStatusBadge } from "~/components/back-office/account-status-badge";
import { LoadingLine } from "~/components/back-office/loading-line";
import { operatorRightLabels, type Membership } from "~/domain/operators/operator-rights";
import { PortalNav, PortalTab } from "~/components/back-office/portal-nav";
import { operatorPagesFor, operatorDashboard } from "~/content/operator-navigation";
import type { OperatorFrameFigures as Frame } from "../../../../worker/reports/get-operator-frame";
import { PortalError } from "~/components/back-office/portal-error";
import type { RightRefusal } from "~/middleware/operator-frame";

/** Top of every operator page: the user's operators, the pages they have access to, and notices. */
export function OperatorFrame({ memberships, suspended, toAnswer, unread }: Frame & { unread: number }) {
  const pending = memberships.filter(({ status }) => status === "pending");
  const [asked, waiting] = [true, false].map((isAsked) =>
    pending.filter(({ operator }) => toAnswer.includes(operator) === isAsked),
  );
  return (
    <>
      <LoadingLine />
      {memberships.length > 0 && (
        <section aria-label="Your company" className="border-b border-line bg-sunken print:hidden">
          <ul className="mx-auto flex max-w-7xl flex-wrap gap-x-6 gap-y-1 px-4 py-2 sm:px-6">
            {memberships.map((membership) => (
              <MembershipItem key={membership.operator} membership={membership} />
            ))}
          </ul>
        </section>
      )}
      <OperatorNav memberships={memberships} unread={unread} />
      {asked?.map(({ operator, companyName }) => (
        <Note key={operator}>
          <strong>{companyName} is not verified yet.</strong> We need something from you:{" "}
          <Link
            to={`/operator/profile?company=${encodeURIComponent(operator)}`}
            className="font-semibold underline underline-offset-4"
          >
            read our message
          </Link>
          . Until then, its tours are not on sale.
        </Note>
      ))}
      {waiting?.map(({ operator, companyName, isOwner }) => (
        <Note key={operator}>
          <strong>{companyName} is waiting for verification.</strong> An administrator reviews the sign-up
          details and writes to the owner. Until then, its tours are not on sale.
          {isOwner && (
            <>
              {" "}
              Meanwhile, check that the{" "}
              <Link to="/operator/profile" className="font-semibold underline underline-offset-4">
                company profile
              </Link>{" "}
              is complete: registration number, address and home city.
            </>
          )}
        </Note>
      ))}
      {suspended.map(({ operator, companyName, isStaff }) => (
        <Note key={operator}>
          <strong>{companyName} is suspended.</strong> Its tours are off the site and can't be edited.
          Existing bookings stay. To request a review, <ContactLink />.
          {isStaff && (
            <>
              {" "}
              You are a staff member and can leave in{" "}
              <Link to="/operator/memberships" className="font-semibold underline underline-offset-4">
                Your memberships
              </Link>
              .
            </>
          )}
        </Note>
      ))}
      {memberships.length === 0 && suspended.length === 0 && (
        <Note>
          <strong>Your account has no company.</strong> Please <ContactLink /> to fix this.
        </Note>
      )}
    </>
  );
}

function MembershipItem({
  membership: { companyName, status, isOwner, rights },
}: {
  membership: Membership;
}) {
  return (
    <li className="min-w-0 leading-tight">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
        <strong className="wrap-anywhere">{companyName}</strong>
        <AccountStatusBadge status={status} />
      </span>
      <span className="text-xs text-muted">
        {isOwner
          ? "Owner"
          : rights.length === 0
            ? "Staff, no permissions yet"
            : `Staff: ${rights.map((right) => operatorRightLabels[right].label.toLowerCase()).join(", ")}`}
        {!isOwner && (
          <>
            {". "}
            <Link to="/operator/memberships" className="underline underline-offset-2">
              Your memberships
            </Link>
          </>
        )}
        {". "}
        <Link to="/operator/profile/notifications" className="underline underline-offset-2">
          Notifications
        </Link>
      </span>
    </li>
  );
}

function ContactLink() {
  return (
    <Link to="/contact" className="font-semibold underline underline-offset-4">
      contact us
    </Link>
  );
}

function Note({ children }: { children: React.ReactNode }) {
  return (
    <div className="mx-auto max-w-7xl px-4 pt-4 sm:px-6 print:hidden">
      <p className="rounded-card border border-line bg-warning-subtle px-4 py-3 text-warning">{children}</p>
    </div>
  );
}

/** Tabs of the portal that the user has access to. @param unread number of unread threads */
function OperatorNav({ memberships, unread }: { memberships: readonly Membership[]; unread: number }) {
  return (
    <PortalNav label="Operator's portal">
      {operatorPagesFor(memberships).map((page) => (
        <PortalTab key={page.to} page={page} unread={page.to === "/operator/messages" ? unread : 0} />
      ))}
    </PortalNav>
  );
}

/** Returns the permission error of a page, or null for any other error. */
export function rightRefusalOf(error: unknown): RightRefusal | null {
  if (!isRouteErrorResponse(error) || error.status !== 403) return null;
  const data: RightRefusal | null = error.data;
  return data !== null && typeof data === "object" && "frame" in data ? data : null;
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
