import type { GatewayName, PaymentGateway } from "./gateway";
import { createRazorpayGateway } from "./razorpay-gateway";

/** What a deployment says of its payments; docs/handbook.md names the variables. */
export interface PaymentSettings {
  keyId: string | undefined;
  keySecret: string | undefined;
  webhookSecret: string | undefined;
  /** Made in builds that are no production build. */
  sandbox: PaymentGateway | null;
}

export interface Gateways {
  /** What new payments go through; null: paying online is not offered. */
  offered: PaymentGateway | null;
  /** All that payments may have come through. */
  byName: Partial<Record<GatewayName, PaymentGateway>>;
}

/** Razorpay where all its keys are set, else the sandbox where there is one. */
export function chooseGateways({ keyId, keySecret, webhookSecret, sandbox }: PaymentSettings): Gateways {
  const razorpay =
    keyId && keySecret && webhookSecret ? createRazorpayGateway({ keyId, keySecret, webhookSecret }) : null;
  return {
    offered: razorpay ?? sandbox,
    byName: { ...(razorpay && { razorpay }), ...(sandbox && { sandbox }) },
  };
}
