import type { CouponForm } from "~/domain/coupons/coupon-fields";
import { formatDay } from "~/domain/calendar/calendar";
import { bearerLabels } from "~/domain/money/bearers";
import { formatRupees } from "~/domain/money/money";
import type { Database } from "../platform/db/client";
import { insertNotification } from "../notifications/notifications.repo";
import { isAtVersion, listAskedOperators } from "./agreements.repo";

/**
 * Builds the statements that notify the operators which a coupon asks to bear a part, none if the platform bears it alone. Each version has
 * other terms, to which nobody has agreed.
 * @param offer.version of the coupon; if the batch doesn't write it, nobody is notified
 */
export async function offerCoupon(
  db: Database,
  coupon: CouponForm,
  { version, origin, at }: { version: number; origin: string; at: number },
) {
  const { code, kind, value, validFrom, validUntil, borneBy } = coupon;
  if (borneBy === null) return [];
  const asked = await listAskedOperators(db, coupon);
  return asked.map((operator) =>
    insertNotification(
      db,
      {
        event: "coupon-offered",
        key: `coupon/${code}/${version}/${operator}`,
        to: { operator },
        params: {},
        url: `${origin}/operator/earnings/coupons`,
        mail: {
          subject: `Coupon ${code} asks you to bear a part`,
          preheader: "Until you agree, Tour Bharat bears it.",
          heading: `Coupon ${code}`,
          paragraphs: [
            "Travelers can use this coupon for your tours. We ask you to bear the part below. Until you agree, the coupon works all the same, and we bear the discount.",
          ],
          details: [
            ["Discount", kind === "percent" ? `${value} %` : formatRupees(value)],
            ["Valid", `${formatDay(validFrom)} to ${formatDay(validUntil)}`],
            ["Borne by", bearerLabels[borneBy]],
          ],
          action: "Read the terms and decide",
        },
      },
      at,
      { condition: isAtVersion(code, version) },
    ),
  );
}
