import { Link, redirect } from "react-router";
import type { Route } from "./+types/coupon";
import { Exact } from "~/ui/exact";
import { CouponBadge } from "~/features/coupons/office/admin/coupon-badge";
import { CouponFormFields } from "~/features/coupons/office/admin/coupon-form";
import { ChangeHistory } from "~/features/audit/office/change-history";
import { BackOfficePage, EmptyList } from "~/office/page/back-office-page";
import { PageLinks } from "~/office/ui/page-links";
import { servicesContext } from "~/context";
import { couponState } from "~/domain/coupons/coupon";
import { couponFields, couponFormSchema, type CouponUse } from "~/domain/coupons/coupon-fields";
import { typedValues } from "~/domain/field-description";
import { useToday } from "~/platform/pages/use-site";
import { backOfficeMeta } from "~/platform/pages/back-office-meta";
import { answerForm } from "~/platform/forms/answer-form";
import { readForm } from "~/platform/forms/read-form";
import { readVersion } from "~/platform/forms/read-version";
import { requireAdmin } from "~/middleware/require-admin";
import { useMayOpen } from "~/office/frame/use-may-open";
import { DataTable } from "~/office/lists/data-table";
import { DayOf } from "~/platform/pages/when";
import { Badge } from "~/ui/badge";
import type { Column } from "~/office/lists/definition";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { formatRupees } from "~/domain/money/money";

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const viewer = requireAdmin(context, url);
  const services = context.get(servicesContext);
  const code = params.code.toUpperCase();
  const cursor = url.searchParams.get("cursor") ?? undefined;
  const from = url.searchParams.get("history")?.slice(0, 200) || undefined;
  const [found, choices, history] = await Promise.all([
    services.getCoupon(viewer, code, { cursor, limit: 20 }),
    services.getCouponChoices(viewer),
    services.listCouponChanges(viewer, code, { cursor: from, limit: 20 }),
  ]);
  return { ...found, choices, history, cursor };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const viewer = requireAdmin(context, url);
  const form = await readForm(request);
  form.set("code", params.code);
  const version = readVersion(form);
  return answerForm(form, couponFormSchema, async (coupon) => {
    await context.get(servicesContext).editCoupon(viewer, coupon, version);
    throw redirect("/admin/coupons");
  });
}

export function meta({ params }: Route.MetaArgs) {
  return backOfficeMeta(`Coupon ${params.code.toUpperCase()}`);
}

export default function CouponPage({ loaderData }: Route.ComponentProps) {
  const { coupon, uses, nextCursor, choices, history, cursor } = loaderData;
  const state = couponState(coupon, useToday());
  return (
    <BackOfficePage
      title={`Coupon ${coupon.code}`}
      intro={
        <>
          <CouponBadge state={state} />{" "}
          <span>{`Used ${coupon.usageLimit === null ? `${coupon.used} times` : `${coupon.used} of ${coupon.usageLimit} times`}. Changes apply to new bookings.`}</span>
        </>
      }
    >
      <CouponFormFields
        key={coupon.version}
        choices={choices}
        saved={typedValues(couponFields, coupon)}
        version={coupon.version}
      />
      <h2 className="mt-8 text-2xl">Bookings with this coupon</h2>
      {uses.length === 0 ? (
        <EmptyList reason={`Bookings appear here as travelers enter the code ${coupon.code}.`}>
          Not used yet
        </EmptyList>
      ) : (
        <CouponUses uses={uses} />
      )}
      <PageLinks query={{ cursor }} nextCursor={nextCursor} first="Newest uses" next="Older uses" />
      <h2 className="mt-8 text-2xl">Changes</h2>
      <ChangeHistory history={history} />
      <p className="mt-6">
        <Link to="/admin/coupons" className="font-semibold text-peacock underline underline-offset-4">
          All coupons
        </Link>
      </p>
    </BackOfficePage>
  );
}

const columnsOfUses: Column<CouponUse>[] = [
  { key: "booking", head: "Booking", cell: ({ bookingId }) => bookingId },
  {
    key: "customer",
    head: "Customer",
    phone: "title",
    className: "@xl:w-1/4",
    title: ({ customerName, customerEmail }) => `${customerName}, ${customerEmail}`,
    cell: ({ customerName }) => customerName,
  },
  {
    key: "email",
    head: "E-mail",
    from: "wide",
    isLong: true,
    value: ({ customerEmail }) => customerEmail,
  },
  {
    key: "used",
    head: "Used",
    phone: "text",
    className: "text-muted",
    cell: ({ usedAt }) => <DayOf at={usedAt} />,
  },
  {
    key: "discount",
    head: "Discount",
    align: "right",
    phone: "end",
    cell: ({ discount }) => <strong translate="no">{formatRupees(discount)}</strong>,
  },
  {
    key: "total",
    head: "Total",
    align: "right",
    from: "medium",
    cell: ({ totalAmount }) => <Exact>{formatRupees(totalAmount)}</Exact>,
  },
  {
    key: "state",
    head: "State",
    phone: "top",
    cell: ({ releasedAt }) =>
      releasedAt === null ? (
        <Badge tone="success">Used</Badge>
      ) : (
        <Badge title={`The booking was canceled: ${formatInstantInIndia(releasedAt)}`}>Released</Badge>
      ),
  },
];

const noState = {};

function CouponUses({ uses }: { uses: readonly CouponUse[] }) {
  const mayOpen = useMayOpen();
  return (
    <DataTable
      caption="Bookings that used this coupon"
      columns={columnsOfUses}
      rows={uses}
      idOf={({ bookingId }) => bookingId}
      nameOf={({ bookingId }) => `booking ${bookingId}`}
      addressOf={mayOpen("/admin/bookings") ? ({ bookingId }) => `/admin/bookings/${bookingId}` : undefined}
      state={noState}
    />
  );
}
