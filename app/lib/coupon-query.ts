import { couponStates } from "~/domain/coupon";
import { filterOf, listQuerySchema } from "./list-query";

/** What an address says of the list of coupons. */
export const couponQuerySchema = listQuerySchema(
  ["-created", "created", "code", "-code", "from", "-from", "until", "-until", "used", "-used"],
  { state: filterOf(couponStates) },
);
