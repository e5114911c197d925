import { Badge, type BadgeTone } from "~/ui/badge";
import type { CouponState } from "~/domain/coupons/coupon";

export const couponStateLabels: Record<CouponState, string> = {
  active: "Active",
  scheduled: "Scheduled",
  expired: "Expired",
  inactive: "Deactivated",
};

const tones: Record<CouponState, BadgeTone> = {
  active: "success",
  scheduled: "warning",
  expired: "neutral",
  inactive: "danger",
};

export function CouponBadge({ state }: { state: CouponState }) {
  return <Badge tone={tones[state]}>{couponStateLabels[state]}</Badge>;
}
