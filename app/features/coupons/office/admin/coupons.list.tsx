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
      align: "right",
      phone: "text",
    },
    {
      key: "type",
      head: "Type",
      from: "wide",
      cell: ({ kind }) => (kind === "percent" ? "Percentage" : "Fixed amount"),
    },
    {
      key: "from",
      head: "Valid from",
      cell: ({ validFrom }) => <Exact>{formatDay(validFrom)}</Exact>,
      sort: { name: "from", isDownFirst: true },
    },
    {
      key: "until",
      head: "Valid to",
      phone: "end",
      cell: ({ validUntil }) => <Exact>{formatDay(validUntil)}</Exact>,
      sort: { name: "until", isDownFirst: true },
    },
    { key: "state", head: "Status", phone: "top", cell: ({ state }) => <CouponBadge state={state} /> },
    {
      key: "used",
      head: "Used",
      cell: ({ used, usageLimit }) => (usageLimit === null ? used : `${used} of ${usageLimit}`),
      sort: { name: "used", isDownFirst: true },
      align: "right",
    },
    {
      key: "minimum",
      head: "Minimum purchase",
      from: "wide",
      cell: ({ minimumPurchase }) =>
        minimumPurchase === 0 ? "none" : <Exact>{formatRupees(minimumPurchase)}</Exact>,
      align: "right",
    },
    {
      key: "scope",
      head: "For",
      title: ({ operators, tours }) => [...(operators ?? []), ...(tours ?? [])].join(", "),
      cell: ({ operators, tours }) => [...(operators ?? []), ...(tours ?? [])].join(", ") || "all tours",
      isOptional: true,
    },
    {
      key: "description",
      head: "Description",
      title: ({ description }) => description ?? "",
      cell: ({ description }) => description ?? "",
      isOptional: true,
    },
    {
      key: "created",
      head: "Created",
      cell: ({ createdAt }) => <DayOf at={createdAt} />,
      sort: { name: "created", isDownFirst: true },
      isOptional: true,
    },
  ],
  csv: {
    name: "coupons",
    columns: [
      ["Code", ({ code }) => code],
      ["Type", ({ kind }) => kind],
      ["Value", ({ value }) => value],
      ["Valid from", ({ validFrom }) => validFrom],
      ["Valid to", ({ validUntil }) => validUntil],
      ["Status", ({ state }) => state],
      ["Used", ({ used }) => used],
      ["Usage limit", ({ usageLimit }) => usageLimit],
      ["Limit per customer", ({ perCustomerLimit }) => perCustomerLimit],
      ["Minimum purchase", ({ minimumPurchase }) => minimumPurchase],
      ["Operators", ({ operators }) => operators?.join(" ") ?? null],
      ["Tours", ({ tours }) => tours?.join(" ") ?? null],
      ["Description", ({ description }) => description],
      ["Created", ({ createdAt }) => exportedInstant(createdAt)],
    ],
  },
});
