import { Link, useLocation } from "react-router";
import { cn } from "~/lib/cn";
import type { FeedState } from "~/hooks/use-booking-feed";

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
      {texts[state]}
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

/** Live changes of a list: announces them to screen readers, and links to new bookings that the list does not show. */
export function FeedNews({
  announcement,
  unseen,
  address,
}: {
  announcement: string;
  unseen: number;
  /** Address of the newest bookings. */
  address: string;
}) {
  return (
    <>
      <p role="status" data-slot="announcement" className="sr-only">
        {announcement}
      </p>
      {unseen > 0 && (
        <p className="mb-2 rounded-control bg-sunken px-3 py-1">
          {unseen === 1 ? "1 new booking: " : `${unseen} new bookings: `}
          <Link
            to={address}
            className="inline-block py-1 font-semibold text-peacock underline underline-offset-4"
          >
            Show
          </Link>
        </p>
      )}
    </>
  );
}
