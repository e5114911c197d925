import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { todayInIndia } from "~/domain/calendar/calendar";
import type { CheckInSheet, Verdict } from "~/domain/check-in/check-in-sheet";
import { isOfDeparture, queuedUntil, type QueuedCheckIn } from "~/domain/check-in/queued-check-in";
import {
  dropCheckIns,
  storeCheckIns,
  queuedCheckInsText,
  readQueuedCheckIns,
  pruneCheckIns,
  watchQueuedCheckIns,
} from "~/features/check-in/queued-check-ins";
import { startSending, type SendProblem } from "~/features/check-in/send-check-ins";
import { deviceNow } from "~/platform/browser/use-device-clock";

/**
 * Returns the check-ins made on this device: stored immediately, sent once there is a network, and otherwise when such
 * a page is opened later.
 * @param onSurprise called with results that differ from what the device had shown; must be stable across renders
 */
export function useCheckIns(sheet: CheckInSheet, onSurprise: (verdict: Verdict) => void) {
  const { tourSlug, travelDate, startTime, readAt, viewer } = sheet;
  const text = useSyncExternalStore(watchQueuedCheckIns, queuedCheckInsText, () => "");
  const all = useMemo(() => readQueuedCheckIns(text), [text]);
  const [problem, setProblem] = useState<SendProblem | null>(null);
  const sender = useRef<ReturnType<typeof startSending> | null>(null);

  useEffect(() => {
    try {
      pruneCheckIns(localStorage, { tourSlug, travelDate, startTime, readAt }, todayInIndia(deviceNow()));
    } catch {
      // Without storage there is nothing to clean up.
    }
    const sending = startSending({ userId: viewer.id, readAt, onProblem: setProblem, onSurprise });
    sender.current = sending;
    return sending.stop;
  }, [tourSlug, travelDate, startTime, readAt, viewer.id, onSurprise]);

  return {
    /** Queued check-ins of this departure. */
    queued: all.filter((row) => isOfDeparture(row, sheet)),
    /** Unsent check-ins of any departure and user. */
    waiting: all.filter(({ response }) => response === null),
    problem,
    send: () => sender.current?.send(),
    /** @throws if storage is not available */
    record(checkIn: NonNullable<Verdict["checkIn"]>) {
      const row: QueuedCheckIn = {
        ...checkIn,
        id: crypto.randomUUID(),
        at: new Date(deviceNow()).toISOString(),
        tourSlug,
        travelDate,
        startTime,
        queuedUntil: queuedUntil(sheet.window),
        by: viewer,
        response: null,
      };
      storeCheckIns(localStorage, [row]);
      sender.current?.send();
    },
    drop: (rows: readonly Pick<QueuedCheckIn, "id">[]) => dropCheckIns(localStorage, rows),
  };
}
