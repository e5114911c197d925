import { couponStates } from "~/domain/coupon";
import { filterOf, listQuerySchema } from "./list-query";

export const couponQuerySchema = listQuerySchema(
  ["-created", "created", "code", "-code", "from", "-from", "until", "-until", "used", "-used"],
  { state: filterOf(couponStates) },
);
