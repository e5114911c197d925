import { ChevronUp } from "lucide";
import { lazy, Suspense, useEffect, useId, useRef, useState } from "react";
import { Exact } from "~/ui/exact";
import { OptionField } from "~/features/bookings/option-field";
import { BookingStop } from "~/features/bookings/dialog/book-tour";
import { useBookingStop, useTourBooking } from "~/features/bookings/dialog/use-tour-booking";
import { TourRating } from "~/features/reviews/tour-rating";
import { buttonClasses } from "~/ui/button";
import {
  newTripChoice,
  readTripQuery,
  tripParty,
  tripQuery,
  type TripChoice,
} from "~/domain/bookings/trip-choice";
import { formatDay, type TravelDate } from "~/domain/calendar/calendar";
import { pathIn } from "~/domain/language/addresses";
import { currentLanguage } from "~/domain/language/language";
import { settingsMessages } from "~/domain/settings/messages";
import { formatRupees } from "~/domain/money/money";
import type { FareRange } from "~/domain/prices/fares";
import { shownOption } from "~/domain/prices/offers";
import type { TourOption } from "~/domain/prices/offers-schema";
import type { TourOutline } from "~/domain/tours/tour-schema";
import { useHydrated } from "~/platform/hydration/use-hydrated";
import { useIsPreview } from "~/platform/pages/use-preview";
import {
  changeTripChoice,
  chooseTrip,
  tripChoiceOf,
  useTripChoice,
} from "~/features/bookings/use-trip-choice";
import { useIsWide } from "~/platform/browser/use-is-wide";
import { isForHere, pressWithSpace } from "~/platform/browser/press-link";
import { Icon } from "~/ui/icon";
import { tourCardMessages } from "../card/messages";
import { bookingPanelMessages } from "./messages";
import { PartyFields, StandingTerms, UnloadedDate, type DateUse } from "./panel-fields";

const loadSheet = () => import("./panel-sheet");
const PanelSheet = lazy(loadSheet);

type PanelCode = typeof import("./panel-live");

interface BookingPanelProps {
  tour: TourOutline;
  fares: FareRange;
  /** Fares of each option by its id; only of a tour with options. */
  optionFares?: Record<string, FareRange> | undefined;
  /** The next bookable day while the season is closed. */
  runsAgain: TravelDate | null;
}

/**
 * Date, party, total and Book button: beside the text on wide screens, on narrow ones a bar that opens them in a sheet. The page's
 * HTML is a form that leads to the booking form; the calendar and the total are loaded once someone turns to it.
 */
