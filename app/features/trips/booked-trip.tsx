import { CalendarPlus, CircleCheckBig, Clock, MessageCircle, Share2, TicketCheck, Users } from "lucide";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { DueNote } from "~/features/bookings/due-note";
import { OfflineReady } from "~/features/bookings/offline-ready";
import { addressesOf } from "~/features/bookings/offline-trip";
import { WhereToFind } from "~/features/bookings/where-to-find";
import { TourPicture } from "~/features/tour-pictures/tour-picture";
import { bookingMadeTitle, isReserved } from "~/domain/bookings/booking";
import { pictureAlt } from "~/domain/tours/picture-alt";
import { partyInWords } from "~/domain/bookings/booking-review";
import { dueInWords } from "~/domain/bookings/unpaid-booking";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { startInWords } from "~/domain/departures/cut-off-in-words";
import { nextSteps } from "~/domain/desk/next-steps";
import { formatRupees } from "~/domain/money/money";
import { depositInWords } from "~/domain/prices/deposit";
import type { BookingPage } from "~/domain/trips/traveler-booking";
import { progressInWords } from "~/domain/trips/party-details";
import { shareLink } from "~/platform/browser/share-link";
import { useOfflinePage } from "~/platform/offline/use-offline-page";
import { useNow } from "~/platform/pages/use-site";
import { Button, buttonClasses } from "~/ui/button";
import { Icon } from "~/ui/icon";
import { TripSteps } from "./trip-steps";
import { bookedMessages } from "./booked-messages/messages";
import { pathIn } from "~/domain/language/addresses";
import { currentLanguage } from "~/domain/language/language";

/** A new booking: what is booked, for whom, when and where, its papers, and what comes next. Paid or not, it is the same page. */
export function BookedTrip({
  page,
  path,
  url,
  isPayOnlineOffered,
  at,
}: {
  page: BookingPage;
  /** Path of the booking's page. */
  path: string;
  /** The same with its origin, to share. */
  url: string;
  isPayOnlineOffered: boolean;
  /** Time of loading. */
  at: string;
}) {
  const m = bookedMessages();
  const { booking, money, tour } = page;
  const now = useNow();
  const { isCached } = useOfflinePage("trip", { addresses: addressesOf(page, path), at });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // After the booking dialog, which gives the focus back as it closes.
    const timer = setTimeout(() => heading.current?.focus());
    return () => clearTimeout(timer);
  }, []);
  const isPending = booking.status === "pending";
  const isWaiting = isPending || isReserved(booking);
  const due = dueInWords(booking, money.toPay);
  const start = startInWords(booking.travelDate, tour);
  const steps = nextSteps(page, now);
  return (
    <div className="mx-auto max-w-5xl px-4 py-5 sm:px-6 sm:py-10">
      <header className="overflow-hidden rounded-card bg-card card-shadow">
        <TourPicture
          tour={tour.cover}
          shape="hero"
          alt={pictureAlt(tour)}
          sizes="(min-width: 1024px) 976px, 100vw"
          className="h-36 w-full object-cover object-[68%_50%] sm:h-64"
        />
        <div className="p-5 sm:p-8">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <Icon
              icon={isWaiting ? Clock : CircleCheckBig}
              className={`size-10 shrink-0 ${isWaiting ? "text-warning" : "text-success"}`}
            />
            <h1 ref={heading} tabIndex={-1} className="text-3xl outline-none sm:text-5xl">
              {bookingMadeTitle(booking)}
            </h1>
          </div>
          <p className="mt-4 text-lg leading-snug sm:text-xl">
            <span>{booking.tourTitle}</span>
            <strong translate="no" className="block">
              {start}
            </strong>
            <span className="block text-muted">
              {m.summary({
                party: partyInWords(booking),
                duration: booking.tourDuration,
                operator: page.operatorName,
              })}
            </span>
          </p>
          {due !== null ? (
            <DueNote className="mt-4">{due}</DueNote>
          ) : (
            money.toPay === 0 &&
            money.paid > 0 && (
              <p
                role="status"
                className="mt-4 rounded-control border-l-4 border-success bg-success-subtle p-3 font-semibold text-success"
              >
                {m.paid(formatRupees(money.paid - money.refunded))} {m.isConfirmed(booking.bookingId)}
              </p>
            )
          )}
          <p className="mt-4 text-muted">
            {m.mail({ isPending, email: booking.customerEmail, id: booking.bookingId })}
          </p>
          <Actions page={page} path={path} url={url} start={start} isPayOnlineOffered={isPayOnlineOffered} />
        </div>
      </header>
      <div className="mt-8 grid items-start gap-8 sm:mt-10 lg:grid-cols-2 lg:gap-14">
        <section aria-labelledby="next">
          <h2 id="next" className="text-2xl">
            {m.next}
          </h2>
          <TripSteps steps={steps} path={path} isElsewhere className="mt-4 grid gap-4" />
        </section>
        <section aria-labelledby="meet">
          <h2 id="meet" className="text-2xl">
            {m.meet}
          </h2>
          <p translate="no" className="mt-4 font-semibold">
            {start}
          </p>
          <p className="mt-1">{tour.meetingPoint}</p>
          {page.lastDay !== booking.travelDate && m.backOn(formatTravelDate(page.lastDay))}
          <h2 className="mt-8 text-2xl">{m.party}</h2>
          <p className="mt-3">{progressInWords(page.party, now)}</p>
          <dl className="mt-8 flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line pt-4">
            <dt>{m.total}</dt>
            <dd translate="no" className="font-semibold tabular-nums">
              {formatRupees(booking.totalAmount)}
            </dd>
            {booking.deposit && money.paid === 0 && (
              <dd className="basis-full text-muted">{depositInWords(booking.deposit)}</dd>
            )}
          </dl>
        </section>
      </div>
      <p className="mt-8 text-muted">
        <WhereToFind bookingId={booking.bookingId} path={path} />
        <OfflineReady isCached={isCached} className="block" />
      </p>
    </div>
  );
}

