import { AppError } from "~/domain/errors";
import { pollOrder, type PaymentDependencies } from "./look-up-payments";
import { logError } from "../../platform/log";

/** Parameters of the customer's return from the gateway's page. */
interface Callback {
  orderId: string;
  paymentId: string;
  signature: string;
}

/**
 * Handles the customer's return from the gateway's page. The signature proves a payment; the amount is read from the gateway itself. If it
 * does not respond, the scheduled look-up or its webhook records the payment.
 * @throws AppError `forbidden` (not signed by a known gateway)
 */
export async function receiveCallback(dependencies: PaymentDependencies, callback: Callback): Promise<void> {
  for (const gateway of Object.values(dependencies.gateways.byName)) {
    if (await gateway.verifyCallback(callback)) {
      try {
        await pollOrder(dependencies, gateway, callback.orderId);
      } catch (error) {
        logError("payment not looked up", error);
      }
      return;
    }
  }
  throw new AppError("forbidden", "Invalid signature.");
}
