import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { dayAtStart, lacksStart, seatsProblem, unavailableReason } from "~/domain/tours/availability";
import { largestParty } from "~/domain/bookings/party-limits";
import type { BookingFormValues } from "~/domain/bookings/booking";
import type { TravelDate } from "~/domain/calendar/calendar";
import { holdRequestSchema } from "~/domain/seats/hold";
import type { BookableTour } from "~/domain/tours/tour-schema";
import { useShareViewerHold } from "./use-viewer-hold";
import { requestHold, requestHoldChange, requestHoldRelease } from "./request-hold";
import { createHoldClient } from "./hold-client";
import type { SeatsAhead } from "./use-seats-ahead";

/** Debounce of the number of travelers in milliseconds. */
const pause = 400;

type Party = Pick<BookingFormValues, "travelDate" | "startTime" | "numberOfTravelers" | "optionId">;

export type SeatHold = ReturnType<typeof useHold>;

/** Creates the hold client of a booking dialog. */
export function useHoldClient(slug: string) {
  const [holdClient] = useState(() =>
    createHoldClient({ hold: requestHold, change: requestHoldChange, release: requestHoldRelease }),
  );
  const holdState = useSyncExternalStore(holdClient.subscribe, holdClient.state);
  /** The hold on this tour: its seats stay available to the user even if the day sells out. */
  const viewerHold: Party | null = holdState.hold?.tourSlug === slug ? holdState.hold : null;
  useShareViewerHold(slug, viewerHold);
  return { holdClient, holdState, viewerHold };
}

/**
 * Holds the seats a booking form asks for while the form is open and a date is chosen. Booking also works without a hold:
 * the server decides.
 */
export function useHold(
  tour: BookableTour,
  { travelDate, startTime: chosenStart, optionId: chosenOption, numberOfTravelers }: Party,
  seats: SeatsAhead,
  { holdClient, holdState: { hold, isBusy, problem } }: ReturnType<typeof useHoldClient>,
  isOpen: boolean,
) {
  const firstOption = tour.options?.[0]?.id;

  /** Returns true if the current hold covers the party, which then fits even if the day is sold out. */
  function covers(party: Party): boolean {
    const { hold } = holdClient.state();
    return (
      hold?.tourSlug === tour.slug &&
      hold.travelDate === party.travelDate &&
      hold.startTime === (party.startTime || undefined) &&
      hold.optionId === (party.optionId || firstOption) &&
      party.numberOfTravelers <= hold.numberOfTravelers
    );
  }

  const startTime = chosenStart || undefined;
  const optionId = chosenOption || firstOption;
  const request = { tour: tour.slug, travelDate, startTime, optionId, numberOfTravelers };
  const whole = seats.dayOf(travelDate);
  const day = whole && dayAtStart(whole, startTime);
  const isInvalid =
    whole !== undefined &&
    day !== undefined &&
    (lacksStart(whole, startTime) ||
      unavailableReason(day) !== null ||
      seatsProblem(day, numberOfTravelers) !== null);
  const isAskable =
    holdRequestSchema.safeParse(request).success &&
    numberOfTravelers <= largestParty(tour.capacity) &&
    !(tour.departures.starts && startTime === undefined) &&
    (covers(request) || !isInvalid);
  const isWanted = isOpen && travelDate !== "";

  const { slug } = tour;
  useEffect(() => {
    const request = { tour: slug, travelDate, startTime, optionId, numberOfTravelers };
    const isSameDeparture = holdClient.isFor(request);
    if (!isWanted || (!isAskable && !isSameDeparture)) holdClient.release();
    else if (isAskable && !isSameDeparture) holdClient.want(request);
    else if (isAskable) {
      const timer = setTimeout(() => holdClient.want(request), pause);
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [holdClient, isWanted, isAskable, slug, travelDate, startTime, optionId, numberOfTravelers]);

  // Back and Forward may restore the page from the browser's back/forward cache.
  const comeBack = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted && isWanted && isAskable) holdClient.want(request);
  });
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => comeBack(event);
    window.addEventListener("pagehide", holdClient.release);
    window.addEventListener("pageshow", onPageShow);
    return () => {
      window.removeEventListener("pagehide", holdClient.release);
      window.removeEventListener("pageshow", onPageShow);
      holdClient.release();
    };
  }, [holdClient]);

  // A refusal means that the loaded seats are stale.
  const refusedDate = problem?.kind === "refused" ? problem.asked.travelDate : null;
  const refetch = useEffectEvent((date: TravelDate) => seats.refetch(date));
  useEffect(() => {
    if (refusedDate !== null) refetch(refusedDate);
  }, [refusedDate]);

  const isAsked = (party: Party, asked: Party) =>
    party.travelDate === asked.travelDate &&
    (party.startTime || undefined) === (asked.startTime || undefined) &&
    (party.optionId || firstOption) === (asked.optionId || firstOption) &&
    party.numberOfTravelers === asked.numberOfTravelers;

  return {
    hold,
    isBusy,
    /** The problem with the current values; null if it concerned earlier ones. */
    problem: problem?.kind === "refused" && !isAsked(request, problem.asked) ? null : problem,
    covers,
    /** Returns the field that the latest refusal of this party belongs to, or null. */
    refusedField(party: Party) {
      const { problem } = holdClient.state();
      return problem?.kind === "refused" && isAsked(party, problem.asked) ? problem.field : null;
    },
    /** Returns the id of the hold to book with, once no request is pending. */
    async holdToBook(): Promise<string | undefined> {
      // Skip the debounce: once booked, the hold can no longer change.
      if (isWanted && isAskable) holdClient.want(request);
      await holdClient.settled();
      return holdClient.state().hold?.holdId;
    },
    again: holdClient.again,
    extend: holdClient.extend,
    expire: holdClient.expire,
    release: holdClient.release,
  };
}
