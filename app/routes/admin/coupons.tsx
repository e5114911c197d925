import { Plus } from "lucide";
import { useState } from "react";
import { Link } from "react-router";
import { z } from "zod";
import { Icon } from "~/ui/icon";
import type { Route } from "./+types/coupons";
import { CouponActions, ReactivateCoupon } from "~/features/coupons/office/admin/coupon-actions";
import { ConfirmDialog } from "~/office/page/confirm-dialog";
import { ExportableList } from "~/office/lists/exportable-list";
import { BackOfficePage } from "~/office/page/back-office-page";
import { buttonClasses } from "~/ui/button";
import { servicesContext } from "~/context";
import { couponState } from "~/domain/coupons/coupon";
import { couponCodeSchema } from "~/domain/coupons/coupon-code";
import { couponDatesSchema, type Coupon } from "~/domain/coupons/coupon-fields";
import { useToday } from "~/platform/pages/use-site";
import { useBulk } from "~/office/lists/use-bulk";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { answerForm } from "~/platform/forms/answer-form";
import { heldBackBy } from "~/office/undo/hold-back.server";
import { bulkAction } from "~/office/lists/bulk-action.server";
import { changesAny, inState, ruleOf } from "~/domain/bulk";
import { readForm } from "~/platform/forms/read-form";
import { readVersion } from "~/platform/forms/read-version";
import { couponsList } from "~/features/coupons/office/admin/coupons.list";
import { loadList } from "~/office/lists/load-list.server";
import { requireAdmin } from "~/middleware/require-admin";

export function loader({ context, url }: Route.LoaderArgs) {
  return loadList(couponsList, requireAdmin(context, url), { context, url });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  const services = context.get(servicesContext);
  const form = await readForm(request);
  if (form.get("intent") === "reactivate") {
    return answerForm(form, reactivationSchema, async ({ code, ...dates }) => {
      await services.reactivateCoupon(viewer, { code, version: readVersion(form), dates });
      return "Coupon reactivated.";
    });
  }
  const hold = heldBackBy(services, viewer);
  return bulkAction(form, {
    deactivate: async (code) => hold({ kind: "coupon.deactivate", id: code }, "Deactivated."),
    delete: async (code) => {
      await services.deleteCoupon(viewer, code);
      return "Deleted.";
    },
  });
}

const reactivationSchema = couponDatesSchema.and(
  z.object({ code: couponCodeSchema.catch(null).transform((code) => code ?? "") }),
);

export function meta() {
  return backOfficeMeta("Discounts & Coupons");
}

export default function Coupons({ loaderData }: Route.ComponentProps) {
  const { selection, isBusy, act } = useBulk();
  const today = useToday();
  const [asked, setAsked] = useState<readonly string[] | null>(null);
  const [toReactivate, setToReactivate] = useState<Coupon | null>(null);
  // The dialog closes once its coupon has changed.
  const isUnchanged = loaderData.coupons.some(
    ({ code, version }) => code === toReactivate?.code && version === toReactivate.version,
  );

  return (
    <BackOfficePage
      title="Discounts & Coupons"
      explained="Percentage or amount off a booking's price. Validity dates are in Indian time."
    >
      <ExportableList
        list={couponsList}
        rows={loaderData.coupons}
        loaded={loaderData}
        tools={
          <Link to="/admin/coupons/new" className={buttonClasses("primary", "min-h-8 px-2.5 py-1 text-sm")}>
            <Icon icon={Plus} className="size-4" />
            Create Coupon
          </Link>
        }
        bulk={{
          selection,
          actions: [
            {
              intent: "deactivate",
              label: "Deactivate",
              refusalOf: ruleOf(loaderData.coupons, couponsList.idOf, (coupon) => {
                const couponIs = couponState(coupon, today);
                return couponIs === "active" || couponIs === "scheduled" ? null : inState(couponIs);
              }),
            },
            { intent: "delete", label: "Delete", variant: "danger", refusalOf: changesAny },
          ],
          isBusy,
          onAct: (intent, ids) => (intent === "delete" ? setAsked(ids) : act(intent, ids)),
        }}
        renderActions={(coupon) => (
          <CouponActions
            coupon={coupon}
            isBusy={isBusy}
            onAct={(intent, codes) => (intent === "delete" ? setAsked(codes) : act(intent, codes))}
            onReactivate={setToReactivate}
          />
        )}
      />
      {toReactivate && isUnchanged && (
        <ReactivateCoupon
          key={toReactivate.code}
          coupon={toReactivate}
          onClose={() => setToReactivate(null)}
          onReopen={() => setToReactivate(toReactivate)}
        />
      )}
      <ConfirmDialog
        isOpen={asked !== null}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        confirmLabel="Delete"
        onConfirm={() => asked && act("delete", asked)}
      >
        {`${asked?.length === 1 ? (asked[0] ?? "") : `These ${asked?.length} coupons`} can no longer be used. Bookings that used a coupon keep their price.`}
      </ConfirmDialog>
    </BackOfficePage>
  );
}
