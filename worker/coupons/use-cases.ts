import { admin } from "../platform/authz/guards";
import { getCoupon, getCouponChoices, listCouponChanges, listCoupons } from "./list-coupons";
import { createCoupon, editCoupon, deactivateCoupon, deleteCoupon, reactivateCoupon } from "./write-coupon";

export const couponUseCases = {
  listCoupons: admin("coupons", listCoupons),
  getCoupon: admin("coupons", getCoupon),
  getCouponChoices: admin("coupons", getCouponChoices),
  listCouponChanges: admin("coupons", listCouponChanges),
  createCoupon: admin("coupons", createCoupon),
  editCoupon: admin("coupons", editCoupon),
  deactivateCoupon: admin("coupons", deactivateCoupon),
  reactivateCoupon: admin("coupons", reactivateCoupon),
  deleteCoupon: admin("coupons", deleteCoupon),
};
