import { CloudUpload, WifiOff } from "lucide-react";
import { useLocation } from "react-router";
import { Button } from "~/components/ui/button";
import type { SendTrouble } from "~/lib/send-check-ins";

/** How many check-ins were not sent yet, and why. */
export function WaitingNote({
  own,
  others,
  trouble,
  isOffline,
  onSend,
}: {
  /** Done by whoever is signed in. */
  own: number;
  /** Done on this device by others: their own sessions send them. */
  others: number;
  trouble: SendTrouble | null;
  isOffline: boolean;
  onSend: () => void;
}) {
  const { pathname } = useLocation();
  return (
    <div role="status">
      {isOffline && (
        <p className="mt-3 flex items-start gap-3 rounded-control border-l-4 border-wait bg-wait-ground p-3 text-wait print:hidden">
          <WifiOff aria-hidden className="mt-0.5 size-5 shrink-0" />
          <span>
            <strong>You are offline.</strong> Check in as usual: it is kept on this device and sent later.
          </span>
        </p>
      )}
      {own > 0 && (
        <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold text-wait">
          <CloudUpload aria-hidden className="size-5" />
          {own === 1 ? "1 waits to be sent" : `${own} wait to be sent`}
          {trouble === "signed-out" && (
            <a href={`/login?next=${encodeURIComponent(pathname)}`} className="underline underline-offset-4">
              Your session is over: sign in to send
            </a>
          )}
          {trouble === "forbidden" && <span>Your company has taken the right to check in from you.</span>}
          {(trouble === "failed" || trouble === "offline") && !isOffline && (
            <Button look="secondary" className="min-h-9 px-3 py-1 text-sm" onClick={onSend}>
              Send now
            </Button>
          )}
        </p>
      )}
      {others > 0 && (
        <p className="mt-1 text-muted">
          {others} more were done here by somebody else, and are sent when they open this page signed in.
        </p>
      )}
    </div>
  );
}
