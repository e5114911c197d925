import { Exact } from "~/ui/exact";
import { CouponBadge, couponStateLabels } from "./coupon-badge";
import { DayOf } from "~/platform/pages/when";
import type { Viewer } from "~/domain/accounts/account";
import { couponState, couponStates, type CouponState } from "~/domain/coupons/coupon";
import { couponFields, type Coupon, type CouponFieldName } from "~/domain/coupons/coupon-fields";
import { fieldText, namesOf } from "~/domain/field-description";
import { formatRupees } from "~/domain/money/money";
import { choice, defineList, exportedInstant, type ExportedColumn } from "~/office/lists/definition";

interface ListedCoupon extends Coupon {
  state: CouponState;
}

/** How the list shows some fields; the others are hidden until they are chosen. */
const looks: Partial<Record<CouponFieldName, Partial<ExportedColumn<ListedCoupon>>>> = {
  code: {
    cell: ({ code }) => (
      <span translate="no" className="font-mono">
        {code}
      </span>
    ),
    sort: { name: "code" },
  },
  kind: { cell: ({ kind }) => couponFields.kind.options[kind], from: "wide" },
  value: {
    cell: ({ kind, value }) => (kind === "percent" ? `${value} %` : <Exact>{formatRupees(value)}</Exact>),
    phone: "text",
  },
  validFrom: { sort: { name: "from", isDownFirst: true } },
  validUntil: { phone: "end", sort: { name: "until", isDownFirst: true } },
  minimumPurchase: { from: "wide" },
  description: { cell: ({ description }) => description, isLong: true, isOptional: true },
};

/** Returns the column of a field. */
function columnOf(name: CouponFieldName): ExportedColumn<ListedCoupon> {
  const field = couponFields[name];
  return {
    key: name,
    head: field.label,
    value: (coupon) => {
      const value = coupon[name];
      return Array.isArray(value) ? value.join(" ") : value;
    },
    cell: (coupon) => <Exact>{fieldText(field, coupon[name])}</Exact>,
    ...(field.input === "number" && { align: "right" }),
    isOptional: !(name in looks),
    ...looks[name],
  };
}

export const couponsList = defineList({
  held: "coupon",
  path: "/admin/coupons",
  pageSize: 50,
  sorts: ["-created", "created", "code", "-code", "from", "-from", "until", "-until", "used", "-used"],
  search: "Code or description",
  filters: { state: choice("Status", couponStates, couponStateLabels) },
  load: async (services, admin: Viewer, query, today) => {
    const { coupons, nextCursor } = await services.listCoupons(admin, query);
    return {
      coupons: coupons.map((coupon) => ({ ...coupon, state: couponState(coupon, today) })),
      nextCursor,
    };
  },
  rows: ({ coupons }) => coupons,
  caption: "Coupons",
  empty: "No coupons found",
  emptyReason: "Create one to offer a discount.",
  counted: ["coupon", "coupons"],
  pages: ["First coupons", "More coupons"],
  idOf: ({ code }) => code,
  nameOf: ({ code }) => code,
  addressOf: ({ code }) => `/admin/coupons/${code}`,
  columns: [
    ...namesOf(couponFields).map(columnOf),
    {
      key: "state",
      head: "Status",
      phone: "top",
      value: ({ state }) => state,
      cell: ({ state }) => <CouponBadge state={state} />,
    },
    {
      key: "used",
      head: "Used",
      value: ({ used }) => used,
      cell: ({ used, usageLimit }) => (usageLimit === null ? used : `${used} of ${usageLimit}`),
      sort: { name: "used", isDownFirst: true },
      align: "right",
    },
    {
      key: "created",
      head: "Created",
      value: ({ createdAt }) => exportedInstant(createdAt),
      cell: ({ createdAt }) => <DayOf at={createdAt} />,
      sort: { name: "created", isDownFirst: true },
      isOptional: true,
    },
  ],
  csv: "coupons",
});
