import { z } from "zod";
import { holdSchema } from "~/domain/holds/hold";
import type { Hold, HoldChange, HoldRequest } from "~/domain/holds/hold";
import { deviceNow } from "~/hooks/use-device-clock";

const problemSchema = z.object({
  code: z.string(),
  detail: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
});

/** Error response to a hold request. */
export class HoldRefused extends Error {
  constructor(readonly problem: z.infer<typeof problemSchema>) {
    super(problem.detail);
  }
}

/** A hold with its end by this browser's clock, which may be wrong. */
export interface TimedHold extends Hold {
  /** Milliseconds, comparable with `deviceNow()`. */
  endsAt: number;
}

// A booking waits at most this long for a hold, in milliseconds.
const patience = 10_000;

/** @throws HoldRefused on an error response; another error if the request failed */
export function requestHold(request: HoldRequest): Promise<TimedHold> {
  return ask("/api/holds", "POST", request);
}

/** @throws HoldRefused on an error response; another error if the request failed */
export function changeHold(holdId: string, change: HoldChange): Promise<TimedHold> {
  return ask(`/api/holds/${holdId}`, "PATCH", change);
}

/** Releases the seats, even while the page unloads. If the request is lost, the hold expires by itself. */
export async function releaseHold(holdId: string): Promise<void> {
  await fetch(`/api/holds/${holdId}`, { method: "DELETE", keepalive: true }).catch(() => undefined);
}

async function ask(path: string, method: string, body: HoldRequest | HoldChange): Promise<TimedHold> {
  const askedAt = deviceNow();
  const response = await fetch(path, {
    method,
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patience),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new HoldRefused(problemSchema.parse(answer));
  const { hold } = z.object({ hold: holdSchema }).parse(answer);
  const serverTime = Date.parse(response.headers.get("Date") ?? "");
  const left = Date.parse(hold.expiresAt) - (Number.isNaN(serverTime) ? askedAt : serverTime);
  return { ...hold, endsAt: askedAt + left };
}
