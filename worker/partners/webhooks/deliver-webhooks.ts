import { octoEventOf, webhookFailuresFor, webhookRetryDelays } from "~/domain/partners/webhook";
import type { Clock } from "../../platform/clock";
import type { Database } from "../../platform/db/client";
import type { WebhookEndpointRow } from "../../platform/db/schema";
import { guardedFetch, OutsideError, type OutsideDependencies } from "../../platform/http/guarded-fetch";
import type { Keys } from "../../platform/keys/keys";
import { logFailure } from "../../platform/log";
import * as repo from "./deliveries.repo";
import { recordWebhookEvents } from "./record-events.repo";
import { webhookHeaders } from "./sign-webhook";

export interface WebhookDependencies extends OutsideDependencies {
  db: Database;
  clock: Clock;
  keys: Keys;
}

/** Milliseconds for an answer, and how much of it is read and shown. */
const answerWithin = 10_000;
const maxAnswerBytes = 64_000;
const answerShown = 500;

/** Longer than a round takes: its events are sent concurrently. */
const leaseTime = 60_000;

const rounds = 5;
const perRound = 20;
const perEndpoint = 5;

/** The part of an endpoint that a message needs. */
export type WebhookAddress = Pick<
  WebhookEndpointRow,
  "id" | "url" | "encryptedSecret" | "encryptedPrevious" | "previousUntil"
>;

/** Posts a signed message to an endpoint. @throws OutsideError */
export async function postWebhook(
  dependencies: WebhookDependencies,
  { id, url, encryptedSecret, encryptedPrevious, previousUntil }: WebhookAddress,
  message: {
    id: string;
    type: string;
    at: number;
    data: Record<string, unknown>;
    octo?: Record<string, unknown>;
  },
) {
  const { clock, keys } = dependencies;
  const now = clock();
  const encrypted = [encryptedSecret, previousUntil !== null && previousUntil > now && encryptedPrevious];
  const secrets = encrypted.flatMap((each) => (each ? (keys.decrypt("webhook-secret", each, id) ?? []) : []));
  if (secrets.length === 0)
    throw new OutsideError("address", "Its secret can't be read anymore. Please create a new one.");
  const { type, at, data, octo } = message;
  const body = JSON.stringify({ type, timestamp: new Date(at).toISOString(), data, ...octo });
  return guardedFetch(dependencies, url, {
    method: "POST",
    headers: webhookHeaders(secrets, message.id, now, body),
    body,
    maxBytes: maxAnswerBytes,
    timeout: answerWithin,
  });
}

/**
 * Makes events of what happened and sends those that are due. Safe to run concurrently: an event belongs to one run until its result is recorded
 * or its lease ends, after which it may be sent twice. An endpoint that fails is left alone until the next run, so that it delays no other.
 */
export async function deliverWebhooks(dependencies: WebhookDependencies): Promise<void> {
  const { db, clock } = dependencies;
  await recordWebhookEvents(db, clock());
  const failed = new Set<string>();
  for (let round = 0; round < rounds; round += 1) {
    const now = clock();
    const leasedUntil = now + leaseTime;
    const events = await repo.leaseDueEvents(db, {
      now,
      until: leasedUntil,
      limit: perRound,
      perEndpoint,
      except: [...failed],
    });
    if (events.length === 0) break;
    const endpoints = await repo.listEndpoints(db, [...new Set(events.map(({ endpoint }) => endpoint))]);
    const results = await Promise.all(
      events.flatMap((event) => {
        const endpoint = endpoints.find(({ id }) => id === event.endpoint);
        return endpoint ? send(dependencies, endpoint, event) : [];
      }),
    );
    await repo.recordResults(db, results, { now, leasedUntil });
    for (const { endpoint, error } of results) if (error !== null) failed.add(endpoint);
  }
  if (failed.size > 0) await disableDead(dependencies);
}

async function send(
  dependencies: WebhookDependencies,
  endpoint: WebhookEndpointRow,
  { seq, type, data, createdAt, attempts }: repo.LeasedEvent,
): Promise<repo.EventResult> {
  // The number increases with each event of a booking, so that receivers know which of two is newer.
  const message = {
    id: `evt_${seq}`,
    type,
    at: createdAt,
    data: { ...data, sequence: seq },
    ...(endpoint.reseller !== null && { octo: octoMembers(endpoint, data) }),
  };
  const to = { seq, endpoint: endpoint.id };
  const delay = webhookRetryDelays[attempts - 1];
  const nextAttemptAt = delay === undefined ? null : dependencies.clock() + delay;
  try {
    const { status, body } = await postWebhook(dependencies, endpoint, message);
    const answer = body.slice(0, answerShown);
    if (status >= 200 && status < 300) return { ...to, status, answer, error: null, nextAttemptAt: null };
    return { ...to, status, answer, error: `It answered with status ${status}.`, nextAttemptAt };
  } catch (error) {
    if (!(error instanceof OutsideError)) throw error;
    logFailure("webhook not delivered", {
      endpoint: endpoint.id,
      event: seq,
      attempts,
      problem: error.problem,
    });
    return { ...to, status: null, answer: null, error: error.message, nextAttemptAt };
  }
}

/** Returns what OCTO's makers send beside: the webhook, and which booking or product changed. Its reader asks `/octo` for the rest. */
function octoMembers({ id, events, url }: WebhookEndpointRow, data: Record<string, unknown>) {
  const { bookingId: supplierReference, resellerUuid: uuid, tour: productId } = data;
  return {
    webhook: { id, event: octoEventOf(events), url },
    ...(supplierReference ? { booking: { uuid, supplierReference } } : { availability: { productId } }),
  };
}

/** Switches endpoints off that have failed for three days. */
async function disableDead({ db, clock, origin }: WebhookDependencies): Promise<void> {
  const now = clock();
  const failingBefore = now - webhookFailuresFor;
  for (const { id, url, operator, resellerName, resellerEmail } of await repo.listDeadEndpoints(
    db,
    failingBefore,
  )) {
    const contact = { email: resellerEmail ?? "", name: resellerName ?? "" };
    const notification = {
      event: "webhook-disabled" as const,
      key: `webhook-disabled/${id}/${now}`,
      to: operator === null ? { contact } : { operator },
      params: {},
      url:
        origin === null || operator === null
          ? null
          : new URL(`/operator/connect?company=${operator}`, origin).href,
      mail: {
        subject: "A webhook was switched off",
        preheader: "It has answered none of our events for three days.",
        heading: "A webhook was switched off",
        paragraphs: [
          "It has answered none of our events for three days, so we send it no more. They are kept for 30 days: once the receiver works again, turn the webhook on and send them again.",
        ],
        details: [["Host", new URL(url).hostname]] satisfies [string, string][],
        action: "View webhooks",
      },
    };
    await repo.disableEndpoint(db, id, notification, { now, failingBefore });
  }
}
