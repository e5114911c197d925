/** The party that bears a refund beyond the schedule's, a lower price, a loss or a discount. */
export const refundBearers = ["operator", "platform", "shared"] as const;
export type RefundBearer = (typeof refundBearers)[number];

export const bearerLabels: Record<RefundBearer, string> = {
  operator: "Operator",
  platform: "Tour Bharat",
  shared: "Half each",
};
