import { Link, useLocation } from "react-router";
import { cn } from "~/ui/cn";
import type { FeedState } from "./use-booking-feed";

const texts: Record<FeedState, string> = {
  connecting: "Connecting…",
  connected: "Live: connected",
  reconnecting: "Reconnecting…",
  ended: "Your session has expired",
};

/** Connection status of the live updates. */
export function FeedIndicator({ state }: { state: FeedState }) {
  const { pathname, search } = useLocation();
  return (
    <p role="status" className="flex items-center gap-2 text-sm font-semibold text-muted">
      <span
        aria-hidden
        className={cn(
          "size-2.5 rounded-full",
          state === "connected"
            ? "bg-success"
            : state === "ended"
              ? "bg-danger"
              : "animate-pulse bg-marigold",
        )}
      />
      <span>{texts[state]}</span>
      {state === "ended" && (
        <a
          href={`/login?next=${encodeURIComponent(pathname + search)}`}
          className="py-1 text-peacock underline underline-offset-4"
        >
          Sign in again
        </a>
      )}
    </p>
  );
}

const showClasses =
  "inline-block py-1 font-semibold text-peacock underline underline-offset-4 cursor-pointer";

/** Live changes of a list: announces them to screen readers, and offers the new bookings that the list does not show. */
export function FeedNews({
  announcement,
  waiting,
  onShow,
  unseen,
  address,
}: {
  announcement: string;
  /** Number of new rows that wait to be inserted. */
  waiting: number;
  onShow: () => void;
  unseen: number;
  /** Address of the newest bookings. */
  address: string;
}) {
  const count = waiting + unseen;
  return (
    <>
      <p role="status" data-slot="announcement" className="sr-only">
        {announcement}
      </p>
      {count > 0 && (
        // Not within the line, which it could wrap: that would move the rows.
        <p className="absolute top-full left-1/2 z-20 -translate-1/2 rounded-full border border-line bg-card px-3 whitespace-nowrap float-shadow">
          <span>{count === 1 ? "1 new booking: " : `${count} new bookings: `}</span>
          {waiting > 0 ? (
            <button type="button" onClick={onShow} className={showClasses}>
              Show
            </button>
          ) : (
            <Link to={address} className={showClasses}>
              Show
            </Link>
          )}
        </p>
      )}
    </>
  );
}
