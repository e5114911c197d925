import { useEffect, useEffectEvent, useId, useRef } from "react";
import { Exact } from "~/ui/exact";
import { Button } from "~/ui/button";
import { Dialog, DialogContent, DialogDescription, DialogTitle } from "~/ui/dialog";
import {
  bookingStepCount,
  bookingStepFields,
  bookingStepTitles,
  roomTypeLabels,
  type BookingFormValues,
} from "~/domain/bookings/booking";
import { placeName } from "~/domain/places/place-name";
import { formatRupees } from "~/domain/money/money";
import type { BookableTour } from "~/domain/tours/tour-schema";
import { BookingReview } from "~/features/bookings/booking-review";
import { EmergencyAndPayment, PersonalInformation } from "~/features/bookings/answer-fields";
import { TourPicture } from "~/features/tour-pictures/tour-picture";
import { offerChosenName, partyInWords } from "~/domain/bookings/booking-review";
import { isTravelDate } from "~/domain/calendar/calendar";
import { startInWords } from "~/domain/departures/cut-off-in-words";
import { bookingFieldMessages } from "~/features/bookings/form/messages";
import { cn } from "~/ui/cn";
import { BookingProgressBar } from "~/features/bookings/booking-progress-bar";
import { HoldStatus } from "~/features/seats/hold-status";
import { TravelDetailsStep } from "./travel-details-step";
import { WhenToPay } from "./when-to-pay";
import { useBookingDialog } from "./use-booking-dialog";
import { CouponField } from "./coupon-field";
import { bookingDialogMessages } from "./messages";

interface BookingDialogProps {
  tour: BookableTour;
  isOpen: boolean;
  /** True for the last frame before it closes, which takes long: it is hidden at once. */
  isLeaving: boolean;
  close: () => void;
  /** Focuses the button that opened it. */
  returnFocus: () => void;
}

/**
 * Dialog with the four steps of a booking; its values survive closing. Back goes to the step before.
 * Source: specification 1, sections 4 and 5.
 */
export default function BookingDialog({ open, ...props }: BookingDialogProps & { open: () => void }) {
  const { isOpen, isLeaving, close } = props;
  const form = useRef<HTMLFormElement>(null);
  const dialog = useBookingDialog(props.tour, isOpen, form);
  return (
    <Dialog
      isOpen={isOpen}
      isLeaving={isLeaving}
      onClose={close}
      onReopen={open}
      step={dialog.step}
      onStep={dialog.goTo}
      isBusy={dialog.sending}
    >
      <BookingSteps dialog={dialog} form={form} {...props} />
    </Dialog>
  );
}

function BookingSteps({
  dialog,
  form,
  tour,
  isLeaving,
  returnFocus,
}: Omit<BookingDialogProps, "close"> & {
  dialog: ReturnType<typeof useBookingDialog>;
  form: React.RefObject<HTMLFormElement | null>;
}) {
  const { step, sending } = dialog;
  const { total } = dialog.price.quote;
  const m = bookingDialogMessages();
  const fields = bookingFieldMessages();
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();

  /** Focuses the first field, so that one can type at once; its group announces the step. The review has none to begin with. */
  function focusStep() {
    const [first] = bookingStepFields[step - 1] ?? [];
    heading.current?.focus();
    if (first !== undefined && first !== "couponCode") dialog.focus(first);
  }
  const onNewStep = useEffectEvent(focusStep);
  const shownStep = useRef(step);
  useEffect(() => {
    if (shownStep.current !== step) onNewStep();
    shownStep.current = step;
  }, [step]);

  return (
    <DialogContent
      isPageDimmed
      className={cn(
        "sm:h-[min(52rem,92dvh)] sm:overflow-hidden lg:max-w-4xl lg:flex-row",
        isLeaving && "opacity-0",
      )}
      onInteractOutside={(event) => event.preventDefault()}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        returnFocus();
      }}
      onOpenAutoFocus={(event) => {
        event.preventDefault();
        focusStep();
      }}
    >
      <TourAside tour={tour} values={dialog.values} />
      <div className="flex min-h-0 min-w-0 flex-1 flex-col">
        <div className="border-b border-line px-4 pt-3 pb-1 sm:p-5 sm:pb-2">
          <div className="flex gap-4 pr-10">
            <TourPicture
              tour={tour}
              shape="card"
              alt=""
              sizes="64px"
              className="hidden size-16 shrink-0 rounded-control object-cover sm:block lg:hidden"
            />
            <div>
              <DialogTitle className="font-display text-2xl">{fields.heading}</DialogTitle>
              <DialogDescription className="text-muted max-sm:leading-snug">
                <span className="sm:hidden">{tour.place}</span>
                <span className="max-sm:hidden">{tour.title}</span>
                <span className="block">{fields.step(step, bookingStepCount)}</span>
              </DialogDescription>
            </div>
          </div>
          <BookingProgress step={step} onStepChosen={dialog.goTo} />
        </div>
        <form ref={form} noValidate onSubmit={dialog.submit} className="flex min-h-0 flex-1 flex-col">
          <div
            role="group"
            aria-labelledby={headingId}
            className="relative flex-1 scroll-pb-28 overflow-y-auto px-4 pt-4 sm:px-5"
          >
            <h3
              ref={heading}
              id={headingId}
              tabIndex={-1}
              className="mb-4 text-xl font-semibold outline-none"
            >
              {bookingStepTitles()[step - 1]}
            </h3>
            {step === 1 && <PersonalInformation field={dialog.field} questions={tour.questions} />}
            {step === 2 && <TravelDetailsStep tour={tour} dialog={dialog} />}
            {step === 3 && (
              <EmergencyAndPayment
                field={dialog.field}
                hint={dialog.whenToPay === null ? fields.fields.paymentHint : m.chooseLater}
              />
            )}
            {step === 4 && <ReviewStep tour={tour} dialog={dialog} />}
            {/* Lines that go on below the edge fade out. */}
            <div
              aria-hidden
              className="pointer-events-none sticky bottom-0 h-8 bg-[linear-gradient(to_top,var(--color-card),transparent)]"
            />
          </div>
          <div className="border-t border-line px-4 py-3 sm:px-5 sm:py-4">
            <HoldStatus holding={dialog.holding} areFieldsShown={step === 2} />
            <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
              <p
                className="mr-auto flex items-baseline gap-x-3 max-sm:w-full max-sm:justify-between"
                aria-live="polite"
              >
                <span className="text-muted">{fields.total}</span>
                <strong translate="no" className="text-2xl leading-tight">
                  {formatRupees(total)}
                </strong>
              </p>
              <Button
                variant="secondary"
                disabled={step === 1 || sending}
                onClick={dialog.previous}
                className="max-sm:mr-auto"
              >
                {fields.previous}
              </Button>
              {/* One button for both roles, so that it keeps the focus. */}
              <Button type="submit" aria-disabled={sending || undefined}>
                {step < bookingStepCount ? fields.forward.next : sending ? m.booking : fields.forward.confirm}
              </Button>
            </div>
          </div>
        </form>
      </div>
    </DialogContent>
  );
}