export function BookingPanel({ tour, fares: faresOfTour, optionFares, runsAgain }: BookingPanelProps) {
  const m = bookingPanelMessages();
  const choice = useTripChoice(tour.slug);
  const option = shownOption(tour, choice.optionId);
  const fares = (option && optionFares?.[option.id]) ?? faresOfTour;
  const address = pathIn(currentLanguage(), `/book/${tour.slug}${tripQuery(choice)}`);
  const { openFrom, openerProps, dialog } = useTourBooking(tour, address);
  const { code, load } = usePanelCode(choice.travelDate !== "");
  const stop = useBookingStop(tour);
  const [sheet, setSheet] = useState<"never" | "closed" | "open">("never");
  const barButton = useRef<HTMLAnchorElement>(null);
  const isPreview = useIsPreview();
  const price = <Price fares={fares} per={option?.pricePer} />;
  const isWide = useIsWide();

  function bookFromSheet() {
    setSheet("closed");
    if (barButton.current) openFrom(barButton.current);
  }
  const fields = { tour, optionFares, choice, load, openerProps };

  return (
    <aside
      aria-label={m.panel}
      className="z-20 max-lg:sticky max-lg:bottom-0 max-lg:order-last max-lg:-mx-4 sm:max-lg:-mx-6 lg:sticky lg:top-24 lg:col-start-2 lg:row-span-6 lg:row-start-1 lg:self-start print:static"
    >
      <div className="hidden rounded-card border border-line bg-card p-6 card-shadow lg:block print:block print:border-0 print:p-0 print:[box-shadow:none]">
        <div className="flex flex-wrap items-end justify-between gap-x-3">
          {price}
          {tour.rating !== null && (
            <a href="#reviews" className="py-1 hover:underline print:hidden">
              <TourRating tour={tour} />
            </a>
          )}
        </div>
        <RunsAgain day={runsAgain} />
        <div className="mt-4 print:hidden">
          {stop === null ? (
            // Hidden on narrow screens, where the sheet has the same.
            <PanelForm {...fields} code={isWide ? code : null} onBook={openFrom} />
          ) : (
            <BookingStop className={buttonClasses("primary", "w-full")}>{stop}</BookingStop>
          )}
          {stop === settingsMessages().opensSoon && (
            <p className="mt-3 text-sm text-muted">{settingsMessages().opensSoonReason}</p>
          )}
        </div>
      </div>

      {stop === settingsMessages().opensSoon && (
        <p className="border-t border-line bg-card px-4 pt-2 text-sm text-muted lg:hidden print:hidden">
          {settingsMessages().opensSoonReason}
        </p>
      )}
      <div className="flex items-center justify-between gap-3 border-t border-line bg-card px-4 py-2.5 float-shadow sm:px-6 lg:hidden print:hidden">
        <SheetOpener
          fares={fares}
          per={option?.pricePer}
          choice={choice}
          runsAgain={runsAgain}
          isOff={stop !== null}
          onOpen={() => {
            load();
            setSheet("open");
          }}
        />
        {stop !== null ? (
          <BookingStop className={buttonClasses("primary")}>{stop}</BookingStop>
        ) : isPreview ? (
          <button type="button" disabled className={buttonClasses("primary", "px-4 whitespace-nowrap")}>
            {m.book}
          </button>
        ) : (
          <BarButton address={address} ref={barButton} openerProps={openerProps} onPress={openFrom} />
        )}
      </div>
      {sheet !== "never" && (
        <Suspense>
          <PanelSheet
            isOpen={sheet === "open"}
            close={() => setSheet("closed")}
            reopen={() => setSheet("open")}
            tourTitle={tour.title}
          >
            <div className="mt-2 mb-4">{price}</div>
            <PanelForm {...fields} code={code} onBook={bookFromSheet} />
          </PanelSheet>
        </Suspense>
      )}
      {dialog}
    </aside>
  );
}

/** Loads the calendar and the total: on the first sign of interest, or at once if a date was chosen before. */
function usePanelCode(isWanted: boolean) {
  const [code, setCode] = useState<PanelCode | null>(null);
  const isPreview = useIsPreview();
  function load() {
    if (code !== null || isPreview) return;
    // If it fails to load, the plain fields stay: they lead to the booking form.
    import("./panel-live").then(
      (loaded) => setCode(loaded),
      () => undefined,
    );
  }
  useEffect(() => {
    if (isWanted) load();
  });
  return { code, load };
}

type PricePer = TourOption["pricePer"] | undefined;

function Price({ fares: { lowest, highest }, per = "person" }: { fares: FareRange; per?: PricePer }) {
  const price = (
    <strong translate="no" className="font-display text-3xl leading-tight font-normal tabular-nums">
      {formatRupees(lowest)}
    </strong>
  );
  return (
    <p>
      <span className="block text-sm text-muted">{bookingPanelMessages().pricePer[per]}</span>
      {lowest < highest ? tourCardMessages().fromPrice(price, "text-muted") : price}
    </p>
  );
}

function RunsAgain({ day }: { day: TravelDate | null }) {
  return day !== null && bookingPanelMessages().runsAgain(formatDay(day), "font-semibold");
}

/** Price and choice in the bar of narrow screens. */
function SheetOpener({
  fares: { lowest, highest },
  per = "person",
  choice,
  runsAgain,
  isOff,
  onOpen,
}: {
  fares: FareRange;
  per?: PricePer;
  choice: TripChoice;
  runsAgain: TravelDate | null;
  isOff: boolean;
  onOpen: () => void;
}) {
  const isHydrated = useHydrated();
  const isButton = isHydrated && !isOff;
  const m = bookingPanelMessages();
  const amount = (
    <strong translate="no" className="font-display text-xl leading-tight font-normal text-ink tabular-nums">
      {formatRupees(lowest)}
    </strong>
  );
  const price = (
    <span className="block text-sm text-muted">
      {lowest < highest ? tourCardMessages().fromPrice(amount) : amount}{" "}
      {/* The second line of the text says it. */}
      {isButton && <span className="max-[22.5rem]:sr-only">{m.each[per]}</span>}
    </span>
  );
  if (!isButton) {
    return (
      <p>
        {price}
        <span className="block text-sm font-semibold">
          {runsAgain === null ? <span>{m.per[per]}</span> : m.runsAgainShort(formatDay(runsAgain))}
        </span>
      </p>
    );
  }
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      onPointerEnter={() => void loadSheet().catch(() => undefined)}
      className="min-w-0 rounded-control py-0.5 text-left"
    >
      {price}
      <span className="flex items-center gap-1 text-sm font-semibold text-peacock">
        <span className="underline underline-offset-4">
          {choice.travelDate === "" ? (
            <span>{m.chooseDate}</span>
          ) : (
            <Exact>{formatDay(choice.travelDate)}</Exact>
          )}
        </span>
        <Icon icon={ChevronUp} className="size-4 shrink-0" />
        <span className="sr-only">{tripParty(choice)}</span>
      </span>
    </button>
  );
}

