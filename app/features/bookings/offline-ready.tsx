import { cn } from "~/ui/cn";
import { bookingViewMessages } from "./messages";

/** Says that a page opens offline, once it does. */
export function OfflineReady({ isCached, className }: { isCached: boolean; className?: string }) {
  const m = bookingViewMessages();
  return (
    <span role="status" className={cn("in-data-saved-page:hidden print:hidden", className)}>
      {isCached && (
        <>
          <span className="sm:hidden">{m.savedOnPhone}</span>
          <span className="max-sm:hidden">{m.savedOnDevice}</span>
        </>
      )}
    </span>
  );
}
