import { AppError } from "~/domain/errors";
import type { GatewayEvent, PaymentGateway } from "./gateway";
import { recordAttempt, type PaymentDependencies } from "./look-up-payments";
import { noteGatewayEvent } from "./payments.repo";
import { recordDispute } from "./disputes";
import { recordRefund } from "./record-refund";

/**
 * Handles a gateway's webhook: in any order and any number of times.
 * @param rawBody byte for byte as received, since the signature covers it
 * @throws AppError `not_found` (unknown gateway), `forbidden` (invalid signature), `unparsable`
 */
export async function receiveWebhook(
  dependencies: PaymentDependencies & { origin: string },
  name: string,
  rawBody: string,
  headers: Headers,
): Promise<void> {
  const gateway = Object.values(dependencies.gateways.byName).find((known) => known.name === name);
  if (!gateway) throw new AppError("not_found", "Gateway not found.");
  const event = await readEvent(gateway, rawBody, headers);
  if (!event) throw new AppError("forbidden", "Invalid signature.");
  const received = { gateway: gateway.name, eventId: event.id, type: event.type };
  if (event.about === "payment") await recordAttempt(dependencies, gateway, event.payment, received);
  if (event.about === "refund") await recordRefund(dependencies, event.refund);
  if (event.about === "dispute") await recordDispute(dependencies, gateway.name, event.dispute);
  await noteGatewayEvent(dependencies.db, received, dependencies.clock());
}

async function readEvent(
  gateway: PaymentGateway,
  rawBody: string,
  headers: Headers,
): Promise<GatewayEvent | null> {
  try {
    return await gateway.readWebhook(rawBody, headers);
  } catch (error) {
    throw new AppError("unparsable", "The body is not a valid event.", { cause: error });
  }
}
