import { z } from "zod";
import { holdSchema } from "~/domain/hold";
import type { Hold, HoldChange, HoldRequest } from "~/domain/hold";

const problemSchema = z.object({
  code: z.string(),
  detail: z.string(),
  errors: z.record(z.string(), z.array(z.string())).optional(),
});

/** The server's refusal to hold seats. */
export class HoldRefused extends Error {
  constructor(readonly problem: z.infer<typeof problemSchema>) {
    super(problem.detail);
  }
}

/** A hold with its end by the clock of this browser, which may be wrong. */
export interface TimedHold extends Hold {
  /** An instant as `Date.now()` tells it. */
  endsAt: number;
}

// Nobody's booking waits longer than this for seats to be held.
const patience = 10_000;

/** @throws HoldRefused when the server says no; anything else when no answer came */
export function requestHold(request: HoldRequest): Promise<TimedHold> {
  return ask("/api/holds", "POST", request);
}

/** @throws HoldRefused when the server says no; anything else when no answer came */
export function changeHold(holdId: string, change: HoldChange): Promise<TimedHold> {
  return ask(`/api/holds/${holdId}`, "PATCH", change);
}

/** Gives the seats back, even as the page goes. One that is not heard ends by itself, a little later. */
export async function releaseHold(holdId: string): Promise<void> {
  await fetch(`/api/holds/${holdId}`, { method: "DELETE", keepalive: true }).catch(() => undefined);
}

async function ask(path: string, method: string, body: HoldRequest | HoldChange): Promise<TimedHold> {
  const askedAt = Date.now();
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
