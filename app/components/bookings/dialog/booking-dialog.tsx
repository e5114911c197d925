import { useEffect, useRef } from "react";
import { FormProvider } from "react-hook-form";
import { Button } from "~/components/ui/button";
import { DialogContent, DialogDescription, DialogTitle } from "~/components/ui/dialog";
import { bookingStepCount, bookingStepFields, bookingStepTitles } from "~/domain/bookings/booking";
import { formatRupees } from "~/domain/money/money";
import type { TourCard } from "~/domain/tours/tour-schema";
import { cn } from "~/lib/cn";
import { BookingConfirmed } from "./booking-confirmed";
import { BookingProgress } from "./booking-progress";
import { EmergencyAndPaymentStep } from "./emergency-and-payment-step";
import { HoldStatus } from "./hold-status";
import { PersonalInformationStep } from "./personal-information-step";
import { ReviewStep } from "./review-step";
import { TravelDetailsStep } from "./travel-details-step";
import { WhenToPay } from "./when-to-pay";
import { useBookingDialog } from "./use-booking-dialog";

interface BookingDialogProps {
  tour: TourCard;
  isOpen: boolean;
  close: () => void;
}

/** Dialog with the four steps of a booking; its values survive closing. Source: specification 1, sections 4 and 5. */
export default function BookingDialog({ tour, isOpen, close }: BookingDialogProps) {
  const dialog = useBookingDialog(tour, isOpen);
  const { step, sending, confirmed } = dialog;
  const { total } = dialog.price.quote;
  const heading = useRef<HTMLHeadingElement>(null);

  // The heading announces a new step; the dialog announces the first.
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current !== step) heading.current?.focus();
    shownStep.current = step;
  }, [step]);

  return (
    <DialogContent
      onInteractOutside={(event) => event.preventDefault()}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        const [first] = bookingStepFields[step - 1] ?? [];
        heading.current?.focus();
        if (first !== undefined && first !== "couponCode") dialog.form.setFocus(first);
      }}
    >
      <div className="border-b border-line p-5 pb-2">
        <DialogTitle className="pr-10 font-display text-2xl">Book Your Tour Package</DialogTitle>
        <DialogDescription className="pr-10 text-muted">
          {tour.title}
          {!confirmed && (
            <span className="block">
              Step {step} of {bookingStepCount}
            </span>
          )}
        </DialogDescription>
        {!confirmed && <BookingProgress step={step} onStepChosen={dialog.goTo} />}
      </div>
      {confirmed ? (
        <BookingConfirmed
          made={confirmed}
          onDone={() => {
            dialog.restart();
            close();
          }}
        />
      ) : (
        <FormProvider {...dialog.form}>
          <form
            noValidate
            onSubmit={dialog.submit}
            // On the last step, Confirm stands below all that it confirms.
            className={cn(
              "flex min-h-0 flex-1 flex-col",
              step === bookingStepCount && "block overflow-y-auto",
            )}
          >
            <div className={cn("p-5", step < bookingStepCount && "flex-1 overflow-y-auto")}>
              <h3 ref={heading} tabIndex={-1} className="mb-4 text-xl font-semibold outline-none">
                {bookingStepTitles[step - 1]}
              </h3>
              {step === 1 && <PersonalInformationStep />}
              {step === 2 && <TravelDetailsStep tour={tour} seats={dialog.seats} holding={dialog.holding} />}
              {step === 3 && <EmergencyAndPaymentStep isPaidLater={dialog.whenToPay === null} />}
              {step === 4 && <ReviewStep tour={tour} price={dialog.price} />}
              {step === 4 && dialog.whenToPay && <WhenToPay {...dialog.whenToPay} />}
            </div>
            <div className="border-t border-line p-5">
              <HoldStatus holding={dialog.holding} areFieldsShown={step === 2} />
              <p className="flex items-baseline justify-between" aria-live="polite">
                <span className="text-muted">Total</span>
                <strong className="text-2xl tabular-nums">{formatRupees(total)}</strong>
              </p>
              <div className="mt-3 flex justify-between gap-3">
                <Button variant="secondary" disabled={step === 1 || sending} onClick={dialog.previous}>
                  Previous
                </Button>
                {/* One button for both roles, so that it keeps the focus. */}
                <Button type="submit" aria-disabled={sending || undefined}>
                  {step < bookingStepCount ? "Next" : sending ? "Booking …" : "Confirm Booking"}
                </Button>
              </div>
            </div>
          </form>
        </FormProvider>
      )}
    </DialogContent>
  );
}