function Actions({
  page: { booking, documents, money, party, tour },
  path,
  url,
  start,
  isPayOnlineOffered,
}: {
  page: BookingPage;
  path: string;
  url: string;
  /** Date and time of the departure, in words. */
  start: string;
  isPayOnlineOffered: boolean;
}) {
  const m = bookedMessages();
  const [note, setNote] = useState("");
  const isPayable = isPayOnlineOffered && money.toPay > 0;
  const words = m.share({
    tour: booking.tourTitle,
    start,
    meetingPoint: tour.meetingPoint,
    id: booking.bookingId,
    url,
  });
  return (
    <>
      <div className="mt-6 grid gap-2 sm:grid-cols-2 lg:grid-cols-4">
        {isPayable && (
          <Link to={`${path}/pay`} className={buttonClasses("primary", "sm:col-span-full")}>
            {m.pay(formatRupees(money.toPay))}
          </Link>
        )}
        {documents.voucher && (
          <>
            <a
              href={pathIn(currentLanguage(), `${path}/voucher`)}
              className={buttonClasses(isPayable ? "secondary" : "primary", "max-sm:min-h-12")}
            >
              <Icon icon={TicketCheck} className="size-4" />
              {m.voucher}
            </a>
            <a href={`${path}/trip.ics`} className={buttonClasses("secondary")}>
              <Icon icon={CalendarPlus} className="size-4" />
              {m.calendar}
            </a>
          </>
        )}
        {!party.isComplete && (
          <Link to={`${path}/party`} className={buttonClasses("secondary")}>
            <Icon icon={Users} className="size-4" />
            {m.names}
          </Link>
        )}
        <a
          href={`https://wa.me/?text=${encodeURIComponent(words)}`}
          target="_blank"
          rel="noreferrer"
          className={buttonClasses("secondary")}
        >
          <Icon icon={MessageCircle} className="size-4" />
          {m.onWhatsApp}
        </a>
      </div>
      <p className="mt-3 text-sm wrap-anywhere text-muted">
        <span>{m.anyone}</span>{" "}
        <Button
          variant="quiet"
          className="min-h-8 px-1"
          onClick={() => void shareLink({ title: booking.tourTitle, url }).then(setNote)}
        >
          <Icon icon={Share2} className="size-4" />
          {m.shareLink}
        </Button>{" "}
        <span role="status">{note}</span>
      </p>
    </>
  );
}
