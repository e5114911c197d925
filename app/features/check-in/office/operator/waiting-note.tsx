import { CloudUpload, WifiOff } from "lucide";
import { useLocation } from "react-router";
import { Button } from "~/ui/button";
import type { SendProblem } from "~/features/check-in/send-check-ins";
import { Icon } from "~/ui/icon";

/** Number of unsent check-ins, with the reason. */
export function WaitingNote({
  unsent,
  others,
  problem,
  isOffline,
  onSend,
}: {
  /** Unsent check-ins by the signed-in user. */
  unsent: number;
  /** Unsent check-ins by other users of this device; only their own sessions can send them. */
  others: number;
  problem: SendProblem | null;
  isOffline: boolean;
  onSend: () => void;
}) {
  const { pathname } = useLocation();
  return (
    <div role="status">
      {isOffline && (
        <p className="mt-3 flex items-start gap-3 rounded-control border-l-4 border-warning bg-warning-subtle p-3 text-warning print:hidden">
          <Icon icon={WifiOff} className="mt-0.5 size-5 shrink-0" />
          <span>
            <strong>You are offline.</strong> Check in as usual. Check-ins are queued on this device and sent
            later.
          </span>
        </p>
      )}
      {unsent > 0 && (
        <p className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 font-semibold text-warning">
          <Icon icon={CloudUpload} className="size-5" />
          <span>{`${unsent} not sent yet`}</span>
          {problem === "signed-out" && (
            <a href={`/login?next=${encodeURIComponent(pathname)}`} className="underline underline-offset-4">
              Your session has expired. Sign in to send.
            </a>
          )}
          {problem === "forbidden" && <span>You no longer have permission to check in.</span>}
          {(problem === "failed" || problem === "offline") && !isOffline && (
            <Button variant="secondary" className="min-h-9 px-3 py-1 text-sm" onClick={onSend}>
              Send now
            </Button>
          )}
        </p>
      )}
      {others > 0 && (
        <p className="mt-1 text-muted">
          {`${others} more by another user. They are sent when that user opens this page signed in.`}
        </p>
      )}
    </div>
  );
}
