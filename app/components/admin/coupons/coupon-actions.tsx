import { useState } from "react";
import { Form, Link } from "react-router";
import { ConfirmDialog } from "~/components/back-office/confirm-dialog";
import { RowButton } from "~/components/back-office/row-button";
import { Button, buttonClasses } from "~/components/ui/button";
import { couponState } from "~/domain/coupons/coupon";
import type { ManagedCoupon } from "~/domain/coupons/coupon-form";
import { useToday } from "~/hooks/use-site";
import { ReactivateCoupon } from "./reactivate-coupon";

const compact = "min-h-9 px-3 py-1 text-sm";

/** Actions on a coupon in its current state. Source: specification 2, section 4. */
export function CouponActions({
  coupon,
  isBusy,
  onAct,
}: {
  coupon: ManagedCoupon;
  isBusy: boolean;
  onAct: (intent: string, ids: string[]) => void;
}) {
  const [isAsking, setAsking] = useState(false);
  const { code } = coupon;
  const state = couponState(coupon, useToday());
  return (
    <span className="flex flex-wrap gap-2 lg:justify-end">
      <Link to={`/admin/coupons/${code}`} className={buttonClasses("secondary", compact)}>
        Edit<span className="sr-only"> {code}</span>
      </Link>
      {state === "active" || state === "scheduled" ? (
        <RowButton id={code} intent="deactivate" label="Deactivate" of={code} isBusy={isBusy} onAct={onAct} />
      ) : (
        <ReactivateCoupon key={`${coupon.version}`} coupon={coupon} />
      )}
      <Form
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          setAsking(true);
        }}
      >
        <input type="hidden" name="intent" value="delete" />
        <input type="hidden" name="id" value={code} />
        <Button type="submit" variant="danger" className={compact}>
          Delete<span className="sr-only"> {code}</span>
        </Button>
      </Form>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        confirmLabel="Delete"
        onConfirm={() => onAct("delete", [code])}
      >
        {code} can no longer be used. Bookings that used it keep their price.
      </ConfirmDialog>
    </span>
  );
}
