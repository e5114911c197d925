import { z } from "zod";
import { holdSchema, type Hold, type HoldChange, type HoldRequest } from "~/domain/seats/hold";
import { deviceNow } from "~/platform/browser/use-device-clock";
import { fetchApi } from "~/platform/api/call-api";
import { withProof } from "~/platform/api/with-proof";

/** A hold with its end by this browser's clock, which may be wrong. */
export interface TimedHold extends Hold {
  /** Milliseconds, comparable with `deviceNow()`. */
  endsAt: number;
}

const answerSchema = z.object({ hold: holdSchema });

// A booking waits at most this long for a hold, in milliseconds.
const patience = 10_000;

/**
 * Requests a hold. If nearly all seats are held, earns it by a proof of work.
 * @throws ApiError on an error response; another error if the request failed
 */
export async function requestHold(request: HoldRequest): Promise<TimedHold> {
  const signal = AbortSignal.timeout(patience);
  return withProof((proof) => timedHold("/api/holds", "POST", { ...request, proof }, signal), signal);
}

/** @throws ApiError on an error response; another error if the request failed */
export function requestHoldChange(holdId: string, change: HoldChange): Promise<TimedHold> {
  return timedHold(`/api/holds/${holdId}`, "PATCH", change, AbortSignal.timeout(patience));
}

/** Releases the seats, even while the page unloads. If the request is lost, the hold expires by itself. */
export async function requestHoldRelease(holdId: string): Promise<void> {
  await fetchApi(`/api/holds/${holdId}`, { method: "DELETE", keepalive: true }).catch(() => undefined);
}

async function timedHold(
  path: string,
  method: string,
  body: HoldRequest | HoldChange,
  signal: AbortSignal,
): Promise<TimedHold> {
  const askedAt = deviceNow();
  const response = await fetchApi(path, { method, body, signal });
  const { hold } = answerSchema.parse(await response.json());
  const serverTime = Date.parse(response.headers.get("Date") ?? "");
  const left = Date.parse(hold.expiresAt) - (Number.isNaN(serverTime) ? askedAt : serverTime);
  return { ...hold, endsAt: askedAt + left };
}
