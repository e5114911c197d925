import type { Viewer } from "~/domain/accounts/account";
import type { CouponForm } from "~/domain/coupons/coupon-form";
import type { Dependencies } from "../services";
import { deactivateCoupon, deleteCoupon, reactivateCoupon } from "./change-coupon-state";
import { getCoupon, getCouponChoices, listCoupons } from "./list-coupons";
import { createCoupon, editCoupon } from "./write-coupon";

export function couponServices({ db, clock, audit }: Dependencies) {
  return {
    listCoupons: (viewer: Viewer | null, query: Parameters<typeof listCoupons>[2]) =>
      listCoupons({ db, clock }, viewer, query),
    getCoupon: (viewer: Viewer | null, code: string, page: Parameters<typeof getCoupon>[3]) =>
      getCoupon({ db }, viewer, code, page),
    getCouponChoices: (viewer: Viewer | null) => getCouponChoices({ db, clock }, viewer),
    createCoupon: (viewer: Viewer | null, coupon: CouponForm) => createCoupon(audit, viewer, coupon),
    editCoupon: (viewer: Viewer | null, coupon: CouponForm, version: number) =>
      editCoupon(audit, viewer, coupon, version),
    deactivateCoupon: (viewer: Viewer | null, code: string) => deactivateCoupon(audit, viewer, code),
    reactivateCoupon: (viewer: Viewer | null, change: Parameters<typeof reactivateCoupon>[2]) =>
      reactivateCoupon(audit, viewer, change),
    deleteCoupon: (viewer: Viewer | null, code: string) => deleteCoupon(audit, viewer, code),
  };
}
