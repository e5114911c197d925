import { redirect } from "react-router";
import type { Route } from "./+types/coupon-new";
import { CouponFormFields } from "~/features/coupons/office/admin/coupon-form";
import { BackOfficePage } from "~/office/page/back-office-page";
import { nowContext, servicesContext } from "~/context";
import { addDays, todayInIndia } from "~/domain/calendar/calendar";
import { couponFormSchema } from "~/domain/coupons/coupon-fields";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { answerForm } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";
import { requireAdmin } from "~/middleware/require-admin";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const today = todayInIndia(context.get(nowContext));
  return {
    choices: await context.get(servicesContext).getCouponChoices(viewer),
    validFrom: today,
    validUntil: addDays(today, 30),
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  return answerForm(await readForm(request), couponFormSchema, async (coupon) => {
    await context.get(servicesContext).createCoupon(viewer, coupon);
    throw redirect("/admin/coupons");
  });
}

export function meta() {
  return backOfficeMeta("Create Coupon");
}

export default function NewCoupon({ loaderData }: Route.ComponentProps) {
  const { choices, validFrom, validUntil } = loaderData;
  return (
    <BackOfficePage title="Create Coupon">
      <CouponFormFields choices={choices} saved={{ kind: "percent", validFrom, validUntil }} version={null} />
    </BackOfficePage>
  );
}
