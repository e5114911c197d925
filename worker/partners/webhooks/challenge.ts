import { AppError } from "~/domain/errors";
import { OutsideError } from "../../platform/http/guarded-fetch";
import { newLinkToken } from "../../platform/keys/link-token";
import { randomId } from "../../platform/surroundings";
import { postWebhook, type WebhookAddress, type WebhookDependencies } from "./deliver-webhooks";

/** Sends a signed challenge to an address. @throws AppError `conflict` with the reason unless it answers 200 with the token */
export async function requireAnswer(
  dependencies: WebhookDependencies,
  address: WebhookAddress,
): Promise<void> {
  const challenge = newLinkToken();
  const message = {
    id: `challenge_${randomId()}`,
    type: "endpoint.challenge",
    at: dependencies.clock(),
    data: { challenge },
  };
  const answer = await postWebhook(dependencies, address, message).catch((error: unknown) => {
    if (error instanceof OutsideError) throw new AppError("conflict", error.message, { cause: error });
    throw error;
  });
  if (answer.status !== 200)
    throw new AppError("conflict", `It answered with status ${answer.status}, not 200.`);
  if (!answer.body.includes(challenge))
    throw new AppError("conflict", "It answered 200, but without the challenge in the body.");
}
