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
      title: "Dashboard",
      description: "Your upcoming and past trips, and your wishlist.",
      canonical: loaderData?.canonical ?? "/dashboard",
    }),
    { name: "robots", content: "noindex" },
  ];
}

const quietLink = "font-semibold text-peacock underline underline-offset-4";

function toBooking({ bookingId }: Trip) {
  return { to: `/bookings/${bookingId}`, label: "Booking" };
}

function toReview({ bookingId }: Trip) {
  return { to: `/bookings/${bookingId}/review`, label: "Write a review" };
}

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { firstName, unread, waiting, unverifiedEmail, panorama, today, next, nextState } = loaderData;
  const { upcoming, past, wishlist } = loaderData;
  return (
    <div className="mx-auto max-w-7xl px-4 py-10 max-sm:pt-5 sm:px-6">
      <h1 className="text-4xl sm:text-5xl">
        <span className="block font-sans text-base font-semibold text-muted">Dashboard</span>{" "}
        <span>{`Namaste, ${firstName}`}</span>
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
        <h2 className="text-3xl">Trips</h2>
        <Link to="/bookings" className={`py-2 ${quietLink}`}>
          All bookings
        </Link>
      </div>
      <div className="mt-6 grid gap-x-12 gap-y-10 lg:grid-cols-3">
        <TripList id="upcoming" title="Upcoming" trips={upcoming} linkOf={toBooking}>
          <span>{next ? "No other upcoming trips." : "No upcoming trips."}</span>{" "}
          <Link to="/tours" className={quietLink}>
            Find a tour
          </Link>
        </TripList>
        <TripList id="past" title="Past" trips={past} linkOf={toBooking}>
          Your past trips appear here.
        </TripList>
        <TripList id="to-review" title="Reviews to write" trips={loaderData.toReview} linkOf={toReview}>
          {past.length === 0 ? "You can review a trip once it's over." : "No reviews to write. Thank you."}
        </TripList>
      </div>
      <DashboardWishlist items={wishlist} size={loaderData.wishlistSize} />
    </div>
  );
}

/** Asks the user to verify their e-mail address, with the reason. */
function VerifyReminder({ email }: { email: string }) {
  return (
    <section
      aria-label="Verify your e-mail address"
      className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card bg-warning-subtle p-4 text-warning sm:px-6"
    >
      <p className="flex min-w-0 gap-3">
        <Icon icon={MailCheck} className="mt-0.5 size-6 shrink-0" />
        <span className="min-w-0 break-words">
          Please verify <strong>{email}</strong>. Bookings you made with it as a guest then appear here too.
        </span>
      </p>
      <Form method="post" action="/verify-email">
        <input type="hidden" name="intent" value="send" />
        <Button type="submit" variant="secondary">
          Send link
        </Button>
      </Form>
    </section>
  );
}

/** Bookings with unread messages; empty without any. */
function NewMessages({ bookings }: { bookings: readonly string[] }) {
  if (bookings.length === 0) return null;
  return (
    <p className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-warning-subtle px-4 py-2 text-warning">
      <Icon icon={MessageSquare} className="size-4" />
      <strong>New messages about</strong>
      {bookings.slice(0, 5).map((bookingId) => (
        <Link
          key={bookingId}
          to={`/bookings/${bookingId}/messages`}
          className="inline-block py-1 font-semibold tabular-nums underline underline-offset-4"
        >
          booking <Exact>{bookingId}</Exact>
        </Link>
      ))}
    </p>
  );
}

/** The newest wishlist items, with a link to all of them. */
function DashboardWishlist({ items, size }: { items: readonly WishedTour[]; size: number }) {
  return (
    <section aria-labelledby="dashboard-wishlist" className="mt-16">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="dashboard-wishlist" className="text-3xl">
          Wishlist
        </h2>
        {size > 0 && (
          <Link to="/wishlist" className="py-2 font-semibold text-peacock underline underline-offset-4">
            {size > items.length ? `All ${size} tours` : "Open the wishlist"}
          </Link>
        )}
      </div>
      <WishlistGrid items={items}>
        <p className="mt-2 text-muted">
          Your wishlist is empty. Press the heart on{" "}
          <Link to="/tours" className="font-semibold text-peacock underline underline-offset-4">
            any tour
          </Link>{" "}
          to save it here.
        </p>
      </WishlistGrid>
    </section>
  );
}
