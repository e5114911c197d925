import type { GatewayName, PaymentGateway } from "./gateway";
import { createRazorpayGateway } from "./razorpay-gateway";

/** Payment settings of a deployment; docs/handbook.md lists the variables. */
interface PaymentSettings {
  keyId: string | undefined;
  keySecret: string | undefined;
  webhookSecret: string | undefined;
  /** Null in production builds. */
  sandbox: PaymentGateway | null;
}

export interface Gateways {
  /** Gateway of new payments; null if online payment is not offered. */
  offered: PaymentGateway | null;
  /** All gateways that may have processed payments. */
  byName: Partial<Record<GatewayName, PaymentGateway>>;
}

/** Returns Razorpay if all its keys are set, else the sandbox if there is one. */
export function chooseGateways({ keyId, keySecret, webhookSecret, sandbox }: PaymentSettings): Gateways {
  const razorpay =
    keyId && keySecret && webhookSecret ? createRazorpayGateway({ keyId, keySecret, webhookSecret }) : null;
  return {
    offered: razorpay ?? sandbox,
    byName: { ...(razorpay && { razorpay }), ...(sandbox && { sandbox }) },
  };
}
