import { useEffect, useEffectEvent, useState, useSyncExternalStore } from "react";
import { useWatch } from "react-hook-form";
import type { UseFormReturn } from "react-hook-form";
import { seatsProblem, unavailableReason } from "~/domain/availability";
import { largestParty } from "~/domain/party";
import type { BookingFormValues } from "~/domain/booking";
import type { TravelDate } from "~/domain/calendar";
import { holdRequestSchema } from "~/domain/hold";
import type { TourCard } from "~/domain/tour";
import { useTellOwnHold } from "~/hooks/use-own-hold";
import { changeHold, releaseHold, requestHold } from "./request-hold";
import { createSeatKeeper } from "./seat-keeper";
import type { SeatsAhead } from "./use-seats-ahead";

/** How long a number has to stand before seats are held by it: it may still be typed. */
const pause = 400;

type Party = Pick<BookingFormValues, "travelDate" | "numberOfTravelers">;

export type SeatHold = ReturnType<typeof useHold>;

/** What is held for the person, before it is known what they want. */
export function useSeatKeeper(slug: string) {
  const [keeper] = useState(() =>
    createSeatKeeper({ hold: requestHold, change: changeHold, release: releaseHold }),
  );
  const kept = useSyncExternalStore(keeper.subscribe, keeper.state);
  /** What is held on this tour: those seats are the person's, whatever else is heard of the day. */
  const ownHold: Party | null = kept.hold?.tourSlug === slug ? kept.hold : null;
  useTellOwnHold(slug, ownHold);
  return { keeper, kept, ownHold };
}

/**
 * Holds the seats a booking form asks for, from the choice of the date on, for as long as the form is open. Without a hold
 * the booking goes on: the server decides.
 */
export function useHold(
  tour: TourCard,
  form: UseFormReturn<BookingFormValues>,
  seats: SeatsAhead,
  { keeper, kept: { hold, isBusy, trouble } }: ReturnType<typeof useSeatKeeper>,
  isOpen: boolean,
) {
  const [travelDate, numberOfTravelers] = useWatch({
    control: form.control,
    name: ["travelDate", "numberOfTravelers"],
  });

  /** Whether so many seats on this day are held at this moment: then they are there, whatever else was heard of the day. */
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
  const isMisfit =
    day !== undefined && (unavailableReason(day) !== null || seatsProblem(day, numberOfTravelers) !== null);
  const isAskable =
    holdRequestSchema.safeParse(request).success &&
    numberOfTravelers <= largestParty(tour.capacity) &&
    (covers(request) || !isMisfit);
  const isWanted = isOpen && travelDate !== "";

  const { slug } = tour;
  useEffect(() => {
    const request = { tour: slug, travelDate, numberOfTravelers };
    const isSameDeparture = keeper.isFor(request);
    if (!isWanted || (!isAskable && !isSameDeparture)) keeper.letGo();
    else if (isAskable && !isSameDeparture) keeper.want(request);
    else if (isAskable) {
      const timer = setTimeout(() => keeper.want(request), pause);
      return () => clearTimeout(timer);
    }
    return undefined;
  }, [keeper, isWanted, isAskable, slug, travelDate, numberOfTravelers]);

  // Back and Forward may bring the page again as it was.
  const comeBack = useEffectEvent(({ persisted }: PageTransitionEvent) => {
    if (persisted && isWanted && isAskable) keeper.want(request);
  });
  useEffect(() => {
    const onPageShow = (event: PageTransitionEvent) => comeBack(event);
    window.addEventListener("pagehide", keeper.letGo);
    window.addEventListener("pageshow", onPageShow);
    return () => {
      window.removeEventListener("pagehide", keeper.letGo);
      window.removeEventListener("pageshow", onPageShow);
      keeper.letGo();
    };
  }, [keeper]);

  // Seats that were refused are fewer than was known.
  const refusedDate = trouble?.kind === "refused" ? trouble.asked.travelDate : null;
  const lookUpAnew = useEffectEvent((date: TravelDate) => seats.lookUpAnew(date));
  useEffect(() => {
    if (refusedDate !== null) lookUpAnew(refusedDate);
  }, [refusedDate]);

  return {
    hold,
    isBusy,
    /** What went wrong with these answers; not what was wrong with others. */
    trouble: trouble?.kind === "refused" && !isOf(request, trouble.asked) ? null : trouble,
    covers,
    /** The field beside which a refusal of these answers stands, as it is known at this moment, or null. */
    refusedField(party: Party) {
      const { trouble } = keeper.state();
      return trouble?.kind === "refused" && isOf(party, trouble.asked) ? trouble.field : null;
    },
    /** The hold that is to become the booking's, once all that was asked for is answered. */
    async holdToBook(): Promise<string | undefined> {
      // A number that was changed a moment ago is still waited with: later the hold would be the booking's.
      if (isWanted && isAskable) keeper.want(request);
      await keeper.settled();
      return keeper.state().hold?.holdId;
    },
    again: keeper.again,
    extend: keeper.extend,
    expire: keeper.expire,
    letGo: keeper.letGo,
  };
}

function isOf(answers: Party, asked: Party): boolean {
  return answers.travelDate === asked.travelDate && answers.numberOfTravelers === asked.numberOfTravelers;
}
