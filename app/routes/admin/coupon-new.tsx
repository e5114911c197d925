import { redirect } from "react-router";
import type { Route } from "./+types/coupon-new";
import { CouponFormFields } from "~/components/admin/coupons/coupon-form";
import { BackOfficePage } from "~/components/layout/back-office-page";
import { nowContext, servicesContext } from "~/context";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import type { CouponForm } from "~/domain/coupons/coupon-form";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { couponValues } from "~/lib/coupons/read-coupon-form";
import { readForm } from "~/lib/forms/read-form";
import { saveCoupon } from "~/lib/coupons/save-coupon";
import { requireAdmin } from "~/middleware/require-admin";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const today = todayInIndia(context.get(nowContext));
  return {
    ...(await context.get(servicesContext).getCouponChoices(viewer)),
    validFrom: today,
    validUntil: addDays(today, 30),
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  const save = (coupon: CouponForm) => context.get(servicesContext).createCoupon(viewer, coupon);
  const answer = await saveCoupon(await readForm(request), save);
  return answer ?? redirect("/admin/coupons");
}

export function meta() {
  return backOfficeMeta("Create Coupon");
}

export default function NewCoupon({ loaderData, actionData }: Route.ComponentProps) {
  const { validFrom, validUntil, ...choices } = loaderData;
  const empty = { ...couponValues(new FormData()), kind: "percent", validFrom, validUntil };
  return (
    <BackOfficePage title="Create Coupon">
      <CouponFormFields
        {...choices}
        values={actionData?.values ?? empty}
        version={null}
        errors={actionData?.errors ?? {}}
        message={actionData?.message ?? null}
      />
    </BackOfficePage>
  );
}
