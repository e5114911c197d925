import { Link } from "react-router";

const link = "text-peacock underline underline-offset-4";

export const messages = {
  title: "Find my booking",
  description: "Find a booking made without an account by its booking ID and e-mail address.",
  intro: "Booked without an account? Enter your booking ID and the e-mail address you booked with.",
  otherWays: () => (
    <p className="mt-6 text-muted">
      With an account, all your bookings are in{" "}
      <Link to="/bookings" className={link}>
        one list
      </Link>
      . Lost the booking ID?{" "}
      <Link to="/contact" className={link}>
        Contact us
      </Link>
      .
    </p>
  ),
  bookingId: "Booking ID",
  bookingIdHint: "TB and digits, from your confirmation",
  email: "E-mail",
  emailHint: "The address you booked with",
  searching: "Searching …",
};
