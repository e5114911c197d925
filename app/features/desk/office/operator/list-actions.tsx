import { useEffect, useEffectEvent, useState } from "react";
import { useFetcher } from "react-router";
import { outcomeLabels } from "./booking-actions";
import { CancelCustomerBooking, RecordPayment } from "./booking-questions";
import { operatorGlanceLinks } from "./glance-links";
import { editActions, type BookingAction } from "~/features/desk/office/booking-row-actions";
import type { TravelDate } from "~/domain/calendar/calendar";
import { canOperatorCancel, outcomesOf, type BookingOutcome } from "~/domain/desk/booking-outcome";
import { amountDueOf } from "~/domain/desk/next-step";
import type { OperatorBooking } from "~/domain/desk/operator-booking";
import type { Membership } from "~/domain/operators/operator-rights";
import type { OperatorBookingPage } from "../../../../../worker/desk/operator/get-operator-booking";
import { useForm } from "~/platform/forms/use-form";

/** Callbacks that change a booking of an operator's list. */
export interface OperatorBookingCallbacks {
  isBusy: boolean;
  record: (outcome: BookingOutcome) => void;
  /** Opens a question. */
  ask: (asked: AskedAbout) => void;
}

export interface AskedAbout {
  booking: OperatorBooking;
  question: "payment" | "cancellation";
}

/** Returns what an operator's member can do about a booking in its current status. */
export function operatorBookingActions(
  booking: OperatorBooking,
  callbacks: OperatorBookingCallbacks,
  memberships: readonly Membership[],
  today: TravelDate,
): BookingAction[] {
  const { bookingId, ownSale } = booking;
  const of = `of booking ${bookingId}`;
  const { departure } = operatorGlanceLinks(booking, memberships);
  const outcomes = outcomesOf(booking, today);
  const isOwing = amountDueOf(booking) > 0;
  const actions: BookingAction[] = outcomes.map((outcome) => ({
    label: outcomeLabels[outcome],
    of: `for booking ${bookingId}`,
    isDisabled: callbacks.isBusy,
    act: () => callbacks.record(outcome),
    ...(outcome === "completed" && { due: { label: "Completed", of: `for booking ${bookingId}` } }),
  }));
  if (isOwing)
    actions.push({
      label: "Record a payment",
      of,
      act: () => callbacks.ask({ booking, question: "payment" }),
      ...(outcomes.length === 0 && {
        due: { label: "Payment", of: `for booking ${bookingId}` },
      }),
    });
  if (ownSale === undefined)
    actions.push({ label: "Message traveler", of, act: `/operator/messages/${bookingId}` });
  actions.push(...editActions("/operator", booking, today));
  if (departure !== null) actions.push({ label: "Departure", of, act: departure });
  if (canOperatorCancel(booking, today))
    actions.push({
      label: "Cancel booking",
      of: bookingId,
      isDanger: true,
      act: () => callbacks.ask({ booking, question: "cancellation" }),
    });
  return actions;
}

/** The question that is open about a booking of the list, and its form. */
export function AskedQuestion({
  asked: { booking, question },
  onClose,
}: {
  asked: AskedAbout;
  onClose: () => void;
}) {
  // Idempotency key of one receipt. It also tells this question's answer from those before it.
  const [receiptId] = useState(() => crypto.randomUUID());
  const form = useForm(question === "payment" ? { receiptId } : {}, {
    action: `/operator/bookings/${booking.bookingId}`,
  });
  const { answer } = form;
  // The booking's page knows what a cancellation costs.
  const page = useFetcher<{ page: OperatorBookingPage }>();
  const load = useEffectEvent(() => page.load(`/operator/bookings/${booking.bookingId}`));
  useEffect(() => {
    if (question === "cancellation") void load();
  }, [question]);
  const cancellation = page.data?.page.cancellation;
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (answer?.isDone) close();
  }, [answer]);
  const shared = { booking, form, onClose };
  if (question === "payment")
    return <RecordPayment {...shared} owed={amountDueOf(booking)} receiptId={receiptId} />;
  return cancellation ? <CancelCustomerBooking {...shared} cancellation={cancellation} /> : null;
}
