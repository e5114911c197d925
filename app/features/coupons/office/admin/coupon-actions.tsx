import { Exact } from "~/ui/exact";
import { ConfirmForm } from "~/office/page/confirm-form";
import { DescribedField } from "~/office/ui/described-field";
import { RowAction, RowActions } from "~/office/lists/row-actions";
import { couponState } from "~/domain/coupons/coupon";
import { couponFields, type Coupon } from "~/domain/coupons/coupon-fields";
import { useToday } from "~/platform/pages/use-site";
import { AnsweredForm, FormMessage, SubmitButton } from "~/ui/answered-form";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "~/ui/dialog";
import { useForm } from "~/platform/forms/use-form";

/** Menu of a coupon in its current state. Source: specification 2, section 4. */
export function CouponActions({
  coupon,
  isBusy,
  onAct,
  onReactivate,
}: {
  coupon: Coupon;
  isBusy: boolean;
  /** Deactivates, or asks before it deletes. */
  onAct: (intent: "deactivate" | "delete", ids: string[]) => void;
  onReactivate: (coupon: Coupon) => void;
}) {
  const { code } = coupon;
  const state = couponState(coupon, useToday());
  return (
    <RowActions of={code}>
      <RowAction to={`/admin/coupons/${code}`}>Edit</RowAction>
      {state === "active" || state === "scheduled" ? (
        <RowAction
          isBusy={isBusy}
          onAct={() => onAct("deactivate", [code])}
          fields={{ intent: "deactivate", id: code }}
        >
          Deactivate
        </RowAction>
      ) : (
        <RowAction onAct={() => onReactivate(coupon)} plain={<PlainReactivation coupon={coupon} />}>
          Reactivate
        </RowAction>
      )}
      <RowAction
        isDanger
        isBusy={isBusy}
        onAct={() => onAct("delete", [code])}
        fields={{ intent: "delete", id: code }}
        question={`${code} can no longer be used. Bookings that used it keep their price.`}
      >
        Delete
      </RowAction>
    </RowActions>
  );
}

/** Returns the form that reactivates a coupon. An expired one needs new dates. */
function useReactivation(coupon: Coupon) {
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
  const fields = (
    <>
      <input type="hidden" name="version" value={coupon.version} />
      <DescribedField form={form} name="validFrom" description={couponFields.validFrom} />
      <DescribedField form={form} name="validUntil" description={couponFields.validUntil} />
    </>
  );
  return {
    form,
    fields,
    description: isPast
      ? "This coupon has expired. Choose new dates."
      : "Keep the current dates or choose new ones.",
  };
}

/** The same form in the menu of the server's HTML. */
function PlainReactivation({ coupon }: { coupon: Coupon }) {
  const { form, fields, description } = useReactivation(coupon);
  return (
    <ConfirmForm
      form={form}
      label="Reactivate"
      variant="quiet"
      title={`Reactivate ${coupon.code}`}
      description={description}
      confirmLabel="Reactivate"
    >
      {fields}
    </ConfirmForm>
  );
}

/** Reactivates a coupon in a dialog. */
export function ReactivateCoupon({
  coupon,
  onClose,
  onReopen,
}: {
  coupon: Coupon;
  onClose: () => void;
  onReopen: () => void;
}) {
  const { form, fields, description } = useReactivation(coupon);
  return (
    <Dialog onClose={onClose} onReopen={onReopen}>
      <DialogContent>
        <div className="border-b border-line p-5 pr-16">
          <DialogTitle className="font-display text-2xl">
            Reactivate <Exact>{coupon.code}</Exact>
          </DialogTitle>
          <DialogDescription className="text-muted">{description}</DialogDescription>
        </div>
        <AnsweredForm form={form} className="grid gap-4 overflow-y-auto p-5 sm:grid-cols-2">
          {fields}
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
