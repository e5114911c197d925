import { admin } from "../authz/guards";
import { getCoupon, getCouponChoices, listCoupons } from "./list-coupons";
import { createCoupon, editCoupon, deactivateCoupon, deleteCoupon, reactivateCoupon } from "./write-coupon";

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
