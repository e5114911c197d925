import { AppError, tooManyRequests } from "~/domain/errors";
import { OctoError, unprocessable } from "~/domain/partners/octo/errors";
import type { WebhookBody } from "~/domain/partners/octo/requests";
import { maxWebhooks, octoEventOf, octoWebhookEvents } from "~/domain/partners/webhook";
import { outsideAddressProblem } from "../../platform/http/outside-address";
import type { Limiters } from "../../platform/http/rate-limit";
import { randomId } from "../../platform/surroundings";
import type { Partner } from "../authenticate";
import { requireAnswer } from "../webhooks/challenge";
import type { WebhookDependencies } from "../webhooks/deliver-webhooks";
import { newWebhookSecret } from "../webhooks/sign-webhook";
import * as repo from "../webhooks/webhooks.repo";
import { requireReseller } from "./reservations";

/** A reseller's subscriptions, in the tables and with the signatures of all webhooks. */

const ownerOf = (partner: Partner) => ({ reseller: requireReseller(partner).id });

export async function listOctoWebhooks({ db }: Pick<WebhookDependencies, "db">, partner: Partner) {
  const webhooks = await repo.listWebhooks(db, ownerOf(partner));
  return webhooks.map(({ id, url, events }) => ({ id, event: octoEventOf(events), url }));
}

/**
 * Subscribes an address that answers a challenge at once.
 * @returns it with the secret of its signatures, which is shown this once
 * @throws OctoError `UNPROCESSABLE_ENTITY` (an address that can't be used, no answer, or too many); AppError `too_many_requests`
 */
export async function addOctoWebhook(
  dependencies: WebhookDependencies & { limiters: Pick<Limiters, "form"> },
  partner: Partner,
  { url, event }: WebhookBody,
) {
  const { db, clock, keys, origin, limiters } = dependencies;
  const owner = ownerOf(partner);
  const problem = outsideAddressProblem(url, origin);
  if (problem !== null) throw unprocessable(problem);
  if (!(await limiters.form.limit({ key: `webhook ${owner.reseller}` })).success)
    throw tooManyRequests("Too many challenges. Please wait a minute.");
  const id = randomId();
  const secret = newWebhookSecret();
  const encryptedSecret = keys.encrypt("webhook-secret", secret, id);
  const address = { id, url, encryptedSecret, encryptedPrevious: null, previousUntil: null };
  await requireAnswer(dependencies, address).catch((error: unknown) => {
    throw error instanceof AppError ? unprocessable(error.message, error) : error;
  });
  const now = clock();
  const target = { owner, id, audit: [] as const };
  const endpoint = { url, events: octoWebhookEvents[event], encryptedSecret, createdAt: now };
  if (!(await repo.insertWebhook(db, target, endpoint)))
    throw unprocessable(`You have ${maxWebhooks} webhooks. Please delete one first.`);
  await repo.updateWebhook(db, target, { confirmedAt: now });
  return { id, event, url, secret };
}

/** @throws OctoError `BAD_REQUEST` if the reseller has no such webhook */
export async function deleteOctoWebhook(
  { db }: Pick<WebhookDependencies, "db">,
  partner: Partner,
  id: string,
): Promise<void> {
  if (!(await repo.deleteWebhook(db, { owner: ownerOf(partner), id, audit: [] })))
    throw new OctoError("BAD_REQUEST", {}, "Unknown webhook");
}
