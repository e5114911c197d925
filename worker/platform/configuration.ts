import type { MiddlewareHandler } from "hono";
import { AppError } from "~/domain/errors";
import { refusalMessages } from "./http/messages";
import { unusableSecrets } from "./keys/keys";
import { logFailure } from "./log";

/** Returns the origin used in all links, such as "https://tours.example.com", from any URL of that origin, or null if none is set. */
export function publicOriginOf({ PUBLIC_ORIGIN = "" }: Pick<Env, "PUBLIC_ORIGIN">): string | null {
  // Several times per request, and always the same.
  if (lastOrigin.variable === PUBLIC_ORIGIN) return lastOrigin.origin;
  const url = URL.parse(PUBLIC_ORIGIN);
  const origin = url && /^https?:$/.test(url.protocol) ? url.origin : null;
  lastOrigin = { variable: PUBLIC_ORIGIN, origin };
  return origin;
}

let lastOrigin: { variable: string; origin: string | null } = { variable: "", origin: null };

const hostOf = (origin: string) => URL.parse(origin)?.hostname ?? [];

/** Returns the host names at which assistants call production, and those of pages that may: its own and AGENT_ORIGINS. */
export function agentHostsOf(env: Pick<Env, "PUBLIC_ORIGIN" | "AGENT_ORIGINS">) {
  const hosts = [publicOriginOf(env) ?? ""].flatMap(hostOf);
  return { hosts, origins: [...hosts, ...(env.AGENT_ORIGINS ?? "").split(/[\s,]+/).flatMap(hostOf)] };
}

/** Returns the URL that receives alerts, or null if none is set. */
export function alertWebhookOf({ ALERT_WEBHOOK_URL = "" }: Pick<Env, "ALERT_WEBHOOK_URL">): string | null {
  const url = URL.parse(ALERT_WEBHOOK_URL);
  return url?.protocol === "https:" ? url.href : null;
}

/** True for the environment that shows unreleased work. */
export function isStaging({ ENVIRONMENT }: Pick<Env, "ENVIRONMENT">): boolean {
  return ENVIRONMENT === "staging";
}

/** Seconds for which reversible changes are held back. */
const undoSeconds = 10;

/** Cloudflare ends background work 30 seconds after the response. */
const maxUndoSeconds = 20;

/** Returns the milliseconds for which reversible changes are held back: UNDO_SECONDS from 0 (at once) to 20, or 10 seconds. */
export function heldBackForOf({ UNDO_SECONDS }: Pick<Env, "UNDO_SECONDS">): number {
  const isSet = /^\d{1,2}$/.test(UNDO_SECONDS ?? "");
  return 1000 * (isSet ? Math.min(Number(UNDO_SECONDS), maxUndoSeconds) : undoSeconds);
}

/**
 * Returns the milliseconds after a sign-in in which the actions behind `afterSignIn` (worker/platform/authz/guards.ts) need no password again:
 * SIGN_IN_MINUTES, or 15 minutes in production; demo builds, where everyone may use one account, never ask.
 */
export function recentSignInOf({ SIGN_IN_MINUTES = "" }: Pick<Env, "SIGN_IN_MINUTES">): number {
  if (/^[1-9]\d{0,3}$/.test(SIGN_IN_MINUTES)) return Number(SIGN_IN_MINUTES) * 60_000;
  return import.meta.env.MODE === "production" ? 15 * 60_000 : Infinity;
}

/**
 * Returns the max open live sockets of a person and of an address: SOCKETS_PER_PERSON and SOCKETS_PER_ADDRESS, or 8 and 20 in production;
 * demo builds, where everyone may use one account, have none.
 */
export function socketLimitsOf(env: Pick<Env, "SOCKETS_PER_PERSON" | "SOCKETS_PER_ADDRESS">) {
  return { person: limitOf(env.SOCKETS_PER_PERSON, 8), address: limitOf(env.SOCKETS_PER_ADDRESS, 20) };
}

function limitOf(variable: string | undefined, inProduction: number): number {
  if (/^[1-9]\d{0,4}$/.test(variable ?? "")) return Number(variable);
  return import.meta.env.MODE === "production" ? inProduction : Infinity;
}

/** Lists variables and secrets that are missing or unusable and without which a build of this mode must not run. */
export function missingConfiguration(env: Partial<Env>, mode: string): string[] {
  const missing = unusableSecrets(env);
  if (mode === "production" && publicOriginOf(env) === null) missing.push("PUBLIC_ORIGIN");
  return missing;
}

/** Environments found complete. An isolate has one, which does not change. */
const configured = new WeakSet<object>();

/** Logs the names, never the values, of missing configuration. @returns true if nothing is missing */
export function checkConfiguration(env: Env): boolean {
  if (configured.has(env)) return true;
  const missing = missingConfiguration(env, import.meta.env.MODE);
  if (missing.length === 0) configured.add(env);
  if (missing.length > 0) logFailure(`Not configured: ${missing.join(", ")}. See docs/handbook.md.`);
  return missing.length === 0;
}

/** Responds 503 to every request until the Worker is configured. */
export const requireConfiguration: MiddlewareHandler<{ Bindings: Env }> = async (c, next) => {
  if (!checkConfiguration(c.env))
    throw new AppError("unavailable", refusalMessages().notConfigured, {
      retryAfter: 300,
    });
  await next();
};
