import { Plus } from "lucide-react";
import { useState } from "react";
import { data, Link } from "react-router";
import { z } from "zod";
import type { Route } from "./+types/coupons";
import { CouponActions } from "~/components/admin/coupons/coupon-actions";
import { couponStateLabels } from "~/components/admin/coupons/coupon-badge";
import { couponColumns } from "~/components/admin/coupons/coupon-columns";
import type { ReactivateAnswer } from "~/components/admin/coupons/reactivate-coupon";
import { BulkActions } from "~/components/back-office/bulk-actions";
import { ConfirmDialog } from "~/components/back-office/confirm-dialog";
import { DataTable } from "~/components/back-office/data-table";
import { ListFilters } from "~/components/back-office/list-filters";
import { ListTools } from "~/components/back-office/list-tools";
import { BackOfficePage, EmptyList } from "~/components/layout/back-office-page";
import { buttonClasses } from "~/components/ui/button";
import { PageLinks } from "~/components/ui/page-links";
import { servicesContext } from "~/context";
import { couponCodeSchema, couponStates } from "~/domain/coupons/coupon";
import { couponDatesSchema } from "~/domain/coupons/coupon-form";
import type { ManagedCoupon } from "~/domain/coupons/coupon-form";
import { AppError } from "~/domain/errors";
import { useBulk } from "~/hooks/use-bulk";
import { useToday } from "~/hooks/use-site";
import { backOfficeMeta } from "~/lib/pages/back-office-meta";
import { bulkAction } from "~/lib/forms/bulk-action.server";
import { couponQuerySchema } from "~/lib/coupons/coupon-query";
import { readForm } from "~/lib/forms/read-form";
import { readVersion } from "~/lib/forms/read-version";
import { requireAdmin } from "~/middleware/require-admin";

export async function loader({ context, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const { columns, ...query } = couponQuerySchema.parse(Object.fromEntries(url.searchParams));
  const list = context.get(servicesContext).listCoupons(viewer, { ...query, limit: 50 });
  return { ...(await list), state: { ...query, columns } };
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
  const { coupons, nextCursor, state } = loaderData;
  const columns = couponColumns(useToday());
  const { selection, isBusy, act } = useBulk(actionData && "result" in actionData ? actionData : undefined);
  const [asked, setAsked] = useState<readonly string[] | null>(null);

  function actionsOf(coupon: ManagedCoupon) {
    return <CouponActions coupon={coupon} isBusy={isBusy} onAct={act} />;
  }

  return (
    <BackOfficePage
      title="Discounts & Coupons"
      intro="Percentage or amount off a booking's price. Validity dates are in Indian time."
    >
      <div className="mt-3">
        <Link to="/admin/coupons/new" className={buttonClasses("primary")}>
          <Plus aria-hidden className="size-4" />
          Create Coupon
        </Link>
      </div>
      <ListFilters
        query={{ q: state.q, state: state.state }}
        kept={{ sort: state.sort, columns: state.columns }}
        placeholder="Code or description"
        choices={[
          {
            name: "state",
            label: "Status",
            all: "All",
            options: couponStates.map((each) => [each, couponStateLabels[each]] as const),
          },
        ]}
      />
      <div className="mt-3 flex justify-end">
        <ListTools columns={columns} state={state} csvPath="/admin/coupons.csv" />
      </div>
      <BulkActions
        selection={selection}
        actions={[
          { intent: "deactivate", label: "Deactivate" },
          { intent: "delete", label: "Delete", look: "danger" },
        ]}
        isBusy={isBusy}
        onAct={(intent, ids) => (intent === "delete" ? setAsked(ids) : act(intent, ids))}
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
      {coupons.length === 0 ? (
        <EmptyList>No coupons found</EmptyList>
      ) : (
        <DataTable
          caption="Coupons"
          columns={columns}
          rows={coupons}
          idOf={({ code }) => code}
          nameOf={({ code }) => code}
          state={state}
          selection={selection}
          addressOf={({ code }) => `/admin/coupons/${code}`}
          actions={actionsOf}
        />
      )}
      <PageLinks query={state} nextCursor={nextCursor} first="First coupons" next="More coupons" />
    </BackOfficePage>
  );
}