/** The tour's picture and the choices so far, beside the form on wide screens. */
function TourAside({ tour, values }: { tour: BookableTour; values: BookingFormValues }) {
  const { travelDate } = values;
  const m = bookingDialogMessages();
  return (
    <aside aria-label={m.yourTrip} className="hidden w-80 shrink-0 flex-col bg-sunken lg:flex">
      <div className="relative min-h-48 grow">
        <TourPicture
          tour={tour}
          shape="card"
          alt=""
          sizes="320px"
          className="absolute inset-0 size-full object-cover"
        />
      </div>
      <div className="p-5 leading-snug">
        <p className="font-display text-2xl leading-tight">{tour.place}</p>
        <p className="mt-1 text-muted">
          {bookingFieldMessages().durationFrom(tour.durationText, placeName(tour.departureCity))}
        </p>
        <p className="mt-3 font-semibold">
          {isTravelDate(travelDate) ? (
            <Exact>{startInWords(travelDate, values.startTime || tour.departures)}</Exact>
          ) : (
            m.noDate
          )}
        </p>
        {Number.isFinite(values.numberOfTravelers) && (
          <p>{`${partyInWords(values)}, ${tour.options ? offerChosenName(values, tour) : m.room(roomTypeLabels()[values.roomType])}`}</p>
        )}
      </div>
    </aside>
  );
}

function ReviewStep({
  tour,
  dialog: { values, field, focus, price, whenToPay, goTo },
}: {
  tour: BookableTour;
  dialog: ReturnType<typeof useBookingDialog>;
}) {
  const { quote, coupon } = price;
  return (
    <BookingReview
      tour={tour}
      values={values}
      quote={quote}
      onEdit={goTo}
      whenToPay={whenToPay && <WhenToPay {...whenToPay} />}
      coupon={
        <CouponField
          coupon={coupon}
          lines={quote.lines}
          field={field("couponCode")}
          focus={() => focus("couponCode")}
        />
      }
    />
  );
}

/** Progress of the booking with links to all steps: none is locked, because Confirm Booking validates everything. */
function BookingProgress({ step, onStepChosen }: { step: number; onStepChosen: (step: number) => void }) {
  const m = bookingDialogMessages();
  return (
    <>
      <BookingProgressBar step={step} className="mt-3" />
      <ol className="grid grid-cols-4">
        {bookingFieldMessages().shortSteps.map((title, index) => (
          <li key={title}>
            <button
              type="button"
              aria-current={step === index + 1 ? "step" : undefined}
              aria-label={m.stepButton(title, index + 1, bookingStepTitles()[index] ?? "")}
              onClick={() => onStepChosen(index + 1)}
              className={cn(
                "min-h-8 w-full truncate rounded text-left text-sm",
                step === index + 1 ? "font-semibold text-ink" : "text-muted hover:text-ink hover:underline",
              )}
            >
              {title}
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
