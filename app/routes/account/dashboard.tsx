import { Link, Form } from "react-router";
import { MailCheck, MessageSquare } from "lucide";
import { Exact } from "~/ui/exact";
import { BeforeYouGo } from "~/features/travelers/before-you-go";
import { NextTripCard, NoTrip, type NextTripState } from "~/features/travelers/next-trip";
import { TripList } from "~/features/travelers/trip-list";
import { WaitingEntries } from "~/features/waiting-list/waiting-entries";
import { nowContext, servicesContext } from "~/context";
import { lightInIndia, seasonInIndia } from "~/domain/calendar/calendar";
import type { Trip } from "~/domain/trips/trip";
import type { BookingPage } from "~/domain/trips/traveler-booking";
import { dueInWords } from "~/domain/bookings/unpaid-booking";
import { Icon } from "~/ui/icon";
import type { PageServices } from "../../../worker/platform/http/page-services";
import { pageMeta } from "~/platform/pages/page-meta";
import { requireViewer } from "~/middleware/require-viewer";
import { Button } from "~/ui/button";
import { WishlistGrid } from "~/features/wishlist/wishlist-grid";
import type { WishedTour } from "~/domain/wishlist/wishlist";
import type { Route } from "./+types/dashboard";
import { dashboardMessages } from "~/features/travelers/dashboard/messages";

export async function loader({ context, url }: Route.LoaderArgs) {
  const now = context.get(nowContext);
  const viewer = requireViewer(context, url);
  const services = context.get(servicesContext);
  const [dashboard, ahead, unread, waiting] = await Promise.all([
    services.getDashboard(viewer),
    services.getNextBooking(viewer),
    services.listUnreadBookings(viewer),
    services.listWaitingEntries(viewer),
  ]);
  const { next } = dashboard;
  // Another one if a booking changed between the two reads.
  const pageOf = ({ bookingId }: Trip) =>
    ahead?.booking.bookingId === bookingId ? ahead : services.getTravelerBooking(viewer, bookingId);
  return {
    ...dashboard,
    nextState: next && (await stateOf(services, await pageOf(next), unread)),
    unread,
    waiting,
    firstName: viewer.name.trim().split(/\s+/)[0] ?? viewer.name,
    unverifiedEmail: viewer.emailVerified ? null : viewer.email,
    panorama: `${seasonInIndia(now)}-${lightInIndia(now)}`,
    canonical: new URL("/dashboard", url).href,
  };
}

async function stateOf(
  services: PageServices,
  { booking, money, documents, closedBecause }: BookingPage,
  unread: readonly string[],
): Promise<NextTripState> {
  const isPayable = money.toPay > 0 && closedBecause === null && (await services.isPayOnlineOffered());
  return {
    toPay: money.toPay,
    due: dueInWords(booking, money.toPay),
    payPath: isPayable ? `${await services.tripPathOf(booking.bookingId)}/pay` : null,
    hasVoucher: documents.voucher,
    hasUnread: unread.includes(booking.bookingId),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    ...pageMeta({
      title: dashboardMessages().title,
      description: dashboardMessages().description,
      canonical: loaderData?.canonical ?? "/dashboard",
    }),
    { name: "robots", content: "noindex" },
  ];
}

const quietLink = "font-semibold text-peacock underline underline-offset-4";

function toBooking({ bookingId }: Trip) {
  return { to: `/bookings/${bookingId}`, label: dashboardMessages().trips.openBooking };
}

