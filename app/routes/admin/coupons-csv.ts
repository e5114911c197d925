import type { Route } from "./+types/coupons-csv";
import { nowContext, servicesContext } from "~/context";
import type { ManagedCoupon } from "~/domain/coupons/coupon-form";
import { couponState } from "~/domain/coupons/coupon";
import { todayInIndia } from "~/domain/calendar/calendar";
import { couponQuerySchema } from "~/lib/coupons/coupon-query";
import { csvResponse } from "~/lib/pages/csv.server";
import { requireAdmin } from "~/middleware/require-admin";

/** Exports the coupons with the page's filters. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const { columns: _, ...query } = couponQuerySchema.parse(Object.fromEntries(url.searchParams));
  const today = todayInIndia(context.get(nowContext));
  return csvResponse<ManagedCoupon>(
    "coupons",
    [
      ["Code", ({ code }) => code],
      ["Type", ({ kind }) => kind],
      ["Value", ({ value }) => value],
      ["Valid from", ({ validFrom }) => validFrom],
      ["Valid to", ({ validUntil }) => validUntil],
      ["Status", (coupon) => couponState(coupon, today)],
      ["Used", ({ used }) => used],
      ["Usage limit", ({ usageLimit }) => usageLimit],
      ["Limit per customer", ({ perCustomerLimit }) => perCustomerLimit],
      ["Minimum purchase", ({ minimumPurchase }) => minimumPurchase],
      ["Operators", ({ operators }) => operators?.join(" ") ?? null],
      ["Tours", ({ tours }) => tours?.join(" ") ?? null],
      ["Description", ({ description }) => description],
      ["Created", ({ createdAt }) => new Date(createdAt).toISOString()],
    ],
    async (cursor) => {
      const page = await context.get(servicesContext).listCoupons(viewer, { ...query, cursor, limit: 500 });
      return { rows: page.coupons, nextCursor: page.nextCursor };
    },
  );
}
