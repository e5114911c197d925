import { WifiOff } from "lucide-react";
import { formatInstantInIndia } from "~/domain/calendar/calendar";

/** Banner above a page shown from the offline cache. */
export function OfflineNote({
  what = "your booking",
  at,
}: {
  what?: string;
  /** When the page was cached, ISO 8601. */
  at: string;
}) {
  return (
    <p
      role="status"
      className="mb-6 flex items-start gap-3 rounded-control border-l-4 border-warning bg-warning-subtle p-4 text-warning print:hidden"
    >
      <WifiOff aria-hidden className="mt-0.5 size-5 shrink-0" />
      <span>
        <strong>You are offline.</strong> This is how {what} was on {formatInstantInIndia(at)}.
      </span>
    </p>
  );
}
