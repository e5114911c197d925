import { Link } from "react-router";

export const messages = {
  title: "Dashboard",
  description: "Your upcoming and past trips, and your wishlist.",
  hello: (name: string) => `Namaste, ${name}`,
  newMessages: "New messages about",
  booking: "booking ",
  verify: {
    label: "Verify your e-mail address",
    text: (email: string) => (
      <span className="min-w-0 break-words">
        Please verify <strong>{email}</strong>. Bookings you made with it as a guest then appear here too.
      </span>
    ),
    send: "Send link",
  },
  trips: {
    title: "Trips",
    all: "All bookings",
    upcoming: "Upcoming",
    noOther: "No other upcoming trips.",
    none: "No upcoming trips.",
    find: "Find a tour",
    past: "Past",
    noPast: "Your past trips appear here.",
    toReview: "Reviews to write",
    reviewLater: "You can review a trip once it's over.",
    noReviews: "No reviews to write. Thank you.",
    openBooking: "Booking",
    review: "Write a review",
  },
  wishlist: {
    title: "Wishlist",
    all: (tours: number) => `All ${tours} tours`,
    open: "Open the wishlist",
    empty: () => (
      <p className="mt-2 text-muted">
        Your wishlist is empty. Press the heart on{" "}
        <Link to="/tours" className="font-semibold text-peacock underline underline-offset-4">
          any tour
        </Link>{" "}
        to save it here.
      </p>
    ),
  },
};
