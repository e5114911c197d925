import type { Column } from "~/components/back-office/data-table";
import { formatDay, formatInstantInIndia } from "~/domain/calendar/calendar";
import { couponState } from "~/domain/coupons/coupon";
import type { ManagedCoupon } from "~/domain/coupons/coupon-form";
import type { TravelDate } from "~/domain/calendar/calendar";
import { formatRupees } from "~/domain/money/money";
import { CouponBadge } from "./coupon-badge";

/** Formats the discount of a coupon. */
function couponValueText({ kind, value }: Pick<ManagedCoupon, "kind" | "value">): string {
  return kind === "percent" ? `${value} %` : formatRupees(value);
}

/** @param today in India */
export function couponColumns(today: TravelDate): readonly Column<ManagedCoupon>[] {
  return [
    {
      key: "code",
      head: "Code",
      cell: ({ code }) => <span className="font-mono">{code}</span>,
      sort: { name: "code" },
    },
    { key: "discount", head: "Discount", cell: couponValueText, align: "right" },
    {
      key: "type",
      head: "Type",
      cell: ({ kind }) => (kind === "percent" ? "Percentage" : "Fixed amount"),
    },
    {
      key: "from",
      head: "Valid from",
      cell: ({ validFrom }) => <span className="whitespace-nowrap">{formatDay(validFrom)}</span>,
      sort: { name: "from", isDownFirst: true },
    },
    {
      key: "until",
      head: "Valid to",
      cell: ({ validUntil }) => <span className="whitespace-nowrap">{formatDay(validUntil)}</span>,
      sort: { name: "until", isDownFirst: true },
    },
    { key: "state", head: "Status", cell: (coupon) => <CouponBadge state={couponState(coupon, today)} /> },
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
      cell: ({ minimumPurchase }) => (minimumPurchase === 0 ? "none" : formatRupees(minimumPurchase)),
      align: "right",
    },
    { key: "scope", head: "For", cell: scopeText, isOptional: true },
    {
      key: "description",
      head: "Description",
      cell: ({ description }) => description ?? "",
      isOptional: true,
    },
    {
      key: "created",
      head: "Created",
      cell: ({ createdAt }) => <span className="whitespace-nowrap">{formatInstantInIndia(createdAt)}</span>,
      sort: { name: "created", isDownFirst: true },
      isOptional: true,
    },
  ];
}

/** Formats the tours and operators that a coupon is limited to. */
function scopeText({ tours, operators }: Pick<ManagedCoupon, "tours" | "operators">): string {
  const named = [...(operators ?? []), ...(tours ?? [])];
  return named.length === 0 ? "all tours" : named.join(", ");
}
