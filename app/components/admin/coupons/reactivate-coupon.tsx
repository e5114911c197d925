import { useState } from "react";
import { useFetcher } from "react-router";
import { Button, buttonClasses } from "~/components/ui/button";
import { Dialog, DialogContent, DialogDescription, DialogTitle, DialogTrigger } from "~/components/ui/dialog";
import { controlClasses, Field } from "~/components/ui/field";
import type { ManagedCoupon } from "~/domain/coupons/coupon-form";
import type { FieldErrors } from "~/domain/errors";
import { useToday } from "~/hooks/use-site";

export interface ReactivateAnswer {
  isDone: boolean;
  message: string;
  errors?: FieldErrors;
}

/** Reactivates a coupon. An expired coupon needs new dates. */
export function ReactivateCoupon({ coupon }: { coupon: ManagedCoupon }) {
  const [isOpen, setOpen] = useState(false);
  const fetcher = useFetcher<ReactivateAnswer>();
  const today = useToday();
  const isPast = coupon.validUntil < today;
  const isBusy = fetcher.state !== "idle";
  const answer = fetcher.data;
  const error = (name: string) => answer?.errors?.[name]?.[0];
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
        <fetcher.Form
          method="post"
          action="/admin/coupons"
          className="grid gap-4 overflow-y-auto p-5 sm:grid-cols-2"
        >
          <input type="hidden" name="intent" value="reactivate" />
          <input type="hidden" name="code" value={coupon.code} />
          <input type="hidden" name="version" value={coupon.version} />
          <Field label="Valid From" required error={error("validFrom")}>
            {(control) => (
              <input
                {...control}
                type="date"
                name="validFrom"
                defaultValue={isPast ? today : coupon.validFrom}
                className={controlClasses}
              />
            )}
          </Field>
          <Field label="Valid To" required error={error("validUntil")}>
            {(control) => (
              <input
                {...control}
                type="date"
                name="validUntil"
                defaultValue={isPast ? "" : coupon.validUntil}
                className={controlClasses}
              />
            )}
          </Field>
          <div className="sm:col-span-2">
            <Button type="submit" disabled={isBusy}>
              {isBusy ? "Working…" : "Reactivate"}
            </Button>
            <p role="status" className="mt-2 font-semibold text-bad">
              {answer && !answer.isDone && !answer.errors ? answer.message : ""}
            </p>
          </div>
        </fetcher.Form>
      </DialogContent>
    </Dialog>
  );
}
