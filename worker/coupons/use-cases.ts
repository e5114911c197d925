import { deactivateCoupon, deleteCoupon, reactivateCoupon } from "./change-coupon-state";
import { getCoupon, getCouponChoices, listCoupons } from "./list-coupons";
import { createCoupon, editCoupon } from "./write-coupon";
import { anyone } from "../use-case";

export const couponUseCases = {
  listCoupons: anyone(listCoupons),
  getCoupon: anyone(getCoupon),
  getCouponChoices: anyone(getCouponChoices),
  createCoupon: anyone(createCoupon),
  editCoupon: anyone(editCoupon),
  deactivateCoupon: anyone(deactivateCoupon),
  reactivateCoupon: anyone(reactivateCoupon),
  deleteCoupon: anyone(deleteCoupon),
};
