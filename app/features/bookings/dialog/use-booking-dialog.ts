import { use, useEffect, useRef, useState } from "react";
import { useNavigate, useRevalidator } from "react-router";
import { useToast } from "~/ui/toast";
import { dayAtStart, lacksStart, seatsProblem, unavailableReason } from "~/domain/tours/availability";
import {
  bookingMadeTitle,
  bookingStepCount,
  bookingStepFields,
  bookingStepOf,
  missingInformation,
  requiredBookingFields,
  type BookingFormValues,
} from "~/domain/bookings/booking";
import {
  bookingFieldNames,
  toBookingFormValues,
  type AnswerErrors,
  type BookingAnswers,
} from "~/domain/bookings/booking-form";
import { typedAnswersIn } from "~/domain/bookings/own-questions";
import { typedChildAgesSchema } from "~/domain/bookings/party";
import { holdsSeats } from "~/domain/bookings/booking-status";
import { dueInWords } from "~/domain/bookings/unpaid-booking";
import { formatRupees } from "~/domain/money/money";
import { quoteSchema } from "~/domain/prices/quote";
import type { BookableTour } from "~/domain/tours/tour-schema";
import { deviceNow } from "~/platform/browser/use-device-clock";
import { useSite, useViewer } from "~/platform/pages/use-site";
import { readBookingDraft, useBookingDraft } from "./booking-draft";
import { ApiError } from "~/platform/api/call-api";
import { BookingFrameContext } from "./booking-frame";
import { requestBooking } from "./request-booking";
import { useBookingAnswers } from "./use-booking-answers";
import { keepLastMethod } from "./last-method";
import { useBookingContact } from "./use-booking-contact";
import { useChosenTrip } from "./use-chosen-trip";
import { useHold, useHoldClient } from "~/features/seats/use-hold";
import { offerChosen } from "~/domain/bookings/booking-review";
import { useQuote } from "./use-quote";
import { useSeatsAhead } from "~/features/seats/use-seats-ahead";
import { bookingFormMessages } from "~/domain/bookings/form-messages/messages";
import { bookingDialogMessages } from "./messages";

function focusAnswer(form: HTMLFormElement | null, field: keyof BookingFormValues) {
  const named = form?.elements.namedItem(field);
  const control = named instanceof RadioNodeList ? named.item(0) : named;
  if (control instanceof HTMLElement) control.focus();
}

/**
 * Manages the state of the booking dialog: its answers, its step, and the handlers of Next and Confirm Booking.
 * @param isOpen true while the dialog is visible: only then are seats held
 */
