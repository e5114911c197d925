import { Link } from "react-router";
import { BookingAtAGlance } from "~/features/desk/office/booking-at-a-glance";
import { Exact } from "~/ui/exact";

/** Page of a booking in an office: its summary with what is due, the forms that change it, and its records. */
export function OfficeBookingPage({
  office,
  heading,
  aside,
  messages,
  edits,
  columns,
  ...glance
}: Omit<React.ComponentProps<typeof BookingAtAGlance>, "className"> & {
  office: "/admin" | "/operator";
  heading?: React.Ref<HTMLHeadingElement>;
  /** Beside the heading. */
  aside: React.ReactNode;
  /** Answers of the page's forms. */
  messages: React.ReactNode;
  edits: React.ReactNode;
  /** Sections, in two columns where there is room. */
  columns: readonly [React.ReactNode, React.ReactNode];
}) {
  return (
    <div className="px-4 py-4 sm:px-6">
      <p>
        <Link
          to={`${office}/bookings`}
          className="inline-block py-1 text-peacock underline underline-offset-4"
        >
          All bookings
        </Link>
      </p>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1">
        <h1 ref={heading} tabIndex={-1} className="font-sans text-xl font-semibold tabular-nums outline-none">
          Booking <Exact>{glance.booking.bookingId}</Exact>
        </h1>
        {aside}
      </div>
      {messages}
      <BookingAtAGlance {...glance} className="mt-3" />
      <div id="edit" className="mt-2 -ml-2 flex scroll-mt-20 flex-wrap items-start gap-x-1 print:hidden">
        {edits}
      </div>
      <div className="mt-6 grid gap-8 lg:grid-cols-2">
        <div className="grid min-w-0 content-start gap-8">{columns[0]}</div>
        <div className="grid min-w-0 content-start gap-8">{columns[1]}</div>
      </div>
    </div>
  );
}
