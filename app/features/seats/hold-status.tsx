import { useEffect, useLayoutEffect, useRef } from "react";
import { formatTimeInIndia } from "~/domain/calendar/calendar";
import { countSeats, formatTimeLeft, isTimeShort, holdAnnouncement } from "~/domain/seats/hold-countdown";
import { deviceNow, useDeviceSecond } from "~/platform/browser/use-device-clock";
import { useSettings } from "~/platform/pages/use-site";
import { cn } from "~/ui/cn";
import type { HoldProblem } from "./hold-client";
import { seatHoldMessages } from "./messages";
import type { SeatHold } from "./use-hold";

/**
 * Time left on the hold, with a button to extend it (once) or to hold the seats again. Source: WCAG 2.2, 2.2.1.
 * @param areFieldsShown true if the refusal is already shown beside its field
 */
export function HoldStatus({
  holding: { hold, problem, isBusy, extend, again, expire },
  areFieldsShown,
}: {
  holding: SeatHold;
  areFieldsShown: boolean;
}) {
  const m = seatHoldMessages();
  const { holdMinutes } = useSettings();
  const now = useDeviceSecond(hold !== null);
  const left = hold === null ? 0 : hold.endsAt - now;
  // Wait for the response to a press in the last second.
  const isOver = hold !== null && left <= 0 && !isBusy;
  useEffect(() => {
    if (isOver) expire(deviceNow());
  }, [isOver, expire]);

  const isProblemShown = problem !== null && !(problem.kind === "refused" && areFieldsShown);
  const canExtend = hold !== null && hold.canExtend && isTimeShort(left);
  // Takes the place of the line that follows: nothing below may move while someone aims at it.
  const isHoldAwaited = isBusy && hold === null && problem === null;
  const hasAction = canExtend || problem?.kind === "expired";

  // The pressed button unmounts, so move the focus here.
  const box = useRef<HTMLDivElement>(null);
  const wasPressed = useRef(false);
  useLayoutEffect(() => {
    if (!wasPressed.current || hasAction) return;
    wasPressed.current = false;
    if (document.activeElement === document.body) box.current?.focus();
  });

  return (
    <div
      ref={box}
      tabIndex={-1}
      className={cn(
        "flex flex-wrap items-center justify-between gap-x-4 gap-y-1 text-sm outline-none",
        (hold !== null || isHoldAwaited || isProblemShown) && "mb-3",
      )}
    >
      {isHoldAwaited && <p className="text-muted">{m.holding}</p>}
      {hold !== null &&
        m.held(
          countSeats(hold.numberOfTravelers),
          formatTimeInIndia(hold.endsAt),
          formatTimeLeft(left),
          cn("whitespace-nowrap tabular-nums", isTimeShort(left) && "font-semibold text-warning"),
        )}
      <p
        role="status"
        className={cn(
          !isProblemShown ? "sr-only" : problem.kind === "failed" ? "text-muted" : "font-semibold",
        )}
      >
        {problem !== null
          ? problemText(problem, hold !== null)
          : hold !== null &&
            holdAnnouncement(
              { seats: hold.numberOfTravelers, endsAt: hold.endsAt, canExtend: hold.canExtend },
              left,
              holdMinutes,
            )}
      </p>
      {hasAction && (
        <button
          type="button"
          aria-disabled={isBusy || undefined}
          className="min-h-8 rounded-control font-semibold text-peacock underline underline-offset-4 aria-disabled:opacity-55"
          onClick={() => {
            if (isBusy) return;
            wasPressed.current = true;
            if (canExtend) extend();
            else void again();
          }}
        >
          {canExtend ? m.holdLonger(holdMinutes) : m.holdAgain}
        </button>
      )}
    </div>
  );
}

/** @param isHolding true if some seats are held */
function problemText(problem: HoldProblem, isHolding: boolean): string {
  const m = seatHoldMessages();
  switch (problem.kind) {
    case "refused":
      return problem.message;
    case "failed":
      return isHolding ? m.othersNotHeld : m.notHeld;
    case "expired":
      return m.noLongerHeld;
    case "not-extended":
      return m.notExtended;
  }
}
