import { AppError } from "~/domain/errors";
import { faultText } from "~/domain/fault-text";
import { lookUpOrder } from "./look-up-payments";
import type { PaymentDependencies } from "./look-up-payments";

/** What the customer's browser brings back from the gateway's page. */
export interface Callback {
  orderId: string;
  paymentId: string;
  signature: string;
}

/**
 * Takes the customer's return from the gateway's page. That it is signed says that something was paid; how much, the
 * gateway itself is asked. Should it not answer now, the look-up of the next minutes or its webhook does it.
 * @throws AppError `forbidden` (not signed by a gateway of ours)
 */
export async function receiveCallback(dependencies: PaymentDependencies, callback: Callback): Promise<void> {
  for (const gateway of Object.values(dependencies.gateways.byName)) {
    if (await gateway.verifyCallback(callback)) {
      try {
        await lookUpOrder(dependencies, gateway, callback.orderId);
      } catch (error) {
        console.error(faultText(error));
      }
      return;
    }
  }
  throw new AppError("forbidden", "This was not signed by the gateway.");
}
