import { Plus } from "lucide-react";
import { useState } from "react";
import { data, Link } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/coupons";
import { CouponActions } from "~/components/admin/coupons/coupon-actions";
import type { ReactivateAnswer } from "~/components/admin/coupons/reactivate-coupon";
import { ConfirmDialog } from "~/components/back-office/confirm-dialog";
import { ListView } from "~/components/back-office/list-view";
import { BackOfficePage } from "~/components/layout/back-office-page";
import { buttonClasses } from "~/components/ui/button";
import { servicesContext } from "~/context";
import { couponCodeSchema } from "~/domain/coupons/coupon";
import { couponDatesSchema } from "~/domain/coupons/coupon-form";
import { AppError } from "~/domain/errors";
import { useBulk } from "~/hooks/use-bulk";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { bulkAction } from "~/lib/forms/bulk-action.server";
import { readForm } from "~/lib/forms/read-form";
import { readVersion } from "~/lib/forms/read-version";
import { couponsList } from "~/lists/admin/coupons";
import { loadList } from "~/lists/load-list.server";
import { requireAdmin } from "~/middleware/require-admin";

export function loader({ context, url }: Route.LoaderArgs) {
  return loadList(couponsList, requireAdmin(context, url), { context, url });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  const services = context.get(servicesContext);
  const form = await readForm(request);
  if (form.get("intent") === "reactivate") {
    const dates = couponDatesSchema.safeParse(Object.fromEntries(form));
    if (!dates.success) {
      const errors = z.flattenError(dates.error).fieldErrors;
      return reactivated({ isDone: false, message: "Enter the validity dates.", errors }, 422);
    }
    const code = couponCodeSchema.catch("").parse(form.get("code"));
    try {
      const change = { code, version: readVersion(form), dates: dates.data };
      await services.reactivateCoupon(viewer, change);
      return reactivated({ isDone: true, message: "Coupon reactivated." });
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      const errors = error.errors && { errors: error.errors };
      return reactivated({ isDone: false, message: error.message, ...errors }, error.status);
    }
  }
  return bulkAction(form, {
    deactivate: async (code) => {
      await services.deactivateCoupon(viewer, code);
      return "Deactivated.";
    },
    delete: async (code) => {
      await services.deleteCoupon(viewer, code);
      return "Deleted.";
    },
  });
}

function reactivated(answer: ReactivateAnswer, status = 200) {
  return data(answer, { status });
}

export function meta() {
  return backOfficeMeta("Discounts & Coupons");
}

export default function Coupons({ loaderData, actionData }: Route.ComponentProps) {
  const { selection, isBusy, act } = useBulk(actionData && "result" in actionData ? actionData : undefined);
  const [asked, setAsked] = useState<readonly string[] | null>(null);

  return (
    <BackOfficePage
      title="Discounts & Coupons"
      intro="Percentage or amount off a booking's price. Validity dates are in Indian time."
    >
      <ListView
        list={couponsList}
        rows={loaderData.coupons}
        loaded={loaderData}
        tools={
          <Link to="/admin/coupons/new" className={buttonClasses("primary", "min-h-9 px-3 py-1 text-sm")}>
            <Plus aria-hidden className="size-4" />
            Create Coupon
          </Link>
        }
        bulk={{
          selection,
          actions: [
            { intent: "deactivate", label: "Deactivate" },
            { intent: "delete", label: "Delete", look: "danger" },
          ],
          isBusy,
          onAct: (intent, ids) => (intent === "delete" ? setAsked(ids) : act(intent, ids)),
        }}
        renderActions={(coupon) => <CouponActions coupon={coupon} isBusy={isBusy} onAct={act} />}
      />
      <ConfirmDialog
        isOpen={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        confirmLabel="Delete"
        onConfirm={() => asked && act("delete", asked)}
      >
        {asked?.length === 1 ? asked[0] : `These ${asked?.length} coupons`} can no longer be used. Bookings
        that used a coupon keep their price.
      </ConfirmDialog>
    </BackOfficePage>
  );
}
