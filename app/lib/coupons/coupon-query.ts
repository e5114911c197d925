import { couponStates } from "~/domain/coupons/coupon";
import { filterOf, listQuerySchema } from "~/lib/pages/list-query";

export const couponQuerySchema = listQuerySchema(
  ["-created", "created", "code", "-code", "from", "-from", "until", "-until", "used", "-used"],
  { state: filterOf(couponStates) },
);
