import { deactivateCoupon, deleteCoupon, reactivateCoupon } from "./change-coupon-state";
import { getCoupon, getCouponChoices, listCoupons } from "./list-coupons";
import { createCoupon, editCoupon } from "./write-coupon";
import { admin } from "../authz/guards";

export const couponUseCases = {
  listCoupons: admin(listCoupons),
  getCoupon: admin(getCoupon),
  getCouponChoices: admin(getCouponChoices),
  createCoupon: admin(createCoupon),
  editCoupon: admin(editCoupon),
  deactivateCoupon: admin(deactivateCoupon),
  reactivateCoupon: admin(reactivateCoupon),
  deleteCoupon: admin(deleteCoupon),
};
