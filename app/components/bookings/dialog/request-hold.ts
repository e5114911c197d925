import { z } from "zod";
import { holdSchema } from "~/domain/holds/hold";
import type { Hold, HoldChange, HoldRequest } from "~/domain/holds/hold";
import { deviceNow } from "~/hooks/use-device-clock";
import { fetchApi } from "~/lib/call-api";

/** A hold with its end by this browser's clock, which may be wrong. */
export interface TimedHold extends Hold {
  /** Milliseconds, comparable with `deviceNow()`. */
  endsAt: number;
}

const answerSchema = z.object({ hold: holdSchema });

// A booking waits at most this long for a hold, in milliseconds.
const patience = 10_000;

/** @throws ApiError on an error response; another error if the request failed */
export function requestHold(request: HoldRequest): Promise<TimedHold> {
  return timedHold("/api/holds", "POST", request);
}

/** @throws ApiError on an error response; another error if the request failed */
export function requestHoldChange(holdId: string, change: HoldChange): Promise<TimedHold> {
  return timedHold(`/api/holds/${holdId}`, "PATCH", change);
}

/** Releases the seats, even while the page unloads. If the request is lost, the hold expires by itself. */
export async function requestHoldRelease(holdId: string): Promise<void> {
  await fetchApi(`/api/holds/${holdId}`, { method: "DELETE", keepalive: true }).catch(() => undefined);
}

async function timedHold(path: string, method: string, body: HoldRequest | HoldChange): Promise<TimedHold> {
  const askedAt = deviceNow();
  const response = await fetchApi(path, { method, body, signal: AbortSignal.timeout(patience) });
  const { hold } = answerSchema.parse(await response.json());
  const serverTime = Date.parse(response.headers.get("Date") ?? "");
  const left = Date.parse(hold.expiresAt) - (Number.isNaN(serverTime) ? askedAt : serverTime);
  return { ...hold, endsAt: askedAt + left };
}