function BarButton({
  address,
  ref,
  openerProps,
  onPress,
}: {
  address: string;
  ref: React.Ref<HTMLAnchorElement>;
  openerProps: ReturnType<typeof useTourBooking>["openerProps"];
  onPress: (element: HTMLElement) => void;
}) {
  const isHydrated = useHydrated();
  return (
    <a
      ref={ref}
      href={address}
      data-scripted
      {...(isHydrated && { role: "button" })}
      {...openerProps}
      onClick={(event) => {
        if (!isForHere(event)) return;
        event.preventDefault();
        onPress(event.currentTarget);
      }}
      onKeyDown={pressWithSpace}
      className={buttonClasses("primary", "px-4 whitespace-nowrap")}
    >
      {bookingPanelMessages().book}
    </a>
  );
}

function PanelForm({
  tour,
  optionFares,
  choice,
  code,
  load,
  openerProps,
  onBook,
}: {
  tour: TourOutline;
  optionFares: BookingPanelProps["optionFares"];
  choice: TripChoice;
  code: PanelCode | null;
  load: () => void;
  openerProps: ReturnType<typeof useTourBooking>["openerProps"];
  /** Called with the pressed button. */
  onBook: (element: HTMLElement) => void;
}) {
  const m = bookingPanelMessages();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [dateUse, setDateUse] = useState<DateUse>("none");
  const isPreview = useIsPreview();
  const { slug } = tour;
  const firstOption = tour.options?.[0]?.id;
  const change = (changed: Partial<TripChoice>) => changeTripChoice(slug, changed);

  // Takes over what was chosen before hydration.
  useEffect(() => {
    if (!form.current) return;
    const typed = new URLSearchParams();
    for (const [name, value] of new FormData(form.current))
      if (typeof value === "string" && !(name === "option" && value === firstOption)) typed.set(name, value);
    const choice = readTripQuery(typed);
    const query = tripQuery(choice);
    if (query !== "" && query !== tripQuery(tripChoiceOf(slug) ?? newTripChoice)) chooseTrip(slug, choice);
  }, [slug, firstOption]);

  return (
    <form
      ref={form}
      action={pathIn(currentLanguage(), `/book/${slug}`)}
      noValidate
      aria-label={m.form}
      className="grid gap-4"
    >
      <OptionField
        field={{
          name: "option",
          error: undefined,
          value: choice.optionId ?? "",
          onChange: (optionId) => change({ optionId }),
        }}
        options={tour.options}
        fares={optionFares}
      />
      {code !== null ? (
        <code.PanelDate id={id} tour={tour} choice={choice} change={change} use={dateUse} />
      ) : (
        <UnloadedDate
          id={id}
          value={choice.travelDate}
          onInterest={load}
          onPress={() => {
            load();
            setDateUse("open");
          }}
          onFocusChange={(isFocused) => setDateUse(isFocused ? "focused" : "none")}
        />
      )}
      <PartyFields id={id} tour={tour} choice={choice} change={change} onInterest={load} />
      {code === null || choice.travelDate === "" ? (
        <StandingTerms />
      ) : (
        <code.PanelTotal tour={tour} choice={choice} />
      )}
      <button
        type={isPreview ? "button" : "submit"}
        data-scripted
        disabled={isPreview}
        {...openerProps}
        onClick={(event) => {
          if (!isForHere(event)) return;
          event.preventDefault();
          onBook(event.currentTarget);
        }}
        className={buttonClasses("primary", "w-full text-lg")}
      >
        {m.book}
      </button>
      <p className="-mt-1 text-center text-sm text-muted">{m.nothingCharged}</p>
    </form>
  );
}
