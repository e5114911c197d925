import { Link, isRouteErrorResponse } from "react-router";
import { AccountStatusBadge } from "~/office/page/account-status-badge";
import type { Office } from "./office";
import { OfficeFrame } from "./office-frame";
import { operatorRightLabels, type Membership } from "~/domain/operators/operator-rights";
import type { OperatorWork } from "~/domain/overview/office-work";
import {
  memberPage,
  operatorCreationsFor,
  operatorDashboard,
  operatorPagesFor,
} from "~/content/operator-navigation";
import type { OperatorFrameFigures as Frame } from "../../../worker/overview/get-operator-frame";
import { isOnPage } from "~/content/portal-page";
import { profilePages, earningsPages } from "~/content/portal-sub-pages";
import { loadCountsSchema, useFresh } from "~/office/live/use-fresh";
import { PortalError } from "~/office/page/portal-error";
import type { OfficeView } from "./office-view";
import type { RightRefusal } from "~/middleware/require-operator";

/** Frame of the operator portal: the pages the user has access to, their operators, and notices. */
export function OperatorFrame({
  memberships,
  suspended,
  toAnswer,
  work: loadedWork,
  view,
  children,
}: Frame & {
  /** Null if it was not loaded. */
  work: OperatorWork | null;
  view: OfficeView;
  children: React.ReactNode;
}) {
  const work = useFresh("/operator/work", loadedWork, loadCountsSchema);
  return (
    <OfficeFrame
      office={officeFor(memberships, work)}
      view={view}
      role={memberships.map(({ companyName }) => companyName).join(", ") || "Tour Operator"}
      summary={
        <ul aria-label="Your company" className="grid gap-2">
          {memberships.map((membership) => (
            <MembershipItem key={membership.operator} membership={membership} />
          ))}
          <li className="flex flex-wrap gap-x-3 text-muted">
            {(suspended.length > 0 || memberships.some(({ isOwner }) => !isOwner)) && (
              <Link to="/operator/memberships" className="min-h-6 underline underline-offset-2">
                Your memberships
              </Link>
            )}
            <Link to={memberPage.to} className="min-h-6 underline underline-offset-2">
              {memberPage.name}
            </Link>
          </li>
        </ul>
      }
    >
      <OperatorNotes memberships={memberships} suspended={suspended} toAnswer={toAnswer} />
      {children}
    </OfficeFrame>
  );
}

function officeFor(memberships: readonly Membership[], work: OperatorWork | null): Office {
  const pages = operatorPagesFor(memberships);
  return {
    label: "Operator's portal",
    home: operatorDashboard,
    groups: [pages],
    creations: operatorCreationsFor(memberships),
    waiting:
      work === null
        ? {}
        : {
            "/operator/bookings": { count: work.unpaidSoon, text: "unpaid, leaving by tomorrow" },
            "/operator/departures": {
              count: work.closed + work.lacking,
              text: work.lacking > 0 ? "to do" : "closed",
            },
            "/operator/messages": { count: work.unread, text: "unread" },
            "/operator/reviews": { count: work.reviews, text: "to answer" },
            "/operator/profile": { count: work.toAnswer + work.calendars, text: "to do" },
          },
    palette: {
      finds: "booking, tour, traveler",
      search: "/operator/find",
      payouts: "/operator/earnings/payouts",
      actions: [
        ...[...earningsPages.slice(1), ...profilePages.slice(1)].flatMap(({ name, to }) => {
          const page = pages.find((page) => isOnPage(page, to));
          return page && to !== memberPage.to ? [{ name, hint: page.label, to }] : [];
        }),
        { ...memberPage, hint: "Your choices" },
        { name: "Public site", hint: "Home page", to: "/" },
        { name: "Profile & security", hint: "Your account", to: "/profile/security" },
      ],
      lists: pages
        // The list that can be searched.
        .filter(({ to }) => to === "/operator/bookings")
        .map(({ label, to }) => ({ name: label, page: label, to })),
    },
  };
}

/** Notices about companies that can't sell, or have to answer. */
function OperatorNotes({ memberships, suspended, toAnswer }: Frame) {
  const asked = memberships.filter(({ operator }) => toAnswer.includes(operator));
  const waiting = memberships.filter(
    (membership) => membership.status === "pending" && !asked.includes(membership),
  );
  return (
    <>
      {asked.map(({ operator, companyName, status }) => (
        <Note key={operator}>
          <strong>
            {status === "pending"
              ? `${companyName} is not verified yet.`
              : `${companyName} needs documents to stay verified.`}
          </strong>{" "}
          We need something from you:{" "}
          <Link
            to={`/operator/profile?company=${encodeURIComponent(operator)}`}
            className="font-semibold underline underline-offset-4"
          >
            read our message
          </Link>
          <span>
            {status === "pending"
              ? ". Until then, its tours are not on sale."
              : ". Its tours stay on sale meanwhile."}
          </span>
        </Note>
      ))}
      {waiting.map(({ operator, companyName, isOwner }) => (
        <Note key={operator}>
          <strong>{`${companyName} is waiting for verification.`}</strong> An administrator reviews the
          sign-up details and writes to the owner. Until then, its tours are not on sale.
          {isOwner && (
            <>
              {" "}
              <span>Meanwhile, check that the</span>{" "}
              <Link to="/operator/profile" className="font-semibold underline underline-offset-4">
                company profile
              </Link>{" "}
              <span>is complete: registration number, address and home city.</span>
            </>
          )}
        </Note>
      ))}
      {suspended.map(({ operator, companyName, isStaff }) => (
        <Note key={operator}>
          <strong>{`${companyName} is suspended.`}</strong> Its tours are off the site and can't be edited.
          Existing bookings stay. To request a review, <ContactLink />.
          {isStaff && (
            <>
              {" "}
              <span>You are a staff member and can leave in</span>{" "}
              <Link to="/operator/memberships" className="font-semibold underline underline-offset-4">
                Your memberships
              </Link>
              <span>.</span>
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
      <strong className="block wrap-anywhere">{companyName}</strong>
      <span className="mt-0.5 flex flex-wrap items-center gap-x-2 text-xs text-muted">
        <AccountStatusBadge status={status} />
        <span>
          {isOwner
            ? "Owner"
            : rights.length === 0
              ? "Staff, no permissions yet"
              : `Staff: ${rights.map((right) => operatorRightLabels[right].label.toLowerCase()).join(", ")}`}
        </span>
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
    <div className="px-4 pt-4 sm:px-6 print:hidden">
      <p className="rounded-card border border-line bg-warning-subtle px-4 py-3 text-warning">{children}</p>
    </div>
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
