import { AppError, invalidFields } from "~/domain/errors";
import { parseFields } from "~/domain/form-fields";
import { maxWebhooks, newWebhookSchema, webhookSecretOverlap } from "~/domain/partners/webhook";
import { withAudit, type AuditDependencies, type AuditStatements } from "../../audit/with-audit";
import { membershipOf } from "../../operators/profile/membership-of";
import type { Staff } from "../../platform/authz/actors";
import type { Database } from "../../platform/db/client";
import { OutsideError } from "../../platform/http/guarded-fetch";
import { outsideAddressProblem } from "../../platform/http/outside-address";
import { requireWithinLimit, type Limiters } from "../../platform/http/rate-limit";
import { newLinkToken } from "../../platform/keys/link-token";
import { randomId } from "../../platform/surroundings";
import { postWebhook, type WebhookDependencies } from "./deliver-webhooks";
import { newWebhookSecret } from "./sign-webhook";
import * as repo from "./webhooks.repo";

type Dependencies = WebhookDependencies & { audit: AuditDependencies };
type Owner = Staff<"company">;
/** An endpoint of the operator `slug`. */
interface Named {
  slug: string;
  id: string;
}

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
    id,
    url,
    events,
    encryptedSecret: keys.encrypt("webhook-secret", secret, id),
    createdAt: clock(),
  };
  const entry = { action: "operator.add-webhook" as const, subjectId: operator, after: { id, events } };
  const isDone = await withAudit(audit, owner, entry, (statements) =>
    repo.insertWebhook(db, { operator }, endpoint, statements),
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
  const endpoint = await repo.findWebhook(db, { operator }, id);
  if (!endpoint) throw webhookNotFound();
  await requireWithinLimit(limiters.form, headers, "Too many challenges. Please wait a minute.");
  const challenge = newLinkToken();
  const message = {
    id: `challenge_${randomId()}`,
    type: "endpoint.challenge",
    at: clock(),
    data: { challenge },
  };
  const answer = await postWebhook(dependencies, endpoint, message).catch((error: unknown) => {
    if (error instanceof OutsideError) throw new AppError("conflict", error.message, { cause: error });
    throw error;
  });
  if (answer.status !== 200)
    throw new AppError("conflict", `It answered with status ${answer.status}, not 200.`);
  if (!answer.body.includes(challenge))
    throw new AppError("conflict", "It answered 200, but without the challenge in the body.");
  await change(dependencies, owner, { slug, id }, "confirm", (statements) =>
    repo.updateWebhook(db, { operator }, id, { confirmedAt: clock() }, statements, "unconfirmed"),
  );
}

/** Replaces a secret; the old one signs for another day. @returns the new one, which is shown this once */
export async function rotateWebhookSecret(
  dependencies: Dependencies,
  owner: Owner,
  named: Named,
): Promise<string> {
  const { db, clock, keys } = dependencies;
  const operator = membershipOf(owner, named.slug).operator;
  const secret = newWebhookSecret();
  const endpoint = await repo.findWebhook(db, { operator }, named.id);
  if (!endpoint) throw webhookNotFound();
  const replacement = {
    encryptedSecret: keys.encrypt("webhook-secret", secret, named.id),
    encryptedPrevious: endpoint.encryptedSecret,
    previousUntil: clock() + webhookSecretOverlap,
  };
  await change(dependencies, owner, named, "rotate", (statements) =>
    repo.updateWebhook(db, { operator }, named.id, replacement, statements, "any"),
  );
  return secret;
}

/** Sends nothing more until it is resumed; events are kept. */
export async function pauseWebhook(dependencies: Dependencies, owner: Owner, named: Named): Promise<void> {
  const { db, clock } = dependencies;
  await change(dependencies, owner, named, "pause", (statements, operator) =>
    repo.updateWebhook(db, { operator }, named.id, { pausedAt: clock() }, statements, "running"),
  );
}

/** Sends what is kept and what comes, also after it was switched off. */
export async function resumeWebhook(dependencies: Dependencies, owner: Owner, named: Named): Promise<void> {
  const { db, clock } = dependencies;
  await change(dependencies, owner, named, "resume", (statements, operator) =>
    repo.resumeWebhook(db, { operator }, named.id, clock(), statements),
  );
}

/** Sends the events again that were given up, oldest first. @throws AppError `conflict` if there are none */
export async function replayWebhook(dependencies: Dependencies, owner: Owner, named: Named): Promise<void> {
  const { db, clock } = dependencies;
  await change(dependencies, owner, named, "replay", (statements, operator) =>
    repo.requeueFailed(db, { operator }, named.id, clock(), statements),
  );
}

export async function removeWebhook(dependencies: Dependencies, owner: Owner, named: Named): Promise<void> {
  await change(dependencies, owner, named, "remove", (statements, operator) =>
    repo.deleteWebhook(dependencies.db, { operator }, named.id, statements),
  );
}

/** Changes an endpoint with its row of the audit log. @throws AppError `conflict` if nothing was changed, `not_found` */
async function change(
  { audit }: Pick<Dependencies, "audit">,
  owner: Owner,
  { slug, id }: Named,
  verb: string,
  write: (audit: AuditStatements, operator: string) => Promise<boolean>,
): Promise<void> {
  const { operator } = membershipOf(owner, slug);
  const entry = { action: `operator.${verb}-webhook` as const, subjectId: operator, after: { id } };
  const isDone = await withAudit(audit, owner, entry, (statements) => write(statements, operator));
  if (!isDone) throw new AppError("conflict", "This webhook has changed. Please reload the page.");
}

function webhookNotFound(): AppError {
  return new AppError("not_found", "This webhook no longer exists.");
}
