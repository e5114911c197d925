import { Link } from "react-router";
import { SheetCell, SheetName, SheetRow, ResponsiveTable } from "~/components/ui/responsive-table";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import type { CouponUse } from "~/domain/coupons/coupon-form";
import { formatRupees } from "~/domain/money/money";

const heads = ["Booking", "Customer", "Used", "Total discounts", "Total", "Released"] as const;

export function CouponUses({ uses }: { uses: readonly CouponUse[] }) {
  return (
    <ResponsiveTable caption="Bookings that used this coupon" heads={heads}>
      {uses.map(({ bookingId, customerName, customerEmail, usedAt, discount, totalAmount, givenBackAt }) => (
        <SheetRow key={bookingId}>
          <SheetName>
            <Link to={`/admin/bookings/${bookingId}`} className="text-ink underline underline-offset-4">
              {bookingId}
            </Link>
          </SheetName>
          <SheetCell>
            {customerName}
            <span className="block text-sm wrap-anywhere text-muted">{customerEmail}</span>
          </SheetCell>
          <SheetCell label="Used">{formatInstantInIndia(usedAt)}</SheetCell>
          <SheetCell label="Total discounts">{formatRupees(discount)}</SheetCell>
          <SheetCell label="Total">{formatRupees(totalAmount)}</SheetCell>
          <SheetCell label="Released" className="lg:text-right">
            {givenBackAt === null ? "no" : formatInstantInIndia(givenBackAt)}
          </SheetCell>
        </SheetRow>
      ))}
    </ResponsiveTable>
  );
}
