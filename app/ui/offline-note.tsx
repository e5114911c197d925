import { WifiOff } from "lucide";
import { Exact } from "./exact";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { cn } from "./cn";
import { Icon } from "./icon";
import { uiMessages } from "./messages";

/** Banner above a page shown from the offline cache, which public/sw.js marks: it may have no scripts. */
export function OfflineNote({
  at,
  isOffline,
}: {
  /** When the page was cached, ISO 8601. */
  at: string;
  /** True if the server became unreachable while the page was open. */
  isOffline: boolean;
}) {
  const m = uiMessages();
  return (
    <p
      role="status"
      className={cn(
        "mb-6 items-start gap-3 rounded-control border-l-4 border-warning bg-warning-subtle p-4 text-warning print:hidden",
        isOffline ? "flex" : "hidden in-data-saved-page:flex",
      )}
    >
      <Icon icon={WifiOff} className="mt-0.5 size-5 shrink-0" />
      <span>
        <strong>{m.youAreOffline}</strong> <span>{m.saved}</span> <Exact>{formatInstantInIndia(at)}</Exact>
      </span>
    </p>
  );
}
