import { checkInAnswersSchema } from "~/domain/check-in";
import type { CheckInAnswer, ToldCheckIn } from "~/domain/check-in";
import type { Verdict } from "~/domain/check-in-sheet";
import { nextToSend, surprise, withAnswers } from "~/domain/kept-check-in";
import { keepCheckIns, listKeptCheckIns } from "./kept-check-ins";

/** Why check-ins wait: no network, the session is over, the right was taken, or the server would not take them. */
export type SendTrouble = "offline" | "signed-out" | "forbidden" | "failed";

const retryEvery = 20_000;

/**
 * Sends all check-ins that wait on this device for one person's session.
 * @param readAt when the list was read that is shown; "" where none is
 * @param onSurprise told of what went otherwise than the device had said
 * @returns why some wait still, or null
 */
export async function sendWaiting({
  userId,
  readAt,
  onSurprise,
}: {
  userId: string;
  readAt: string;
  onSurprise: (verdict: Verdict) => void;
}): Promise<SendTrouble | null> {
  for (;;) {
    const kept = listKeptCheckIns(localStorage);
    const next = nextToSend(kept, userId);
    const answers = next.length === 0 ? null : await tell(next);
    if (answers === null || typeof answers === "string") return answers;
    keepCheckIns(localStorage, withAnswers(kept, answers, readAt));
    const last = answers.map(surprise).findLast((verdict) => verdict !== null);
    if (last) onSurprise(last);
  }
}

/**
 * Sends the check-ins that wait on this device, of whatever departure, until it is stopped: now, when the network is back,
 * and now and then, since browsers are not always right about that.
 */
export function startSending({
  userId,
  readAt,
  onTrouble,
  onSurprise,
}: {
  /** Whose session it is. */
  userId: string;
  /** When the list was read that is shown. */
  readAt: string;
  onTrouble: (trouble: SendTrouble | null) => void;
  /** Told of what went otherwise than the device had said. */
  onSurprise: (verdict: Verdict) => void;
}): { send: () => void; stop: () => void } {
  let isSending = false;

  function send() {
    if (isSending) return;
    isSending = true;
    sendWaiting({ userId, readAt, onSurprise })
      .then(onTrouble, () => onTrouble("failed"))
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

/** What became of them, or why they were not taken. */
async function tell(checkIns: readonly ToldCheckIn[]): Promise<CheckInAnswer[] | SendTrouble> {
  let response: Response;
  try {
    response = await fetch("/api/operator/check-ins", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ checkIns }),
    });
  } catch {
    return "offline";
  }
  if (response.status === 401) return "signed-out";
  if (response.status === 403) return "forbidden";
  if (!response.ok) return "failed";
  return checkInAnswersSchema.parse(await response.json()).checkIns;
}
