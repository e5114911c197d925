import { useEffect } from "react";
import { useFetcher } from "react-router";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { useForm } from "~/platform/forms/use-form";
import type { FormAnswer } from "~/platform/forms/form-answer";
import type { RescuePage } from "../../../../../worker/desk/rescue/get-rescue";

/** Forms of the buttons in the rows, since the rows are inside the form of the order. */
export const retryFormId = "retry-rescue";
export const checkInFormId = "check-in";

/** Pause after a step that found nothing due or failed; jobs work every minute anyway. */
const pause = 15_000;

/** The progress of ordered work. While the page is open it works on in small steps; otherwise a job does, every minute. */
export function RescueProgress({ page: { counts, pending } }: { page: RescuePage }) {
  const retry = useForm({ intent: "retry" });
  const checkIn = useForm({ intent: "check-in" });
  useSteps(pending);
  const ordered = counts.bookings - (counts.byState.none ?? 0);
  const failed = counts.byState.failed ?? 0;
  const done = ordered - pending;
  return (
    <div className="grid gap-2">
      <p role="status" className="sr-only">
        {pending > 0 ? "Working" : ordered > 0 ? `${done} of ${ordered} done` : ""}
      </p>
      {pending > 0 && (
        <div className="rounded-card border border-line bg-card p-4">
          <p className="flex justify-between gap-4 font-semibold">
            <span>Working…</span>
            <span className="tabular-nums">{`${done} of ${ordered} done`}</span>
          </p>
          <div
            role="progressbar"
            aria-label="Progress"
            aria-valuemin={0}
            aria-valuemax={ordered}
            aria-valuenow={done}
            className="mt-2 h-2 overflow-hidden rounded-full bg-sunken"
          >
            <div
              className="h-full origin-left bg-peacock transition-transform duration-200"
              style={{ transform: `scaleX(${done / ordered})` }}
            />
          </div>
          <p className="mt-1 text-sm text-muted">It continues if you leave this page.</p>
        </div>
      )}
      <AnsweredForm
        form={retry}
        id={retryFormId}
        preventScrollReset
        className="flex flex-wrap items-center gap-3"
      >
        {failed > 0 && (
          <SubmitButton form={retry} variant="secondary" busy="Trying again…">
            {failed === 1 ? "Try 1 failed booking again" : `Try all ${failed} failed bookings again`}
          </SubmitButton>
        )}
        <FormMessage form={retry} />
      </AnsweredForm>
      <AnsweredForm form={checkIn} id={checkInFormId} preventScrollReset>
        <FormMessage form={checkIn} />
      </AnsweredForm>
    </div>
  );
}

/** Posts one step after the other while work is pending. */
function useSteps(pending: number) {
  const { state, data, submit } = useFetcher<FormAnswer<number>>({ key: "rescue-step" });
  const isStuck = data !== undefined && !((data.result ?? 0) > 0);
  const isIdle = state === "idle";
  useEffect(() => {
    if (pending === 0 || !isIdle) return;
    const step = () => void submit({ intent: "step" }, { method: "post" });
    const timer = setTimeout(step, isStuck ? pause : 0);
    return () => clearTimeout(timer);
  }, [pending, isIdle, isStuck, submit]);
}
