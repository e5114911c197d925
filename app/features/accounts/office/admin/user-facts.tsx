import { contactInWords } from "~/domain/accounts/format-phone";
import { Link } from "react-router";
import { Exact } from "~/ui/exact";
import { AccountStatusBadge } from "~/office/page/account-status-badge";
import { Panel } from "~/office/page/panel";
import { DescriptionList } from "~/ui/description-list";
import { adminAccessText } from "~/domain/accounts/admin-rights";
import { accountRoleLabels } from "~/domain/accounts/account-status";
import { formatInstantInIndia, formatDay } from "~/domain/calendar/calendar";
import { operatorRightLabels } from "~/domain/operators/operator-rights";
import type { AccountPage } from "../../../../../worker/overview/get-account-page";
import { BookingStatusBadge } from "~/features/bookings/booking-status-badge";
import { PageLinks } from "~/office/ui/page-links";
import { SheetCell, SheetName, SheetRow, ResponsiveTable } from "~/office/ui/responsive-table";
import { formatRupees } from "~/domain/money/money";
import { MailStatusBadge } from "~/features/notifications/mail-status-badge";

/** Account details of a user, with links to their operators. */
export function UserFacts({
  account,
  operators,
  memberships,
}: Pick<AccountPage, "account" | "operators" | "memberships">) {
  const isAdmin = account.role === "admin" && account.status !== "pending";
  return (
    <Panel id="facts" title="Account">
      <DescriptionList
        className="text-sm"
        entries={[
          ["E-mail", `${account.email}${account.emailVerified ? " (verified)" : " (not verified)"}`],
          ["Phone", account.phone ?? "not given"],
          ["Role", accountRoleLabels[account.role].one],
          ...(isAdmin ? [["Permissions", adminAccessText(account.adminRole)] as const] : []),
          ...(account.requestCode === null ? [] : [["Request code", account.requestCode] as const]),
          ["Joined", formatInstantInIndia(account.joinedAt)],
          ["Second factor", account.twoFactorEnabled ? "On" : "Off"],
          ["Passkeys", String(account.passkeys)],
          ["Emergency contact", contactInWords(account) ?? "not given"],
          ["Newsletter", account.marketingConsent ? "Yes" : "No"],
        ]}
      />
      {operators.length > 0 && (
        <ul className="mt-3 grid gap-1 border-t border-line pt-3 text-sm">
          {operators.map(({ slug, companyName, status }) => (
            <li key={slug} className="flex flex-wrap items-center gap-2">
              <Link to={`/admin/operators/${slug}`} className="text-peacock underline underline-offset-4">
                {companyName}
              </Link>
              <AccountStatusBadge status={status} />
            </li>
          ))}
        </ul>
      )}
      {memberships.length > 0 && (
        <ul className="mt-3 grid gap-1 border-t border-line pt-3 text-sm">
          {memberships.map(({ operator, companyName, status, rights }) => (
            <li key={operator}>
              Staff of{" "}
              <Link to={`/admin/operators/${operator}`} className="text-peacock underline underline-offset-4">
                {companyName}
              </Link>{" "}
              {status === "suspended" && <AccountStatusBadge status={status} />}
              <span className="block text-muted">
                {rights.map((right) => operatorRightLabels[right].label).join(", ")}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

const heads = ["Booking", "Tour", "Travel date", "Status", "Total"] as const;

/** A page of a user's bookings, newest first. */
export function UserBookings({
  bookings,
  nextCursor,
  cursor,
}: Pick<AccountPage, "bookings" | "nextCursor"> & { cursor: string | undefined }) {
  return (
    <Panel id="bookings" title="Bookings">
      {bookings.length === 0 ? (
        <p className="text-sm text-muted">No bookings.</p>
      ) : (
        <div className="text-sm">
          <ResponsiveTable caption="Bookings, newest first" heads={heads}>
            {bookings.map((booking) => (
              <SheetRow key={booking.bookingId}>
                <SheetName className="lg:min-w-24!">
                  <Link
                    to={`/admin/bookings/${booking.bookingId}`}
                    className="text-peacock underline underline-offset-4"
                  >
                    <Exact>{booking.bookingId}</Exact>
                  </Link>
                </SheetName>
                <SheetCell className="wrap-anywhere">{booking.tourTitle}</SheetCell>
                <SheetCell className="whitespace-nowrap">
                  <Exact>{formatDay(booking.travelDate)}</Exact>
                </SheetCell>
                <SheetCell>
                  <BookingStatusBadge status={booking.status} />
                </SheetCell>
                <SheetCell className="lg:text-right">
                  <Exact>{formatRupees(booking.totalAmount)}</Exact>
                </SheetCell>
              </SheetRow>
            ))}
          </ResponsiveTable>
        </div>
      )}
      {bookings[0] && (
        <p className="mt-2 text-sm">
          <Link
            to={`/admin/customers/${bookings[0].bookingId}`}
            className="text-peacock underline underline-offset-4"
          >
            Customer's page
          </Link>
        </p>
      )}
      <PageLinks query={{ cursor }} nextCursor={nextCursor} first="Newest bookings" next="Older bookings" />
    </Panel>
  );
}

/** Newest mails to a user's address. The content is omitted: it holds links that open the account. */
export function UserMails({ mails }: Pick<AccountPage, "mails">) {
  return (
    <Panel id="mails" title="Mails to this address">
      {mails.length === 0 && <p className="text-sm text-muted">None.</p>}
      <ul className="divide-y divide-line text-sm">
        {mails.map(({ id, subject, status, createdAt }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-2 py-1.5">
            <span className="wrap-anywhere">
              <span>{subject}</span>
              <span translate="no" className="block text-muted">
                {formatInstantInIndia(createdAt)}
              </span>
            </span>
            <MailStatusBadge status={status} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}
