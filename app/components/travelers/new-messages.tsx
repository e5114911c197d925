import { MessageSquare } from "lucide-react";
import { Link } from "react-router";

/** Bookings with unread messages; empty without any. */
export function NewMessages({ bookings }: { bookings: readonly string[] }) {
  if (bookings.length === 0) return null;
  return (
    <p className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-warning-subtle px-4 py-2 text-warning">
      <MessageSquare aria-hidden className="size-4" />
      <strong>New messages about</strong>
      {bookings.slice(0, 5).map((bookingId) => (
        <Link
          key={bookingId}
          to={`/bookings/${bookingId}/messages`}
          className="inline-block py-1 font-semibold tabular-nums underline underline-offset-4"
        >
          booking {bookingId}
        </Link>
      ))}
    </p>
  );
}
