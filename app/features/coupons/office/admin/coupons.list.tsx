import { Exact } from "~/ui/exact";
import { CouponBadge, couponStateLabels } from "./coupon-badge";
import { DayOf } from "~/platform/pages/when";
import type { Viewer } from "~/domain/accounts/account";
import { formatDay } from "~/domain/calendar/calendar";
import { couponState, couponStates } from "~/domain/coupons/coupon";
import { formatRupees } from "~/domain/money/money";
import { choice, defineList, exportedInstant } from "~/office/lists/definition";

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
    {
      key: "code",
      head: "Code",
      value: ({ code }) => code,
      cell: ({ code }) => (
        <span translate="no" className="font-mono">
          {code}
        </span>
      ),
      sort: { name: "code" },
    },
    {
      key: "discount",
      head: "Discount",
      cell: ({ kind, value }) => (kind === "percent" ? `${value} %` : <Exact>{formatRupees(value)}</Exact>),
      csv: { Value: ({ value }) => value },
      align: "right",
      phone: "text",
    },
    {
      key: "type",
      head: "Type",
      from: "wide",
      value: ({ kind }) => kind,
      cell: ({ kind }) => (kind === "percent" ? "Percentage" : "Fixed amount"),
    },
    {
      key: "from",
      head: "Valid from",
      value: ({ validFrom }) => validFrom,
      cell: ({ validFrom }) => <Exact>{formatDay(validFrom)}</Exact>,
      sort: { name: "from", isDownFirst: true },
    },
    {
      key: "until",
      head: "Valid to",
      phone: "end",
      value: ({ validUntil }) => validUntil,
      cell: ({ validUntil }) => <Exact>{formatDay(validUntil)}</Exact>,
      sort: { name: "until", isDownFirst: true },
    },
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
      cell: ({ used, usageLimit }) => (usageLimit === null ? used : `${used} of ${usageLimit}`),
      csv: {
        Used: ({ used }) => used,
        "Usage limit": ({ usageLimit }) => usageLimit,
        "Limit per customer": ({ perCustomerLimit }) => perCustomerLimit,
      },
      sort: { name: "used", isDownFirst: true },
      align: "right",
    },
    {
      key: "minimum",
      head: "Minimum purchase",
      from: "wide",
      value: ({ minimumPurchase }) => minimumPurchase,
      cell: ({ minimumPurchase }) =>
        minimumPurchase === 0 ? "none" : <Exact>{formatRupees(minimumPurchase)}</Exact>,
      align: "right",
    },
    {
      key: "scope",
      head: "For",
      title: ({ operators, tours }) => [...(operators ?? []), ...(tours ?? [])].join(", "),
      cell: ({ operators, tours }) => [...(operators ?? []), ...(tours ?? [])].join(", ") || "all tours",
      csv: {
        Operators: ({ operators }) => operators?.join(" ") ?? null,
        Tours: ({ tours }) => tours?.join(" ") ?? null,
      },
      isOptional: true,
    },
    {
      key: "description",
      head: "Description",
      isLong: true,
      value: ({ description }) => description,
      isOptional: true,
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
