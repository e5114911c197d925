import { useState } from "react";
import { Form, Link } from "react-router";
import { ConfirmDialog } from "~/components/back-office/confirm-dialog";
import { RowButton } from "~/components/back-office/row-button";
import { Button, buttonClasses } from "~/components/ui/button";
import { couponState } from "~/domain/coupons/coupon";
import type { ManagedCoupon } from "~/domain/coupons/coupon-form";
import { useToday } from "~/hooks/use-site";
import { AnsweredForm, FormMessage, SubmitButton } from "~/components/ui/answered-form";
import { Dialog, DialogContent, DialogDescription, DialogTitle, DialogTrigger } from "~/components/ui/dialog";
import { InputField } from "~/components/ui/field";
import { useForm } from "~/hooks/use-form";

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

/** Reactivates a coupon. An expired coupon needs new dates. */
function ReactivateCoupon({ coupon }: { coupon: ManagedCoupon }) {
  const [isOpen, setOpen] = useState(false);
  const today = useToday();
  const isPast = coupon.validUntil < today;
  const form = useForm(
    { intent: "reactivate", code: coupon.code },
    {
      saved: {
        validFrom: isPast ? today : coupon.validFrom,
        validUntil: isPast ? "" : coupon.validUntil,
      },
      action: "/admin/coupons",
    },
  );
  return (
    <Dialog open={isOpen} onOpenChange={setOpen}>
      <DialogTrigger className={buttonClasses("secondary", "min-h-9 px-3 py-1 text-sm")}>
        Reactivate<span className="sr-only"> {coupon.code}</span>
      </DialogTrigger>
      <DialogContent>
        <div className="border-b border-line p-5 pr-16">
          <DialogTitle className="font-display text-2xl">Reactivate {coupon.code}</DialogTitle>
          <DialogDescription className="text-muted">
            {isPast
              ? "This coupon has expired. Choose new dates."
              : "Keep the current dates or choose new ones."}
          </DialogDescription>
        </div>
        <AnsweredForm form={form} className="grid gap-4 overflow-y-auto p-5 sm:grid-cols-2">
          <input type="hidden" name="version" value={coupon.version} />
          <InputField label="Valid From" required {...form.field("validFrom")} type="date" />
          <InputField label="Valid To" required {...form.field("validUntil")} type="date" />
          <div className="sm:col-span-2">
            <SubmitButton form={form} busy="Working…">
              Reactivate
            </SubmitButton>
            <FormMessage form={form} className="mt-2" />
          </div>
        </AnsweredForm>
      </DialogContent>
    </Dialog>
  );
}
