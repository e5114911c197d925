import { AppError, invalidFields } from "~/domain/errors";
import { parseFields } from "~/domain/form-fields";
import { maxWebhooks, newWebhookSchema, webhookSecretOverlap } from "~/domain/partners/webhook";
import { withAudit, type AuditDependencies } from "../../audit/with-audit";
import { membershipOf } from "../../operators/profile/membership-of";
import type { Staff } from "../../platform/authz/actors";
import type { Database } from "../../platform/db/client";
import { outsideAddressProblem } from "../../platform/http/outside-address";
import { requireWithinLimit, type Limiters } from "../../platform/http/rate-limit";
import { randomId } from "../../platform/surroundings";
import { requireAnswer } from "./challenge";
import type { WebhookDependencies } from "./deliver-webhooks";
import { newWebhookSecret } from "./sign-webhook";
import * as repo from "./webhooks.repo";

type Dependencies = WebhookDependencies & { audit: AuditDependencies };
type Owner = Staff<"company">;
/** An endpoint of the operator `slug`. */
interface Named {
  slug: string;
  id: string;
}

type WebhookVerb = "pause" | "resume" | "replay" | "remove";
type Write = (target: repo.ChangedWebhook) => Promise<boolean>;

/** Returns what an operator has connected, for its owner. @param slug null for the first @throws AppError as `membershipOf` */
export async function getConnections({ db }: { db: Database }, owner: Owner, slug: string | null) {
  const { operator, companyName } = membershipOf(owner, slug);
  return {
    operator: { slug: operator, companyName },
    operators: owner.operators.map(({ operator: each, companyName: name }) => ({
      slug: each,
      companyName: name,
    })),
    webhooks: await repo.listWebhooks(db, { operator }),
  };
}

/**
 * Adds an endpoint. It gets nothing before it has answered a challenge.
 * @returns its secret, which is shown this once
 * @throws AppError `invalid`, `not_found`
 */
export async function addWebhook(
  { db, audit, clock, keys, origin }: Dependencies,
  owner: Owner,
  { slug, form }: { slug: string; form: FormData },
): Promise<string> {
  const { operator } = membershipOf(owner, slug);
  const { url, events } = parseFields(newWebhookSchema, {
    url: form.get("url"),
    events: form.getAll("events"),
  });
  const problem = outsideAddressProblem(url, origin);
  if (problem !== null) throw invalidFields({ url: [problem] });
  const id = randomId();
  const secret = newWebhookSecret();
  const endpoint = {
    url,
    events,
    encryptedSecret: keys.encrypt("webhook-secret", secret, id),
    createdAt: clock(),
  };
  const entry = { action: "operator.add-webhook" as const, subjectId: operator, after: { id, events } };
  const isDone = await withAudit(audit, owner, entry, (statements) =>
    repo.insertWebhook(db, { owner: { operator }, id, audit: statements }, endpoint),
  );
  if (!isDone) throw invalidFields({ url: [`You have ${maxWebhooks} webhooks. Please remove one first.`] });
  return secret;
}

/**
 * Sends a signed challenge to an endpoint. If it answers 200 with the token, it gets events from then on.
 * @throws AppError `conflict` with the reason, `not_found`, `too_many_requests`
 */
export async function challengeWebhook(
  dependencies: Dependencies & { limiters: Pick<Limiters, "form"> },
  owner: Owner,
  { slug, id, headers }: Named & { headers: Headers },
): Promise<void> {
  const { db, clock, limiters } = dependencies;
  const { operator } = membershipOf(owner, slug);
  const endpoint = await repo.findWebhook(db, { owner: { operator }, id });
  if (!endpoint) throw new AppError("not_found", "This webhook no longer exists.");
  await requireWithinLimit(limiters.form, headers, "Too many challenges. Please wait a minute.");
  await requireAnswer(dependencies, endpoint);
  await change(dependencies, owner, { slug, id }, "confirm", (target) =>
    repo.updateWebhook(db, target, { confirmedAt: clock() }),
  );
}

/** Replaces a secret; the old one signs for another day. @returns the new one, which is shown this once */
export async function rotateWebhookSecret(
  dependencies: Dependencies,
  owner: Owner,
  named: Named,
): Promise<string> {
  const { db, clock, keys } = dependencies;
  const secret = newWebhookSecret();
  const replacement = {
    encryptedSecret: keys.encrypt("webhook-secret", secret, named.id),
    previousUntil: clock() + webhookSecretOverlap,
  };
  await change(dependencies, owner, named, "rotate", (target) => repo.updateWebhook(db, target, replacement));
  return secret;
}

/**
 * Pauses an endpoint, whose events are kept; resumes one that was paused or switched off; sends events again that were given up, oldest first;
 * or removes it.
 * @throws AppError `conflict` if there is nothing to do, `not_found`
 */
export async function changeWebhook(
  dependencies: Dependencies,
  owner: Owner,
  { verb, ...named }: Named & { verb: WebhookVerb },
): Promise<void> {
  const { db, clock } = dependencies;
  const changes: Record<WebhookVerb, Write> = {
    pause: (target) => repo.updateWebhook(db, target, { pausedAt: clock() }),
    resume: (target) => repo.resumeWebhook(db, target, clock()),
    replay: (target) => repo.requeueFailed(db, target, clock()),
    remove: (target) => repo.deleteWebhook(db, target),
  };
  await change(dependencies, owner, named, verb, changes[verb]);
}

/** Changes an endpoint with its row of the audit log. @throws AppError `conflict` if nothing was changed, `not_found` */
async function change(
  { audit }: Pick<Dependencies, "audit">,
  owner: Owner,
  { slug, id }: Named,
  verb: string,
  write: Write,
): Promise<void> {
  const { operator } = membershipOf(owner, slug);
  const entry = { action: `operator.${verb}-webhook` as const, subjectId: operator, after: { id } };
  const isDone = await withAudit(audit, owner, entry, (statements) =>
    write({ owner: { operator }, id, audit: statements }),
  );
  if (!isDone) throw new AppError("conflict", "This webhook has changed. Please reload the page.");
}