function toReview({ bookingId }: Trip) {
  return { to: `/bookings/${bookingId}/review`, label: dashboardMessages().trips.review };
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { firstName, unread, waiting, unverifiedEmail, panorama, today, next, nextState } = loaderData;
  const { upcoming, past, wishlist } = loaderData;
  const m = dashboardMessages();
  return (
    <div className="mx-auto max-w-7xl px-4 py-10 max-sm:pt-5 sm:px-6">
      <h1 className="text-4xl sm:text-5xl">
        <span className="block font-sans text-base font-semibold text-muted">{m.title}</span>{" "}
        <span>{m.hello(firstName)}</span>
      </h1>
      <NewMessages bookings={unread} />
      {unverifiedEmail !== null && <VerifyReminder email={unverifiedEmail} />}
      <WaitingEntries entries={waiting} />
      {next && nextState ? (
        <>
          <NextTripCard trip={next} state={nextState} today={today} />
          <BeforeYouGo trip={next} />
        </>
      ) : (
        <NoTrip panorama={panorama} />
      )}

      <div className="mt-16 flex flex-wrap items-baseline justify-between gap-x-6 border-b-2 border-marigold pb-1">
        <h2 className="text-3xl">{m.trips.title}</h2>
        <Link to="/bookings" className={`py-2 ${quietLink}`}>
          {m.trips.all}
        </Link>
      </div>
      <div className="mt-6 grid gap-x-12 gap-y-10 lg:grid-cols-3">
        <TripList id="upcoming" title={m.trips.upcoming} trips={upcoming} linkOf={toBooking}>
          <span>{next ? m.trips.noOther : m.trips.none}</span>{" "}
          <Link to="/tours" className={quietLink}>
            {m.trips.find}
          </Link>
        </TripList>
        <TripList id="past" title={m.trips.past} trips={past} linkOf={toBooking}>
          {m.trips.noPast}
        </TripList>
        <TripList id="to-review" title={m.trips.toReview} trips={loaderData.toReview} linkOf={toReview}>
          {past.length === 0 ? m.trips.reviewLater : m.trips.noReviews}
        </TripList>
      </div>
      <DashboardWishlist items={wishlist} size={loaderData.wishlistSize} />
    </div>
  );
}

/** Asks the user to verify their e-mail address, with the reason. */
function VerifyReminder({ email }: { email: string }) {
  const m = dashboardMessages().verify;
  return (
    <section
      aria-label={m.label}
      className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-warning-subtle p-4 text-warning sm:px-6"
    >
      <p className="flex min-w-0 gap-3">
        <Icon icon={MailCheck} className="mt-0.5 size-6 shrink-0" />
        {m.text(email)}
      </p>
      <Form method="post" action="/verify-email">
        <input type="hidden" name="intent" value="send" />
        <Button type="submit" variant="secondary">
          {m.send}
        </Button>
      </Form>
    </section>
  );
}

/** Bookings with unread messages; empty without any. */
function NewMessages({ bookings }: { bookings: readonly string[] }) {
  if (bookings.length === 0) return null;
  const m = dashboardMessages();
  return (
    <p className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-warning-subtle px-4 py-2 text-warning">
      <Icon icon={MessageSquare} className="size-4" />
      <strong>{m.newMessages}</strong>
      {bookings.slice(0, 5).map((bookingId) => (
        <Link
          key={bookingId}
          to={`/bookings/${bookingId}/messages`}
          className="inline-block py-1 font-semibold tabular-nums underline underline-offset-4"
        >
          {m.booking}
          <Exact>{bookingId}</Exact>
        </Link>
      ))}
    </p>
  );
}

/** The newest wishlist items, with a link to all of them. */
function DashboardWishlist({ items, size }: { items: readonly WishedTour[]; size: number }) {
  const m = dashboardMessages().wishlist;
  return (
    <section aria-labelledby="dashboard-wishlist" className="mt-16">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="dashboard-wishlist" className="text-3xl">
          {m.title}
        </h2>
        {size > 0 && (
          <Link to="/wishlist" className="py-2 font-semibold text-peacock underline underline-offset-4">
            {size > items.length ? m.all(size) : m.open}
          </Link>
        )}
      </div>
      <WishlistGrid items={items}>{m.empty()}</WishlistGrid>
    </section>
  );
}
