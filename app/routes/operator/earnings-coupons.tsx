import { z } from "zod";
import { servicesContext } from "~/context";
import { bearerLabels } from "~/domain/money/bearers";
import { formatDay, todayInIndia } from "~/domain/calendar/calendar";
import { couponFields, type OfferedCoupon } from "~/domain/coupons/coupon-fields";
import { fieldText } from "~/domain/field-description";
import { formatRupees } from "~/domain/money/money";
import { EarningsPage } from "~/features/money/office/operator/earnings-page";
import { requireOperator } from "~/middleware/require-operator";
import { EmptyList } from "~/office/page/back-office-page";
import { answerForm } from "~/platform/forms/answer-form";
import { readForm, seenNumberSchema } from "~/platform/forms/read-form";
import { useForm } from "~/platform/forms/use-form";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { DescriptionList } from "~/ui/description-list";
import type { Route } from "./+types/earnings-coupons";

const choiceSchema = z.object({
  intent: z.enum(["agree", "end"]),
  code: z.string().max(40),
  operator: z.string().max(120),
  version: seenNumberSchema,
});

export function loader({ context, url }: Route.LoaderArgs) {
  return context.get(servicesContext).listOfferedCoupons(requireOperator(context, url));
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireOperator(context, url);
  const { agreeToCoupon } = context.get(servicesContext);
  return answerForm(await readForm(request), choiceSchema, async ({ intent, ...choice }) => {
    await agreeToCoupon(viewer, { ...choice, agrees: intent === "agree" });
    return intent === "agree"
      ? "Agreed, for bookings to come."
      : "Ended: Tour Bharat bears the coupon from now on.";
  });
}

export function meta() {
  return backOfficeMeta("Coupons");
}

/** Coupons of Tour Bharat that apply to an operator's tours: it may agree to bear its part, and end that. */
export default function EarningsCoupons({ loaderData }: Route.ComponentProps) {
  return (
    <EarningsPage
      title="Coupons"
      explained="Coupons for your tours that ask you to bear a part. Until you agree, they work all the same, and Tour Bharat pays you the discount."
    >
      {loaderData.length === 0 ? (
        <EmptyList reason="Coupons that Tour Bharat bears alone are not listed.">
          No coupons ask you to bear a part
        </EmptyList>
      ) : (
        <ul className="mt-4 grid gap-4">
          {loaderData.map((coupon) => (
            <Offer key={`${coupon.code} ${coupon.operator}`} coupon={coupon} />
          ))}
        </ul>
      )}
    </EarningsPage>
  );
}

function Offer({ coupon }: { coupon: OfferedCoupon }) {
  const { code, operator, companyName, version, kind, value, agreedAt } = coupon;
  const form = useForm({ intent: agreedAt === null ? "agree" : "end", code, operator });
  return (
    <li className="rounded-card border border-line bg-card p-4">
      <h2 className="font-sans text-lg font-semibold" translate="no">
        {code}
      </h2>
      <DescriptionList
        className="mt-2"
        entries={[
          ["Company", companyName],
          ["Discount", kind === "percent" ? `${value} %` : formatRupees(value)],
          ["At most", fieldText(couponFields.maxDiscount, coupon.maxDiscount)],
          ["Valid", `${formatDay(coupon.validFrom)} to ${formatDay(coupon.validUntil)}`],
          ["Borne by", bearerLabels[coupon.borneBy ?? "platform"]],
          [
            "Your agreement",
            agreedAt === null
              ? "none, so Tour Bharat bears it"
              : `since ${formatDay(todayInIndia(agreedAt))}`,
          ],
        ]}
      />
      <AnsweredForm form={form} className="mt-3">
        <input type="hidden" name="version" value={version} />
        <SubmitButton form={form} variant={agreedAt === null ? "primary" : "secondary"}>
          {agreedAt === null ? "Agree to bear it" : "End agreement"}
        </SubmitButton>
        <FormMessage form={form} className="mt-1" />
      </AnsweredForm>
    </li>
  );
}
