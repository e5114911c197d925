import { checkInAnswersSchema, type CheckInAnswer, type SubmittedCheckIn } from "~/domain/check-in/check-in";
import type { Verdict } from "~/domain/check-in/check-in-sheet";
import { nextToSend, surprise, withAnswers } from "~/domain/check-in/queued-check-in";
import { ApiError, callApi } from "~/platform/api/call-api";
import { storeCheckIns, listQueuedCheckIns } from "./queued-check-ins";

/** Reason why check-ins stay queued: no network, session expired, permission removed, or rejected by the server. */
export type SendProblem = "offline" | "signed-out" | "forbidden" | "failed";

const retryEvery = 20_000;

/**
 * Sends all check-ins queued on this device by one user.
 * @param readAt when the shown list was read; "" if none is shown
 * @param onSurprise called with results that differ from what the device had shown
 * @returns why some are still queued, or null
 */
export async function sendWaiting({
  userId,
  readAt,
  onSurprise,
}: {
  userId: string;
  readAt: string;
  onSurprise: (verdict: Verdict) => void;
}): Promise<SendProblem | null> {
  for (;;) {
    const queued = listQueuedCheckIns(localStorage);
    const next = nextToSend(queued, userId);
    const answers = next.length === 0 ? null : await submit(next);
    if (answers === null || typeof answers === "string") return answers;
    storeCheckIns(localStorage, withAnswers(queued, answers, readAt));
    const last = answers.map(surprise).findLast((verdict) => verdict !== null);
    if (last) onSurprise(last);
  }
}

/**
 * Sends the queued check-ins of any departure until stopped: immediately, when the network is back, and periodically,
 * because browsers' online events are not reliable.
 */
export function startSending({
  userId,
  readAt,
  onProblem,
  onSurprise,
}: {
  /** User of the session. */
  userId: string;
  /** When the shown list was read. */
  readAt: string;
  onProblem: (problem: SendProblem | null) => void;
  /** Called with results that differ from what the device had shown. */
  onSurprise: (verdict: Verdict) => void;
}): { send: () => void; stop: () => void } {
  let isSending = false;

  function send() {
    if (isSending) return;
    isSending = true;
    sendWaiting({ userId, readAt, onSurprise })
      .then(onProblem, () => onProblem("failed"))
      .finally(() => {
        isSending = false;
      });
  }

  send();
  const timer = setInterval(send, retryEvery);
  window.addEventListener("online", send);
  return {
    send,
    stop() {
      clearInterval(timer);
      window.removeEventListener("online", send);
    },
  };
}

/** Posts check-ins; returns their results or why they were not accepted. */
async function submit(checkIns: readonly SubmittedCheckIn[]): Promise<CheckInAnswer[] | SendProblem> {
  try {
    const path = "/api/operator/check-ins";
    return (await callApi(checkInAnswersSchema, path, { body: { checkIns } })).checkIns;
  } catch (error) {
    if (!(error instanceof ApiError)) return "offline";
    if (error.status === 401) return "signed-out";
    return error.status === 403 ? "forbidden" : "failed";
  }
}
