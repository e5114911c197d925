import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate, useRevalidator } from "react-router";
import { useToast } from "~/ui/toast";
import { seatsProblem, unavailableReason } from "~/domain/tours/availability";
import {
  bookingFormSchemaFor,
  bookingStepCount,
  bookingStepFields,
  bookingStepOf,
  missingInformation,
  newBookingForm,
  requiredBookingFields,
  type BookingFormValues,
} from "~/domain/bookings/booking";
import { typedChildAgesSchema } from "~/domain/bookings/party";
import { holdsSeats } from "~/domain/bookings/booking-status";
import { dueInWords } from "~/domain/bookings/unpaid-booking";
import { formatRupees } from "~/domain/money/money";
import { quoteSchema } from "~/domain/prices/quote";
import type { BookableTour } from "~/domain/tours/tour-schema";
import { deviceNow } from "~/platform/browser/use-device-clock";
import { useSite, useViewer } from "~/platform/pages/use-site";
import { readBookingDraft } from "./booking-draft";
import { ApiError } from "~/platform/api/call-api";
import { bookingMadeTitle } from "~/features/bookings/booking-made-title";
import { requestBooking, type MadeBooking } from "./request-booking";
import { useBookingDraft } from "./use-booking-draft";
import { useBookingContact } from "./use-booking-contact";
import { useChosenTrip } from "./use-chosen-trip";
import { useHold, useHoldClient } from "~/features/seats/use-hold";
import { useQuote } from "./use-quote";
import { useSeatsAhead } from "~/features/seats/use-seats-ahead";

/**
 * Manages the state of the booking dialog: its form, its step, and the handlers of Next and Confirm Booking.
 * @param isOpen true while the dialog is visible: only then are seats held
 */
