import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { useWatch, type UseFormReturn } from "react-hook-form";
import { seatsProblem, unavailableReason } from "~/domain/departures/availability";
import { largestParty } from "~/domain/bookings/party-limits";
import type { BookingFormValues } from "~/domain/bookings/booking";
import type { TravelDate } from "~/domain/calendar/calendar";
import { holdRequestSchema } from "~/domain/holds/hold";
import type { TourCard } from "~/domain/tours/tour-schema";
import { useShareViewerHold } from "~/hooks/use-viewer-hold";
import { requestHold, requestHoldChange, requestHoldRelease } from "./request-hold";
import { createSeatKeeper } from "./seat-keeper";
import type { SeatsAhead } from "./use-seats-ahead";

/** Debounce of the number of travelers in milliseconds. */
const pause = 400;

type Party = Pick<BookingFormValues, "travelDate" | "numberOfTravelers">;

export type SeatHold = ReturnType<typeof useHold>;

/** Creates the seat keeper of a booking dialog. */
export function useSeatKeeper(slug: string) {
  const [keeper] = useState(() =>
    createSeatKeeper({ hold: requestHold, change: requestHoldChange, release: requestHoldRelease }),
  );
  const holdState = useSyncExternalStore(keeper.subscribe, keeper.state);
  /** The hold on this tour: its seats stay available to the user even if the day sells out. */
  const viewerHold: Party | null = holdState.hold?.tourSlug === slug ? holdState.hold : null;
  useShareViewerHold(slug, viewerHold);
  return { keeper, holdState, viewerHold };
}

/**
 * Holds the seats a booking form asks for while the form is open and a date is chosen. Booking also works without a hold:
 * the server decides.
 */
export function useHold(
  tour: TourCard,
  form: UseFormReturn<BookingFormValues>,
  seats: SeatsAhead,
  { keeper, holdState: { hold, isBusy, problem } }: ReturnType<typeof useSeatKeeper>,
  isOpen: boolean,
) {
  const [travelDate, numberOfTravelers] = useWatch({
    control: form.control,
    name: ["travelDate", "numberOfTravelers"],
  });

  /** Returns true if the current hold covers the party, which then fits even if the day is sold out. */
  function covers(party: Party): boolean {
    const { hold } = keeper.state();
    return (
      hold?.tourSlug === tour.slug &&
      hold.travelDate === party.travelDate &&
      party.numberOfTravelers <= hold.numberOfTravelers
    );
  }

  const request = { tour: tour.slug, travelDate, numberOfTravelers };
  const day = seats.dayOf(travelDate);
  const isInvalid =
    day !== undefined && (unavailableReason(day) !== null || seatsProblem(day, numberOfTravelers) !== null);
  const isAskable =
    holdRequestSchema.safeParse(request).success &&
    numberOfTravelers <= largestParty(tour.capacity) &&
    (covers(request) || !isInvalid);
  const isWanted = isOpen && travelDate !== "";

  const { slug } = tour;
  useEffect(() => {
    const request = { tour: slug, travelDate, numberOfTravelers };
    const isSameDeparture = keeper.isFor(request);
    if (!isWanted || (!isAskable && !isSameDeparture)) keeper.release();
    else if (isAskable && !isSameDeparture) keeper.want(request);
    else if (isAskable) {
      const timer = setTimeout(() => keeper.want(request), pause);
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [keeper, isWanted, isAskable, slug, travelDate, numberOfTravelers]);

  // Back and Forward may restore the page from the browser's back/forward cache.
  const comeBack = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted && isWanted && isAskable) keeper.want(request);
  });
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => comeBack(event);
    window.addEventListener("pagehide", keeper.release);
    window.addEventListener("pageshow", onPageShow);
    return () => {
      window.removeEventListener("pagehide", keeper.release);
      window.removeEventListener("pageshow", onPageShow);
      keeper.release();
    };
  }, [keeper]);

  // A refusal means that the loaded seats are stale.
  const refusedDate = problem?.kind === "refused" ? problem.asked.travelDate : null;
  const refetch = useEffectEvent((date: TravelDate) => seats.refetch(date));
  useEffect(() => {
    if (refusedDate !== null) refetch(refusedDate);
  }, [refusedDate]);

  return {
    hold,
    isBusy,
    /** The problem with the current values; null if it concerned earlier ones. */
    problem: problem?.kind === "refused" && !isOf(request, problem.asked) ? null : problem,
    covers,
    /** Returns the field that the latest refusal of this party belongs to, or null. */
    refusedField(party: Party) {
      const { problem } = keeper.state();
      return problem?.kind === "refused" && isOf(party, problem.asked) ? problem.field : null;
    },
    /** Returns the id of the hold to book with, once no request is pending. */
    async holdToBook(): Promise<string | undefined> {
      // Skip the debounce: once booked, the hold can no longer change.
      if (isWanted && isAskable) keeper.want(request);
      await keeper.settled();
      return keeper.state().hold?.holdId;
    },
    again: keeper.again,
    extend: keeper.extend,
    expire: keeper.expire,
    release: keeper.release,
  };
}

function isOf(answers: Party, asked: Party): boolean {
  return answers.travelDate === asked.travelDate && answers.numberOfTravelers === asked.numberOfTravelers;
}
