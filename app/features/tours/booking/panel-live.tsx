import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { z } from "zod";
import { ClosureNote } from "~/features/bookings/closure-note";
import { StartChooser } from "~/features/seats/start-chooser";
import { bookableDayNote, TourDatePicker } from "~/features/seats/tour-date-picker";
import { useSeatsAhead } from "~/features/seats/use-seats-ahead";
import { refundText } from "~/domain/bookings/cancellation";
import type { TripChoice } from "~/domain/bookings/trip-choice";
import { formatDay, lastBookableDate, todayInIndia } from "~/domain/calendar/calendar";
import { dayAtStart, seatsProblem, unavailableReason, waitingListPath } from "~/domain/tours/availability";
import { cutOffInWords } from "~/domain/departures/cut-off-in-words";
import { nextOpenDays } from "~/domain/departures/departure";
import { rulesOfStart } from "~/domain/departures/start";
import { monthOf } from "~/domain/calendar/months";
import { countSeats } from "~/domain/seats/hold-countdown";
import { formatRupees } from "~/domain/money/money";
import { RefundPeriods } from "~/features/bookings/refund-periods";
import { quoteSchema, type Quote } from "~/domain/prices/quote";
import { quoteRequestSchema } from "~/domain/prices/quote-request";
import { shownOption } from "~/domain/prices/offers";
import type { TourOutline } from "~/domain/tours/tour-schema";
import { useNow } from "~/platform/pages/use-site";
import { useViewerHold } from "~/features/seats/use-viewer-hold";
import { ApiError, callApi } from "~/platform/api/call-api";
import { bookingPanelMessages } from "./messages";
import { FreeCancellation, type DateUse } from "./panel-fields";
import { langOfText } from "~/domain/language/language";

/** The parts of the booking panel that need the server: loaded on the first sign of interest. */

/** The departure date, chosen among the days on sale, with the seats left on it when they are few. */
export function PanelDate({
  id,
  tour,
  choice: { travelDate, startTime, optionId, adults, children },
  change,
  use: usedBefore,
}: {
  id: string;
  tour: TourOutline;
  choice: TripChoice;
  change: (changed: Partial<TripChoice>) => void;
  /** Use of the button that stood here while this was loading. */
  use: DateUse;
}) {
  const m = bookingPanelMessages();
  const now = useNow();
  const today = todayInIndia(now);
  const hold = useViewerHold(tour.slug);
  const seats = useSeatsAhead(tour.slug, hold, optionId);
  const per = shownOption(tour, optionId)?.pricePer;
  const party = adults + children;
  const day = travelDate === "" ? undefined : seats.dayOf(travelDate);
  const chosen = day && dayAtStart(day, startTime);
  const problem = chosen && (unavailableReason(chosen) ?? seatsProblem(chosen, party));

  // A date that was chosen before, or among the next departures.
  const lookUpOnce = useState(() => seats.lookUp)[0];
  useEffect(() => {
    if (travelDate !== "") lookUpOnce(monthOf(travelDate));
  }, [travelDate, lookUpOnce]);

  // Takes over from the button that stood here.
  const button = useRef<HTMLElement>(null);
  useEffect(() => {
    if (usedBefore !== "none") button.current?.focus({ preventScroll: true });
    if (usedBefore === "open") button.current?.click();
  }, [usedBefore]);

  return (
    <div className="flex flex-col gap-1">
      <label id={`${id}-date-label`} htmlFor={`${id}-date`} className="font-semibold">
        {m.departureDate}
      </label>
      <TourDatePicker
        ref={button}
        id={`${id}-date`}
        aria-describedby={problem ? `${id}-date-problem` : undefined}
        aria-invalid={problem ? true : undefined}
        aria-required
        value={travelDate}
        onChange={(date) => change({ travelDate: date })}
        first={today}
        last={lastBookableDate(today)}
        opensOn={nextOpenDays(tour.departures, now, 1)[0]}
        seats={seats}
        per={per}
        noteOf={(day) => bookableDayNote(day, { slug: tour.slug, party, optionId, per })}
      />
      <input type="hidden" name="date" value={travelDate} />
      {day?.starts && (
        <div className="mt-2">
          <StartChooser
            name="start"
            starts={day.starts}
            value={startTime}
            onChange={(time) => change({ startTime: time })}
          />
        </div>
      )}
      {problem ? (
        <p id={`${id}-date-problem`} role="alert" className="text-sm font-semibold text-danger">
          <span lang={langOfText(problem)}>{problem}</span>{" "}
          {chosen.status !== "closed" && (
            <Link
              to={waitingListPath(tour.slug, travelDate, { party, startTime, optionId })}
              className="font-semibold text-peacock underline underline-offset-4"
            >
              {m.joinWaitingList}
            </Link>
          )}
        </p>
      ) : (
        chosen && (
          <p className="text-sm text-muted">
            {chosen.status === "limited" && (
              <strong className="font-semibold text-warning">
                {chosen.seatsLeft === 1 ? (
                  <span>{m.lastSeat}</span>
                ) : (
                  m.onlyLeft(countSeats(chosen.seatsLeft))
                )}
              </strong>
            )}
            {m.bookBy(cutOffInWords(rulesOfStart(tour.departures, startTime ?? ""), travelDate))}
          </p>
        )
      )}
      {chosen?.closures && <ClosureNote sentences={chosen.closures} />}
    </div>
  );
}

