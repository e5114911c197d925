import { Link } from "react-router";
import { Exact } from "~/ui/exact";
import { Section } from "~/office/page/section";
import { Timestamp } from "~/platform/pages/when";
import { BookingState } from "./booking-state";
import { BackOfficePage } from "~/office/page/back-office-page";
import { PageLinks } from "~/office/ui/page-links";
import { ResponsiveTable, SheetCell, SheetName, SheetRow } from "~/office/ui/responsive-table";
import { maxCustomerBookings, type CustomerPage } from "~/domain/desk/customer";
import { formatDay } from "~/domain/calendar/calendar";
import { formatRupees } from "~/domain/money/money";

const link = "text-peacock underline underline-offset-4";
const heads = ["Booking", "Tour", "Travel date", "Status", "Paid", "Total"] as const;

/** A customer's page in a portal: totals, contact details, bookings and messages. */
export function CustomerView({
  page,
  portal,
  cursor,
}: {
  page: CustomerPage;
  portal: "/admin" | "/operator";
  cursor: string | undefined;
}) {
  const { totals, contacts, bookings, nextCursor, accounts, messages } = page;
  const figures = [
    ["Bookings", totals.bookings >= maxCustomerBookings ? "over 10,000" : String(totals.bookings)],
    ["Upcoming", String(totals.upcoming)],
    ["Canceled", String(totals.canceled)],
    ["Paid", formatRupees(totals.paid)],
    ["Refunded", formatRupees(totals.refunded)],
  ] as const;
  return (
    <BackOfficePage
      title={page.name}
      intro={
        <>
          <span>Bookings with the e-mail address or phone number of</span>{" "}
          <Link to={`${portal}/bookings/${page.bookingId}`} className={link}>
            <Exact>{page.bookingId}</Exact>
          </Link>
        </>
      }
    >
      <dl className="mt-4 grid grid-cols-2 gap-3 tabular-nums sm:grid-cols-5">
        {figures.map(([label, value]) => (
          <div key={label} className="rounded-card border border-line bg-card p-3">
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="text-lg font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-6 grid gap-8 lg:grid-cols-[1fr_20rem]">
        <div className="min-w-0">
          <Section title="Bookings">
            <div className="mt-2 text-sm">
              <ResponsiveTable caption="Bookings, newest first" heads={heads}>
                {bookings.map((booking) => (
                  <SheetRow key={booking.bookingId}>
                    <SheetName className="lg:min-w-24!">
                      <Link to={`${portal}/bookings/${booking.bookingId}`} className={link}>
                        <Exact>{booking.bookingId}</Exact>
                      </Link>
                      {booking.customerName !== page.name && (
                        <span className="block font-normal text-muted">{booking.customerName}</span>
                      )}
                    </SheetName>
                    <SheetCell className="wrap-anywhere">{booking.tourTitle}</SheetCell>
                    <SheetCell className="whitespace-nowrap">
                      <Exact>{formatDay(booking.travelDate)}</Exact>
                    </SheetCell>
                    <SheetCell>
                      <BookingState booking={booking} />
                    </SheetCell>
                    <SheetCell className="lg:text-right">
                      <Exact>{formatRupees(booking.paidAmount)}</Exact>
                    </SheetCell>
                    <SheetCell className="lg:text-right">
                      <Exact>{formatRupees(booking.totalAmount)}</Exact>
                    </SheetCell>
                  </SheetRow>
                ))}
              </ResponsiveTable>
            </div>
            <PageLinks
              query={{ cursor }}
              nextCursor={nextCursor}
              first="Newest bookings"
              next="Older bookings"
            />
          </Section>
        </div>
        <div className="grid min-w-0 content-start gap-8">
          <Section title="Contact details">
            <ul className="divide-y divide-line">
              {contacts.map(({ name, email, phone, bookings: count }) => (
                <li key={`${name} ${email} ${phone}`} className="py-1.5 wrap-anywhere">
                  <strong>{name}</strong>
                  <span className="block text-sm text-muted">
                    {[email, phone, count === 1 ? "1 booking" : `${count} bookings`]
                      .filter(Boolean)
                      .join(", ")}
                  </span>
                </li>
              ))}
            </ul>
            {accounts.map(({ id, name }) => (
              <p key={id} className="mt-2">
                Account:{" "}
                <Link to={`/admin/users/${id}`} className={link}>
                  {name}
                </Link>
              </p>
            ))}
          </Section>
          <Section title="Messages">
            {messages.length === 0 && <p className="mt-2 text-muted">No messages yet.</p>}
            <ul className="divide-y divide-line">
              {messages.map(({ id, bookingId, author, text, at }) => (
                <li key={id} className="py-1.5">
                  <strong>{author}</strong>{" "}
                  <Link to={`${portal}/bookings/${bookingId}`} className={link}>
                    <Exact>{bookingId}</Exact>
                  </Link>{" "}
                  <Timestamp at={at} />
                  <span className="line-clamp-4 wrap-anywhere whitespace-pre-line">{text}</span>
                </li>
              ))}
            </ul>
          </Section>
        </div>
      </div>
    </BackOfficePage>
  );
}
