import { z } from "zod";
import { paymentMethods, type PaymentMethod } from "~/domain/bookings/payment-methods";

const storageKey = "last-payment-method";
const methodSchema = z.enum(paymentMethods).nullable().catch(null);

/** Returns the payment method of the last booking on this device, or null. */
export function readLastMethod(): PaymentMethod | null {
  try {
    return methodSchema.parse(localStorage.getItem(storageKey));
  } catch {
    // Without storage there is none.
    return null;
  }
}

export function keepLastMethod(method: PaymentMethod): void {
  try {
    localStorage.setItem(storageKey, method);
  } catch {
    // The same.
  }
}
