import { BookingProgressBar } from "~/features/bookings/booking-progress-bar";
import { ClosureNote } from "~/features/bookings/closure-note";
import { BookingReview } from "~/features/bookings/booking-review";
import { EmergencyAndPayment, PersonalInformation } from "~/features/bookings/answer-fields";
import { type AnswerField } from "~/features/bookings/booking-fields";
import { Button } from "~/ui/button";
import { bookingStepCount, bookingStepTitles, bookingStepOf } from "~/domain/bookings/booking";
import {
  toBookingFormValues,
  bookingFieldNames,
  type AnsweredStep,
  type BookingAnswers,
  type AnswerErrors,
  type BookingNotice,
} from "~/domain/bookings/booking-form";
import { offerChosenName, partyInWords, quoteAnswers } from "~/domain/bookings/booking-review";
import { isTravelDate } from "~/domain/calendar/calendar";
import { pathIn } from "~/domain/language/addresses";
import { currentLanguage } from "~/domain/language/language";
import { formatRupees } from "~/domain/money/money";
import { closureSentence, closuresMet } from "~/domain/tours/closures";
import type { TourOutline } from "~/domain/tours/tour-schema";
import { useSite, useToday } from "~/platform/pages/use-site";
import { cn } from "~/ui/cn";
import { CouponAnswer, TravelDetails } from "./answer-steps";
import { bookingFieldMessages } from "./messages";

/** Fragment the browser jumps to after a submit: the error summary if there is one, else the heading. */
export const startOfStep = "step";

/** Returns the id of a field's control, for links from the error summary. */
function answerId(field: keyof BookingAnswers): string {
  return `answer-${field}`;
}

interface BookingFormProps extends AnsweredStep {
  tour: TourOutline;
  /** Path the form is posted to. */
  path: string;
  /** True if the seats are held for this form. */
  areSeatsHeld: boolean;
}

/** One step of a booking, posted to the server and answered with the next. Works without JavaScript. */
export function BookingForm({
  tour,
  path,
  areSeatsHeld,
  shown,
  answers,
  quote,
  idempotencyKey,
}: BookingFormProps) {
  const { step, errors, notice, mustPayNow = false, isSoldOut = false } = shown;
  const values = toBookingFormValues(answers);
  const today = useToday();
  const price = quote ?? quoteAnswers(tour, values, today);
  const hasProblem = notice !== null || Object.keys(errors).length > 0;
  const isPayOnlineOffered = useSite()?.isPayOnlineOffered ?? false;
  const last = mustPayNow && isPayOnlineOffered ? "pay" : "confirm";
  const field: AnswerField = (name) => ({
    id: answerId(name),
    name,
    defaultValue: answers[name],
    error: errors[name],
  });
  const m = bookingFieldMessages();
  const forward: keyof typeof m.forward = step < bookingStepCount ? "next" : last;
  return (
    <form
      // The browser moves the focus to the fragment, with or without scripts.
      action={`${pathIn(currentLanguage(), path)}#${startOfStep}`}
      method="post"
      noValidate
      aria-labelledby="step-title"
      className="rounded-card border border-line bg-card card-shadow"
    >
      {/* Enter presses a form's first button: without this one, that would be Previous. */}
      <button type="submit" name="intent" value={forward} tabIndex={-1} aria-hidden className="sr-only" />
      <input type="hidden" name="step" defaultValue={step} />
      {idempotencyKey !== null && <input type="hidden" name="idempotencyKey" defaultValue={idempotencyKey} />}
      {step === bookingStepCount && <input type="hidden" name="expectedTotal" defaultValue={price.total} />}
      <HiddenFields step={step} answers={answers} />

      <div className="border-b border-line p-5 pb-3">
        <p className="text-muted">{m.step(step, bookingStepCount)}</p>
        <BookingProgressBar step={step} className="mt-2" />
        <ol className="mt-1.5 grid grid-cols-4 text-sm">
          {m.shortSteps.map((title, index) => (
            <li
              key={title}
              aria-current={step === index + 1 ? "step" : undefined}
              className={cn("truncate", step === index + 1 ? "font-semibold" : "text-muted")}
            >
              {title}
            </li>
          ))}
        </ol>
      </div>

      <div className="grid gap-4 p-5">
        {hasProblem && <BookingProblem id={startOfStep} notice={notice} errors={errors} />}
        <div id={hasProblem ? undefined : startOfStep} tabIndex={-1} className="scroll-mt-36 outline-none">
          <h2 id="step-title" className="font-sans text-xl leading-snug font-semibold">
            {bookingStepTitles()[step - 1]}
          </h2>
        </div>
        {step > 1 && isTravelDate(answers.travelDate) && (
          <ClosureNote sentences={closuresMet(tour.closures, answers.travelDate).map(closureSentence)} />
        )}
        {step === 1 && <PersonalInformation field={field} questions={tour.questions} />}
        {step === 2 && <TravelDetails tour={tour} answers={answers} isSoldOut={isSoldOut} field={field} />}
        {step === 3 && <EmergencyAndPayment field={field} hint={m.fields.paymentHint} />}
        {step === 4 && (
          <BookingReview tour={tour} values={values} quote={price} coupon={<CouponAnswer field={field} />} />
        )}
      </div>

      <div className="grid gap-3 border-t border-line p-5">
        {step > 2 && !areSeatsHeld && <p className="text-sm text-muted">{m.notHeld}</p>}
        <p className="flex items-baseline justify-between gap-4">
          <span className="text-muted">
            {m.total}
            <span className="block text-sm">
              {`${partyInWords(values)}, ${offerChosenName(values, tour)}`}
            </span>
          </span>
          <strong translate="no" className="text-2xl tabular-nums">
            {formatRupees(price.total)}
          </strong>
        </p>
        <div className="flex justify-between gap-3">
          <Button type="submit" name="intent" value="previous" variant="secondary" disabled={step === 1}>
            {m.previous}
          </Button>
          <Button type="submit" name="intent" value={forward}>
            {m.forward[forward]}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** Error summary with links to the fields. */
function BookingProblem({
  id,
  notice,
  errors,
}: {
  id: string;
  notice: BookingNotice | null;
  errors: AnswerErrors;
}) {
  const { title, description } = notice ?? bookingFieldMessages().checkFields;
  const wrong = bookingFieldNames.filter((field) => errors[field] !== undefined);
  return (
    <div
      id={id}
      tabIndex={-1}
      role="alert"
      className="scroll-mt-36 rounded-control border-l-4 border-danger bg-danger-subtle p-4 outline-none"
    >
      <p className="font-semibold text-danger">{title}</p>
      <p>{description}</p>
      {wrong.length > 0 && (
        <ul className="mt-2 grid gap-1">
          {wrong.map((field) => (
            <li key={field}>
              <a href={`#${answerId(field)}`} className="underline underline-offset-4">
                {errors[field]}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Hidden inputs with the values of the other steps: the server stores none between steps. */
function HiddenFields({ step, answers }: { step: number; answers: BookingAnswers }) {
  return bookingFieldNames
    .filter((field) => bookingStepOf(field) !== step && (field !== "startTime" || answers.startTime !== ""))
    .map((field) => <input key={field} type="hidden" name={field} defaultValue={answers[field]} />);
}
