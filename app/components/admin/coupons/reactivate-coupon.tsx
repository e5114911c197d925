import { useState } from "react";
import { AnsweredForm, FormMessage, SubmitButton } from "~/components/ui/answered-form";
import { buttonClasses } from "~/components/ui/button";
import { Dialog, DialogContent, DialogDescription, DialogTitle, DialogTrigger } from "~/components/ui/dialog";
import { controlClasses, Field } from "~/components/ui/field";
import type { ManagedCoupon } from "~/domain/coupons/coupon-form";
import { useForm } from "~/hooks/use-form";
import { useToday } from "~/hooks/use-site";

/** Reactivates a coupon. An expired coupon needs new dates. */
export function ReactivateCoupon({ coupon }: { coupon: ManagedCoupon }) {
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
          <Field label="Valid From" required {...form.field("validFrom")}>
            {(control) => <input {...control} type="date" className={controlClasses} />}
          </Field>
          <Field label="Valid To" required {...form.field("validUntil")}>
            {(control) => <input {...control} type="date" className={controlClasses} />}
          </Field>
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