const answerSchema = z.object({ quote: quoteSchema });
type Answer = { quote: Quote } | { problem: string };

/** The server's price of the chosen trip, with what a cancellation costs. */
export function PanelTotal({ tour, choice }: { tour: TourOutline; choice: TripChoice }) {
  const m = bookingPanelMessages();
  const isUntimed = tour.departures.starts !== undefined && choice.startTime === undefined;
  const answer = useTripQuote(tour.slug, choice, isUntimed);
  if (isUntimed) return <p className="border-t border-line pt-3 text-muted">{m.chooseStart}</p>;
  if (answer === null) {
    return (
      <p role="status" className="border-t border-line pt-3 text-muted">
        {m.gettingTotal}
      </p>
    );
  }
  if ("problem" in answer.shown) {
    return (
      <p role="alert" className="border-t border-line pt-3 text-sm font-semibold text-danger">
        {answer.shown.problem}
      </p>
    );
  }
  const { lines, total, refundSchedule, deposit } = answer.shown.quote;
  return (
    <div aria-busy={!answer.isCurrent} className="grid gap-3 border-t border-line pt-3">
      <dl className={answer.isCurrent ? "grid gap-1 tabular-nums" : "grid gap-1 tabular-nums opacity-60"}>
        {lines.map(({ code, label, amount }) => (
          <div key={`${code} ${label}`} className="flex justify-between gap-3">
            <dt>{label}</dt>
            <dd translate="no">{formatRupees(amount)}</dd>
          </div>
        ))}
        <div className="flex items-baseline justify-between gap-3 font-semibold" aria-live="polite">
          <dt>{m.total}</dt>
          <dd translate="no" className="text-2xl">
            {formatRupees(total)}
          </dd>
        </div>
      </dl>
      {deposit && m.deposit(formatRupees(deposit.amount))}
      <Cancellation periods={refundSchedule} />
      {refundSchedule.length > 1 && (
        <details className="-mt-2 text-sm">
          <summary className="flex min-h-8 cursor-pointer items-center font-semibold text-peacock underline underline-offset-4">
            {m.refundByDate}
          </summary>
          <RefundPeriods periods={refundSchedule} />
        </details>
      )}
    </div>
  );
}

function Cancellation({ periods }: { periods: Quote["refundSchedule"] }) {
  const [first] = periods;
  if (!first) return null;
  const m = bookingPanelMessages();
  if (first.percent === 100) return <FreeCancellation>{m.freeUntil(formatDay(first.to))}</FreeCancellation>;
  return (
    <p className="text-sm text-muted">
      {first.percent === 0 ? (
        <span>{m.tooSoon}</span>
      ) : (
        m.refundUntil(refundText(first.percent), formatDay(first.to))
      )}
    </p>
  );
}

/** Milliseconds between the last change of the party and its quote. */
const pause = 200;

/** Returns the newest answer, and false for `isCurrent` while a newer one is on its way; null before the first. */
function useTripQuote(
  slug: string,
  { travelDate, startTime, optionId, adults, children, infants }: TripChoice,
  isUntimed: boolean,
) {
  const party = { numberOfTravelers: adults + children, children, infants };
  const asked = { tour: slug, travelDate, startTime, optionId, ...party, roomType: "standard" };
  const request = quoteRequestSchema.safeParse(asked);
  const body = request.success && !isUntimed ? JSON.stringify(asked) : null;
  const [answered, setAnswered] = useState<{ body: string; answer: Answer } | null>(null);

  useEffect(() => {
    if (body === null) return;
    const canceled = new AbortController();
    const timer = setTimeout(() => {
      callApi(answerSchema, "/api/quotes", { body, signal: canceled.signal }).then(
        (answer) => setAnswered({ body, answer }),
        (error: unknown) => {
          if (canceled.signal.aborted) return;
          const problem = error instanceof ApiError ? firstProblem(error) : bookingPanelMessages().noTotal;
          setAnswered({ body, answer: { problem } });
        },
      );
    }, pause);
    return () => {
      clearTimeout(timer);
      canceled.abort();
    };
  }, [body]);

  if (!request.success)
    return {
      isCurrent: true,
      shown: { problem: request.error.issues[0]?.message ?? bookingPanelMessages().noTotal },
    };
  return answered && { isCurrent: answered.body === body, shown: answered.answer };
}

function firstProblem({ problem }: ApiError): string {
  return Object.values(problem.errors ?? {})[0]?.[0] ?? (problem.detail || bookingPanelMessages().noTotal);
}