export function useBookingDialog(
  tour: BookableTour,
  isOpen: boolean,
  form: React.RefObject<HTMLFormElement | null>,
) {
  const viewer = useViewer();
  const viewerId = viewer?.id ?? null;
  const frame = use(BookingFrameContext);
  const draftName = frame ? `${frame.widget} ${tour.slug}` : tour.slug;
  const [storedDraft] = useState(() => readBookingDraft(draftName, viewerId, deviceNow()));
  const [step, setStep] = useState(storedDraft?.step ?? 1);
  const [sending, setSending] = useState(false);
  const isPayOnlineOffered = useSite()?.isPayOnlineOffered ?? false;
  const [wantsToPayNow, setWantsToPayNow] = useState(storedDraft?.payNow ?? true);
  /** Address with too many unpaid bookings, for which only paying now is left, and the refusal. */
  const [unpaidLimit, setUnpaidLimit] = useState<{ email: string; refusal: string } | null>(null);
  const navigate = useNavigate();
  // One idempotency key per set of values, so that a retry after a lost response cannot book twice.
  const attempt = useRef(storedDraft?.attempt ?? null);
  const showToast = useToast();
  const revalidator = useRevalidator();
  const typed = useBookingAnswers(tour, storedDraft?.values ?? null);
  const { answers, values, errors } = typed;
  const payLaterRefusal = unpaidLimit?.email === answers.email ? unpaidLimit.refusal : null;
  const payOnline = isPayOnlineOffered && (wantsToPayNow || payLaterRefusal !== null);
  const chosenTrip = useChosenTrip(tour.slug, typed, isOpen);
  const holdClient = useHoldClient(tour.slug);
  const seats = useSeatsAhead(tour.slug, holdClient.viewerHold, values.optionId);
  // Closing the dialog while sending must not release the seats being booked.
  const holding = useHold(tour, values, seats, holdClient, isOpen || sending);
  useBookingContact(typed);
  const draft = useBookingDraft(draftName, typed, { step, payNow: wantsToPayNow }, attempt);
  const price = useQuote(tour, typed, {
    isReview: step === bookingStepCount,
    onRefused: () => leadTo(["couponCode"]),
  });

  // A field is focused once its step and its error are rendered.
  const [wanted, setWanted] = useState<{ field: keyof BookingFormValues } | null>(null);
  useEffect(() => {
    if (wanted !== null) focusAnswer(form.current, wanted.field);
  }, [wanted, form]);

  /** Shows and focuses the first of these fields. */
  function leadTo(fields: readonly (keyof BookingFormValues)[]) {
    const first = bookingStepFields.flat().find((field) => fields.includes(field));
    if (first === undefined) return;
    setStep(bookingStepOf(first));
    setWanted({ field: first });
  }

  async function next() {
    const fields = bookingStepFields[step - 1] ?? [];
    const wrong = typed.check(fields);
    if (wrong.length > 0) {
      leadTo(wrong);
      return;
    }
    // Refused seats may be free again.
    if (fields.includes("travelDate") && holding.refusedField(values) !== null) await holding.again();
    const invalid = invalidFields(fields);
    if (invalid.includes("startTime"))
      typed.show(["startTime"], { startTime: bookingFormMessages().errors.startTime });
    if (invalid.length > 0) leadTo(invalid);
    // Back may have been pressed meanwhile.
    else setStep((shown) => (shown === step ? Math.min(step + 1, bookingStepCount) : shown));
  }

  /** Returns the fields whose values are unavailable on the chosen day; the step shows the reasons beside them. */
  function invalidFields(fields: readonly (keyof BookingFormValues)[]): (keyof BookingFormValues)[] {
    const { travelDate, startTime, numberOfTravelers, optionId } = toBookingFormValues(typed.latest());
    const party = { travelDate, startTime, numberOfTravelers, optionId };
    if (holding.covers(party)) return [];
    const refused = holding.refusedField(party);
    const whole = seats.dayOf(travelDate);
    const day = whole && dayAtStart(whole, startTime);
    return fields.filter(
      (field) =>
        field === refused ||
        (field === "startTime" && whole !== undefined && lacksStart(whole, startTime)) ||
        (field === "travelDate" && day !== undefined && unavailableReason(day) !== null) ||
        (field === "numberOfTravelers" && seatsProblem(day, numberOfTravelers) !== null),
    );
  }

  async function confirm() {
    const wrong = typed.check(bookingFieldNames);
    if (wrong.length > 0) {
      if (requiredBookingFields.some((field) => answers[field].trim() === "")) {
        showToast({ ...missingInformation(), tone: "danger" });
      }
      leadTo(wrong);
      return;
    }
    // Apply a typed coupon first, so that the user confirms the total that includes it.
    if (price.coupon.isUntried()) return price.coupon.apply();
    setSending(true);
    const { refusal } = bookingFormMessages();
    const { toast } = bookingDialogMessages();
    try {
      const request = {
        tour: tour.slug,
        ...values,
        startTime: values.startTime || undefined,
        childAges: typedChildAgesSchema.parse(values.childAges),
        ...offerChosen(values),
        answers: tour.questions && typedAnswersIn(values.answers ?? ""),
        couponCode: price.coupon.applied ?? undefined,
        expectedTotal: price.quote.total,
        ...(payOnline && { payOnline }),
        ...(frame && { widget: frame.widget }),
      };
      // Excludes the hold: a retry is the same booking even if the hold has changed.
      const answers = JSON.stringify(request);
      if (attempt.current?.answers !== answers) attempt.current = { answers, key: crypto.randomUUID() };
      draft.keep();
      const { key } = attempt.current;
      const holdId = await holding.holdToBook();
      const made = await requestBooking({ ...request, holdId }, key);
      const { booking, path, payPath } = made;
      // A new booking has consumed the hold; one whose response was lost has not.
      holding.release();
      if (payPath !== null || holdsSeats(booking.status)) {
        draft.drop();
        chosenTrip.forget();
        keepLastMethod(values.paymentMethod);
      }
      if (frame && holdsSeats(booking.status)) {
        frame.onBooked(made);
        return;
      }
      if (payPath !== null) {
        await navigate(payPath);
        return;
      }
      if (!holdsSeats(booking.status)) {
        // Booked earlier, its response lost, and closed since: the next Confirm is a new booking.
        attempt.current = null;
        draft.keep();
        showToast({
          title: refusal.title,
          description: toast.lapsed(booking.bookingId, booking.status),
          tone: "danger",
          duration: 8000,
        });
        return;
      }
      const isConfirmed = booking.status !== "pending";
      showToast({
        title: isConfirmed ? toast.confirmed : bookingMadeTitle(booking),
        description: isConfirmed
          ? toast.confirmedText(booking.bookingId, booking.customerEmail, formatRupees(booking.totalAmount))
          : (dueInWords(booking, booking.totalAmount) ?? ""),
        tone: "success",
        duration: 8000,
      });
      await navigate(`${path}/booked`);
    } catch (error) {
      if (error instanceof ApiError) refused(error);
      else {
        showToast({ title: refusal.title, description: refusal.unexpected, tone: "danger" });
      }
    } finally {
      setSending(false);
    }
  }

  function refused({ problem }: ApiError) {
    const m = bookingFormMessages().refusal;
    showToast({
      title: m.title,
      description: m.because(problem.detail || m.processing),
      tone: "danger",
      duration: 8000,
    });
    const found: AnswerErrors = {};
    for (const field of bookingFieldNames) {
      const message = problem.errors?.[field]?.[0];
      if (message) found[field] = message;
    }
    if (problem.code === "unpaid_limit") setUnpaidLimit({ email: answers.email, refusal: problem.detail });
    if (problem.code === "sold_out") seats.refetch(answers.travelDate);
    if (problem.code === "sold_out" && Object.keys(found).length === 0) found.travelDate = problem.detail;
    const fields = bookingFieldNames.filter((field) => found[field] !== undefined);
    typed.show(fields, found);
    // Reloads the tour's price so that the total below the form is current.
    if (problem.code === "price_changed") {
      const quote = quoteSchema.safeParse(problem.quote);
      if (quote.success) price.takeQuote(quote.data);
      void revalidator.revalidate();
    }
    if (fields.includes("couponCode")) price.coupon.drop();
    if (problem.errors?.payOnline) setWantsToPayNow(false);
    leadTo(fields);
  }

  function change(changed: Partial<BookingAnswers>) {
    typed.change(changed);
    chosenTrip.note(changed);
  }

  return {
    values,
    /** Returns the props of an answer's field. */
    field: (name: keyof BookingFormValues) => ({
      name,
      value: answers[name],
      error: errors[name],
      onChange: (text: string) => change({ [name]: text }),
    }),
    focus: (field: keyof BookingFormValues) => focusAnswer(form.current, field),
    step,
    /** True if the tour's page already asked for date and party. */
    isTripChosen: chosenTrip.isChosen,
    price,
    sending,
    seats,
    holding,
    /** Null if paying now is not offered. */
    whenToPay:
      isPayOnlineOffered && price.quote.total > 0
        ? {
            payOnline,
            amount: price.quote.deposit?.amount ?? price.quote.total,
            payLaterBy: price.quote.payLaterBy,
            isVerified: viewer?.emailVerified === true && viewer.email === answers.email,
            payLaterRefusal,
            onChoose: setWantsToPayNow,
          }
        : null,
    goTo: setStep,
    previous: () => setStep(Math.max(step - 1, 1)),
    submit(event: React.FormEvent) {
      event.preventDefault();
      if (sending) return;
      void (step < bookingStepCount ? next() : confirm());
    },
  };
}
