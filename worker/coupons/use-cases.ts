import { admin, staff } from "../platform/authz/guards";
import { reading } from "../platform/authz/use-case";
import { agreeToCoupon, listOfferedCoupons } from "./agree-to-coupon";
import { getCoupon, getCouponChoices, listCouponChanges, listCoupons } from "./list-coupons";
import { createCoupon, editCoupon, deactivateCoupon, deleteCoupon, reactivateCoupon } from "./write-coupon";

export const couponUseCases = {
  listCoupons: admin("coupons", reading(listCoupons)),
  getCoupon: admin("coupons", reading(getCoupon)),
  getCouponChoices: admin("coupons", reading(getCouponChoices)),
  listCouponChanges: admin("coupons", reading(listCouponChanges)),
  createCoupon: admin("coupons", createCoupon),
  editCoupon: admin("coupons", editCoupon),
  deactivateCoupon: admin("coupons", deactivateCoupon),
  reactivateCoupon: admin("coupons", reactivateCoupon),
  deleteCoupon: admin("coupons", deleteCoupon),
  listOfferedCoupons: staff("earnings", reading(listOfferedCoupons)),
  agreeToCoupon: staff("earnings", agreeToCoupon),
};
