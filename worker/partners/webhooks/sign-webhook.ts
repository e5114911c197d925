import { Buffer } from "node:buffer";
import { createHmac } from "node:crypto";
import { randomBytes } from "../../platform/surroundings";

const prefix = "whsec_";

/** Creates a secret of 256 random bits, written as the Standard Webhooks specification does. */
export function newWebhookSecret(): string {
  return `${prefix}${Buffer.from(randomBytes(32)).toString("base64")}`;
}

/**
 * Returns the headers of a message. Each secret makes a signature, so that a receiver with either of them verifies it.
 * @param at UTC instant of the attempt
 */
export function webhookHeaders(secrets: readonly string[], id: string, at: number, body: string) {
  const timestamp = String(Math.floor(at / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(prefix.length), "base64");
    return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
  });
  return {
    "Content-Type": "application/json",
    "webhook-id": id,
    "webhook-timestamp": timestamp,
    "webhook-signature": signatures.join(" "),
  };
}
