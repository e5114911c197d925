import { Link } from "react-router";
import type { OperatorFrame as Frame } from "../../../worker/operators/get-operator-frame";
import { AccountStatusBadge } from "~/components/back-office/account-status-badge";
import { LoadingLine } from "~/components/back-office/loading-line";
import { companyRightLabels } from "~/domain/company-rights";
import type { Membership } from "~/domain/company-rights";
import { OperatorNav } from "./operator-nav";

/** What stands above every page of the operators' portal: for whom one acts, the pages one's rights open, and what is amiss. */
export function OperatorFrame({ memberships, suspended, unread }: Frame & { unread: number }) {
  const waiting = memberships.filter(({ status }) => status === "pending");
  return (
    <>
      <LoadingLine />
      {memberships.length > 0 && (
        <section aria-label="Your company" className="border-b border-line bg-sunken print:hidden">
          <ul className="mx-auto flex max-w-7xl flex-wrap gap-x-6 gap-y-1 px-4 py-2 sm:px-6">
            {memberships.map((membership) => (
              <Company key={membership.company} membership={membership} />
            ))}
          </ul>
        </section>
      )}
      <OperatorNav memberships={memberships} unread={unread} />
      {waiting.map(({ company, companyName, isOwner }) => (
        <Note key={company}>
          <strong>{companyName} waits for verification.</strong> An administrator looks at what was given at
          sign-up and writes to its owner. Until then nothing of it is on sale.
          {isOwner && (
            <>
              {" "}
              Meanwhile, see to it that the{" "}
              <Link to="/operator/profile" className="font-semibold underline underline-offset-4">
                company profile
              </Link>{" "}
              is complete: registration number, address and the city you are at home in.
            </>
          )}
        </Note>
      ))}
      {suspended.map(({ company, companyName, isStaff }) => (
        <Note key={company}>
          <strong>{companyName} is suspended.</strong> Its tours are off the site and nothing of it can be
          changed; bookings that were made stay. To have it looked at again, <ContactLink />.
          {isStaff && (
            <>
              {" "}
              You are of its staff, and can leave it in{" "}
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
          <strong>No company belongs to your account.</strong> Please <ContactLink />, and we put that right.
        </Note>
      )}
    </>
  );
}

function Company({ membership: { companyName, status, isOwner, rights } }: { membership: Membership }) {
  return (
    <li className="min-w-0 leading-tight">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
        <strong className="wrap-anywhere">{companyName}</strong>
        <AccountStatusBadge status={status} />
      </span>
      <span className="text-xs text-muted">
        {isOwner
          ? "You own it"
          : rights.length === 0
            ? "You are of its staff, without any right yet"
            : `You are of its staff: ${rights.map((right) => companyRightLabels[right].label.toLowerCase()).join(", ")}`}
        {!isOwner && (
          <>
            {". "}
            <Link to="/operator/memberships" className="underline underline-offset-2">
              Your memberships
            </Link>
          </>
        )}
      </span>
    </li>
  );
}

function ContactLink() {
  return (
    <Link to="/contact" className="font-semibold underline underline-offset-4">
      write to us
    </Link>
  );
}

function Note({ children }: { children: React.ReactNode }) {
  return (
    <div className="mx-auto max-w-7xl px-4 pt-4 sm:px-6 print:hidden">
      <p className="rounded-card border border-line bg-wait-ground px-4 py-3 text-wait">{children}</p>
    </div>
  );
}