export function useBookingDialog(tour: BookableTour, isOpen: boolean) {
  const viewerId = useViewer()?.id ?? null;
  const [storedDraft] = useState(() => readBookingDraft(tour.slug, viewerId, deviceNow()));
  const [step, setStep] = useState(storedDraft?.step ?? 1);
  const [sending, setSending] = useState(false);
  const [confirmed, setConfirmed] = useState<MadeBooking | null>(null);
  const isPayOnlineOffered = useSite()?.isPayOnlineOffered ?? false;
  const [wantsToPayNow, setWantsToPayNow] = useState(storedDraft?.payNow ?? true);
  /** Address with too many unpaid bookings, for which only paying now is left, and the refusal. */
  const [unpaidLimit, setUnpaidLimit] = useState<{ email: string; refusal: string } | null>(null);
  const navigate = useNavigate();
  // One idempotency key per set of values, so that a retry after a lost response cannot book twice.
  const attempt = useRef(storedDraft?.attempt ?? null);
  const showToast = useToast();
  const revalidator = useRevalidator();
  const form = useForm<BookingFormValues>({
    resolver: zodResolver(bookingFormSchemaFor(tour.capacity), undefined, { raw: true }),
    defaultValues: { ...newBookingForm, ...storedDraft?.values },
    // Keep the values of hidden steps.
    shouldUnregister: false,
    // leadTo focuses the first invalid field once its step is shown.
    shouldFocusError: false,
  });
  const payLaterRefusal = unpaidLimit?.email === form.getValues("email") ? unpaidLimit.refusal : null;
  const payOnline = isPayOnlineOffered && (wantsToPayNow || payLaterRefusal !== null);
  const chosenTrip = useChosenTrip(tour.slug, form, isOpen);
  const holdClient = useHoldClient(tour.slug);
  const seats = useSeatsAhead(tour.slug, holdClient.viewerHold);
  // Closing the dialog while sending must not release the seats being booked.
  const holding = useHold(tour, form, seats, holdClient, (isOpen || sending) && confirmed === null);
  const fillWithContact = useBookingContact(form);
  const draft = useBookingDraft(tour.slug, form, { step, payNow: wantsToPayNow }, attempt);
  const price = useQuote(tour, form, step === bookingStepCount);

  // The message of a mistake goes with the mistake.
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ name }) => {
          const field = bookingStepFields.flat().find((each) => each === name);
          if (field !== undefined && form.getFieldState(field).invalid) void form.trigger(field);
        },
      }),
    [form],
  );

  // A field on another step can be focused only once that step is rendered.
  const fieldToFocus = useRef<keyof BookingFormValues | null>(null);
  useEffect(() => {
    if (fieldToFocus.current !== null) form.setFocus(fieldToFocus.current);
    fieldToFocus.current = null;
  });

  /** Shows and focuses the first of these fields. */
  function leadTo(fields: readonly (keyof BookingFormValues)[]) {
    const first = bookingStepFields.flat().find((field) => fields.includes(field));
    if (first === undefined) return;
    if (bookingStepOf(first) === step) form.setFocus(first);
    else fieldToFocus.current = first;
    setStep(bookingStepOf(first));
  }

  function mistakes(): (keyof BookingFormValues)[] {
    return bookingStepFields.flat().filter((field) => form.getFieldState(field).invalid);
  }

  async function next() {
    const fields = bookingStepFields[step - 1] ?? [];
    if (!(await form.trigger(fields))) {
      leadTo(mistakes().filter((field) => fields.includes(field)));
      return;
    }
    // Refused seats may be free again.
    if (fields.includes("travelDate") && holding.refusedField(form.getValues()) !== null)
      await holding.again();
    if (invalidFields(fields).length > 0) leadTo(invalidFields(fields));
    // Back may have been pressed meanwhile.
    else setStep((shown) => (shown === step ? Math.min(step + 1, bookingStepCount) : shown));
  }

  /** Returns the fields whose values are unavailable on the chosen day; the step shows the reasons beside them. */
  function invalidFields(fields: readonly (keyof BookingFormValues)[]): (keyof BookingFormValues)[] {
    const { travelDate, numberOfTravelers } = form.getValues();
    if (holding.covers({ travelDate, numberOfTravelers })) return [];
    const refused = holding.refusedField({ travelDate, numberOfTravelers });
    const day = seats.dayOf(travelDate);
    return fields.filter(
      (field) =>
        field === refused ||
        (field === "travelDate" && day !== undefined && unavailableReason(day) !== null) ||
        (field === "numberOfTravelers" && seatsProblem(day, numberOfTravelers) !== null),
    );
  }

  async function confirm() {
    if (!(await form.trigger())) {
      const values = form.getValues();
      if (requiredBookingFields.some((field) => String(values[field]).trim() === "")) {
        showToast({ ...missingInformation, tone: "danger" });
      }
      leadTo(mistakes());
      return;
    }
    // Apply a typed coupon first, so that the user confirms the total that includes it.
    if (price.coupon.isUntried()) return price.coupon.apply();
    setSending(true);
    try {
      const request = {
        tour: tour.slug,
        ...form.getValues(),
        childAges: typedChildAgesSchema.parse(form.getValues("childAges")),
        couponCode: price.coupon.applied ?? undefined,
        expectedTotal: price.quote.total,
        ...(payOnline && { payOnline }),
      };
      // Excludes the hold: a retry is the same booking even if the hold has changed.
      const answers = JSON.stringify(request);
      if (attempt.current?.answers !== answers) attempt.current = { answers, key: crypto.randomUUID() };
      draft.keep();
      const { key } = attempt.current;
      const holdId = await holding.holdToBook();
      const made = await requestBooking({ ...request, holdId }, key);
      const { booking } = made;
      // A new booking has consumed the hold; one whose response was lost has not.
      holding.release();
      if (made.payPath !== null || holdsSeats(booking.status)) draft.drop();
      if (made.payPath !== null) {
        await navigate(made.payPath);
        return;
      }
      if (!holdsSeats(booking.status)) {
        // Booked earlier, its response lost, and closed since: the next Confirm is a new booking.
        attempt.current = null;
        draft.keep();
        showToast({
          title: "Booking Failed",
          description: `Your earlier booking ${booking.bookingId} is ${booking.status}. Confirm again to make a new booking.`,
          tone: "danger",
          duration: 8000,
        });
        return;
      }
      setConfirmed(made);
      const isConfirmed = booking.status !== "pending";
      showToast({
        title: isConfirmed ? "Booking Confirmed" : bookingMadeTitle(booking),
        description: isConfirmed
          ? `${booking.bookingId} for ${booking.customerEmail}, ${formatRupees(booking.totalAmount)} in total.`
          : (dueInWords(booking, booking.totalAmount) ?? ""),
        tone: "success",
        duration: 8000,
      });
    } catch (error) {
      if (error instanceof ApiError) refused(error);
      else {
        showToast({
          title: "Booking Failed",
          description: "An unexpected error occurred. Please try again.",
          tone: "danger",
        });
      }
    } finally {
      setSending(false);
    }
  }

  function refused({ problem }: ApiError) {
    showToast({
      title: "Booking Failed",
      description: `Error: ${problem.detail || "There was an error processing your booking. Please try again."}`,
      tone: "danger",
      duration: 8000,
    });
    const fields = bookingStepFields.flat().filter((field) => problem.errors?.[field]?.[0]);
    for (const field of fields) form.setError(field, { message: problem.errors?.[field]?.[0] ?? "" });
    if (problem.code === "unpaid_limit")
      setUnpaidLimit({ email: form.getValues("email"), refusal: problem.detail });
    if (problem.code === "sold_out") seats.refetch(form.getValues("travelDate"));
    if (problem.code === "sold_out" && fields.length === 0) {
      form.setError("travelDate", { message: problem.detail });
      fields.push("travelDate");
    }
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

  return {
    form,
    step,
    price,
    sending,
    confirmed,
    seats,
    holding,
    /** Null if paying now is not offered. */
    whenToPay:
      isPayOnlineOffered && price.quote.total > 0
        ? {
            payOnline,
            amount: price.quote.deposit?.amount ?? price.quote.total,
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
    restart() {
      chosenTrip.forget();
      form.reset(newBookingForm);
      seats.forget();
      fillWithContact();
      price.coupon.remove();
      attempt.current = null;
      setConfirmed(null);
      setUnpaidLimit(null);
      setStep(1);
    },
  };
}
