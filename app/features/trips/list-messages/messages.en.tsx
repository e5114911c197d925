import { Link } from "react-router";

export const messages = {
  intro: "All your trips, upcoming and past.",
  pages: "Pages",
  firstPage: "First page",
  more: "More bookings",
  questions: "Your questions",
  notAnswered: "Not answered yet",
  /** @param unverified e-mail address of the account, if it is not verified */
  guestBookings: (unverified: string | null) => (
    <p className="mt-10 max-w-2xl text-muted print:hidden">
      <span>{`${unverified === null ? "Guest bookings made with your e-mail address are listed here too." : `Guest bookings made with ${unverified} appear here once you verify this e-mail address.`} Booked with another e-mail address?`}</span>{" "}
      <Link to="/bookings/lookup" className="text-peacock underline underline-offset-4">
        Find the booking by its ID
      </Link>
      .
    </p>
  ),
  none: {
    all: {
      title: "No bookings yet",
      text: "Your bookings appear here, with everything you need for the trip.",
    },
    upcoming: {
      title: "No upcoming trips",
      text: "Your next one is a few steps away.",
    },
    past: {
      title: "No past trips yet",
      text: "A trip moves here the day after it ends, and you can review it.",
    },
    cancelled: { title: "No canceled bookings", text: "Canceled bookings stay readable here." },
  },
  noResults: "No results",
  noneHas: (typed: string) => `No booking here has “${typed}” in its tour, place or ID.`,
  clear: "Clear search",
  findTour: "Find a tour",
  filter: "Filter bookings",
  search: "Search your bookings",
  searchLabel: "Tour or booking ID",
  searchButton: "Search",
  newMessage: "New message",
  travelDate: "Travel date",
  travelers: "Travelers",
  total: "Total",
};
