import { Link } from "react-router";
import { holdsSeats } from "~/domain/bookings/booking-status";
import { travelersOption } from "~/components/bookings/booking-fields";
import { PriceLines } from "~/components/bookings/price-lines";
import { TripBadge } from "~/components/bookings/trip-badge";
import { PartPaidBadge } from "~/components/bookings/unpaid-badges";
import { TourPicture } from "~/components/tours/tour-picture";
import { DescriptionList } from "~/components/ui/description-list";
import { roomTypeLabels } from "~/domain/bookings/booking";
import { paymentMethodLabels } from "~/domain/bookings/payment-methods";
import { partyInWords } from "~/domain/bookings/booking-review";
import { whenInWords, type BookingPage } from "~/domain/bookings/traveler-booking";
import { formatTravelDate } from "~/domain/calendar/travel-date";
import { startInWords } from "~/domain/departures/cut-off-in-words";
import { useToday } from "~/hooks/use-site";
import { MessagesToYou } from "~/components/bookings/messages-to-you";
import {
  whatHappenedInWords,
  type BookingActor,
  type BookingHistoryEntry,
} from "~/domain/bookings/booking-history";
import { formatInstantInIndia } from "~/domain/calendar/calendar";
import { dueInWords } from "~/domain/bookings/unpaid-booking";
import { DueNote } from "~/components/bookings/due-note";
import { TripMoney } from "./trip-money";

interface BookingSheetProps {
  page: BookingPage;
  path: string;
  headingRef?: React.Ref<HTMLHeadingElement>;
  /** Actions, below the title. */
  actions?: React.ReactNode;
  /** Content below the details. */
  children?: React.ReactNode;
}

/** Details of the traveler's booking, on screen and in print. */
export function BookingSheet({ page, path, headingRef, actions, children }: BookingSheetProps) {
  const today = useToday();
  const { booking, history, isOver, lastDay, tour } = page;
  const due = dueInWords(booking, page.money.toPay);
  return (
    <>
      <header className="overflow-hidden rounded-card bg-card shadow-card">
        <TourPicture
          tour={tour.cover}
          shape="hero"
          alt={`${tour.place}: ${tour.motif}`}
          sizes="(min-width: 1152px) 1104px, 100vw"
          className="h-24 w-full object-cover object-[68%_60%] sm:h-60 print:hidden"
        />
        <div className="p-5 sm:p-8">
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
            <TripBadge status={booking.status} isOver={isOver} />
            <PartPaidBadge booking={booking} />
            <span className="tabular-nums">Booking {booking.bookingId}</span>
            {holdsSeats(booking.status) && (
              <span className="print:hidden">{whenInWords(booking, today)}</span>
            )}
          </p>
          <h1 ref={headingRef} tabIndex={-1} className="mt-3 text-3xl outline-none sm:text-4xl">
            {booking.tourTitle}
          </h1>
          <p className="mt-2 text-lg">
            {startInWords(booking.travelDate, tour.startTime)}
            {lastDay !== booking.travelDate && ` to ${formatTravelDate(lastDay)}`}
          </p>
          <p className="text-muted">
            {booking.tourDuration} from {booking.departureCity},{" "}
            {travelersOption(booking.numberOfTravelers).toLowerCase()}, with {page.operatorName}
          </p>
          {due !== null && <DueNote className="mt-4">{due}</DueNote>}
          {actions && <div className="mt-4 flex flex-wrap gap-3 print:hidden">{actions}</div>}
        </div>
      </header>

      <div className="mt-10 grid gap-10 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="grid min-w-0 content-start gap-10">
          <Details page={page} />
          <TripMoney booking={booking} money={page.money} />
          {children}
          <OnTheWay page={page} />
        </div>
        <div className="grid content-start gap-10">
          <BookingTimeline history={history} />
          <MessagesToYou messages={page.messages} answerPath={`${path}/messages`} />
        </div>
      </div>
    </>
  );
}

function Details({ page: { booking, priceLines, gst } }: { page: BookingPage }) {
  return (
    <section aria-labelledby="details">
      <h2 id="details" className="text-2xl">
        Your booking
      </h2>
      <DescriptionList
        className="mt-4"
        entries={[
          ["Name", booking.customerName],
          ["E-mail", booking.customerEmail],
          ["Phone", booking.customerPhone],
          ["Emergency contact", `${booking.emergencyName}, ${booking.emergencyPhone}`],
          ["Special requests", booking.specialRequests ?? "None"],
          ["Travelers", partyInWords(booking)],
          ["Room", roomTypeLabels[booking.roomType]],
          ["Payment method", paymentMethodLabels[booking.paymentMethod]],
        ]}
      />
      <div className="mt-5">
        <PriceLines lines={priceLines ?? []} total={booking.totalAmount} gst={gst ?? undefined} />
      </div>
    </section>
  );
}

function OnTheWay({ page: { booking, tour } }: { page: BookingPage }) {
  return (
    <section aria-labelledby="on-the-way">
      <h2 id="on-the-way" className="text-2xl">
        On the way
      </h2>
      <h3 className="mt-4 text-lg font-semibold">Where we meet</h3>
      <p className="mt-1 font-semibold">{startInWords(booking.travelDate, tour.startTime)}</p>
      <p className="mt-1">{tour.meetingPoint}</p>
      <h3 className="mt-5 text-lg font-semibold">What to carry</h3>
      <ul className="mt-2 grid list-disc gap-1 pl-5 marker:text-sandstone sm:grid-cols-2 sm:gap-x-8">
        {tour.carry.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      {tour.path !== null && (
        <p className="mt-5 print:hidden">
          <Link to={`${tour.path}#itinerary`} className="text-peacock underline underline-offset-4">
            What happens day by day
          </Link>
        </p>
      )}
    </section>
  );
}

const actors: Record<BookingActor, string> = {
  traveler: "by you",
  operator: "by the operator",
  team: "by our team",
  system: "automatically",
};

/** History of a booking with times in IST and actors. */
function BookingTimeline({ history }: { history: readonly BookingHistoryEntry[] }) {
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="text-2xl">
        History
      </h2>
      <ol className="mt-4 ml-1.5 grid border-l border-line">
        {history.map((moment) => (
          <li
            key={`${moment.at} ${moment.what}`}
            className="relative pb-5 pl-6 before:absolute before:top-2 before:-left-[0.4rem] before:size-3 before:rounded-full before:bg-sandstone last:pb-0 last:before:bg-vermilion"
          >
            <strong className="block">{whatHappenedInWords(moment)}</strong>
            <span className="text-muted">
              <time dateTime={moment.at}>{formatInstantInIndia(moment.at)}</time>, {actors[moment.by]}
            </span>
            {moment.reason !== null && <span className="block">{moment.reason}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
